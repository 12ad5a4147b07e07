import type { MediaNs } from 'feedsmith';
import type { SourceDraft, SourceFile, SourceMedia, SourcePicture } from '../reader.types';

/** One thing a feed's item carries besides its text. */
export interface Enclosure {
  url: string;
  /** Content type or medium; empty where it is not said. */
  type: string;
  /** Bytes; 0 where unknown. */
  size: number;
  /** Seconds; 0 where unknown. */
  duration: number;
  title: string;
  width?: number;
  height?: number;
}

const ENDINGS: Readonly<Record<string, RegExp>> = {
  image: /\.(?:jpe?g|png|gif|webp|avif|bmp)$/i,
  video: /\.(?:mp4|m4v|webm|mov|m3u8)$/i,
  audio: /\.(?:mp3|m4a|aac|ogg|oga|opus|wav)$/i,
};

export type Medium = 'image' | 'video' | 'audio' | 'file';

/** By what is said of it, else by its ending. */
export function mediumOf(url: string, type: string): Medium {
  const declaredType = type.toLowerCase();
  for (const medium of ['image', 'video', 'audio'] as const) {
    if (declaredType.startsWith(medium)) {
      return medium;
    }
  }
  if (declaredType === 'application/x-mpegurl' || declaredType === 'application/vnd.apple.mpegurl') {
    return 'video';
  }
  const [path = ''] = url.split(/[?#]/, 1);
  const found = declaredType === '' || declaredType === 'application/octet-stream';
  const medium = (['image', 'video', 'audio'] as const).find((one) => ENDINGS[one]?.test(path));
  return (found ? medium : undefined) ?? 'file';
}

/** media:content of an item; the contents of one group are the same thing in several forms, of which one is taken. */
export function mediaEnclosures(media: MediaNs.ItemOrFeed | undefined): Enclosure[] {
  const groups = (media?.groups ?? []).flatMap((group) => {
    const contents = group.contents ?? [];
    return contents.find((one) => one.isDefault === true) ?? contents[0] ?? [];
  });
  return [...groups, ...(media?.contents ?? [])].flatMap((one) => {
    const text = one.description?.value ?? one.title?.value ?? media?.description?.value ?? '';
    return one.url === undefined
      ? []
      : {
          url: one.url,
          type: one.type ?? one.medium ?? '',
          size: one.fileSize ?? 0,
          duration: one.duration ?? 0,
          title: text,
          ...sized(one.width, one.height),
        };
  });
}

/** The pictures a reader of media:thumbnail would show. */
export function thumbnails(media: MediaNs.ItemOrFeed | undefined): SourcePicture[] {
  const own = media?.thumbnails ?? [];
  const grouped = (media?.groups ?? []).flatMap((group) => group.thumbnails ?? []);
  const nested = (media?.contents ?? []).flatMap((one) => one.thumbnails ?? []);
  return [...own, ...grouped, ...nested].flatMap((one) =>
    one.url === undefined ? [] : { src: one.url, caption: '', ...sized(one.width, one.height) },
  );
}

/** Sorts what an item carries into pictures, media and files; a thumbnail is a cover, or the picture where there is none. */
export function sortEnclosures(
  enclosures: readonly Enclosure[],
  small: readonly SourcePicture[],
): Pick<SourceDraft, 'pictures' | 'media' | 'files'> {
  const pictures: SourcePicture[] = [];
  const media: SourceMedia[] = [];
  const files: SourceFile[] = [];
  const knownUrls = new Set<string>();
  for (const one of enclosures) {
    if (!knownUrls.has(one.url)) {
      knownUrls.add(one.url);
      const medium = mediumOf(one.url, one.type);
      const size = sized(one.width, one.height);
      if (medium === 'image') {
        pictures.push({ src: one.url, caption: one.title, ...size });
      } else if (medium === 'file') {
        files.push({ src: one.url, name: one.title || fileName(one.url), size: one.size });
      } else {
        media.push({
          kind: medium,
          src: one.url,
          cover: small[0]?.src ?? '',
          duration: one.duration,
          ...size,
        });
      }
    }
  }
  const [cover] = small;
  if (pictures.length === 0 && media.length === 0 && cover !== undefined) {
    pictures.push(cover);
  }
  return { pictures, media, files };
}

export function sized(
  width: number | undefined,
  height: number | undefined,
): { width?: number; height?: number } {
  return { ...(width === undefined ? {} : { width }), ...(height === undefined ? {} : { height }) };
}

/** The last part of the path, for people to read. */
export function fileName(url: string): string {
  const [path = ''] = url.split(/[?#]/, 1);
  const last = path.split('/').at(-1) ?? '';
  try {
    return decodeURIComponent(last) || url;
  } catch {
    return last;
  }
}
