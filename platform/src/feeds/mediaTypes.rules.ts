import { kinds } from '@platform/media/kinds';

/** By the ending of its address; pictures of the world often have none. */
export function typeOfUrl(url: string): string {
  const ending = /\.([a-z0-9]{2,4})(?:[?#]|$)/i.exec(url)?.[1]?.toLowerCase() ?? '';
  if (ending === 'm3u8') return 'application/vnd.apple.mpegurl';
  return kinds[ending === 'jpeg' ? 'jpg' : ending]?.type ?? 'image/jpeg';
}
