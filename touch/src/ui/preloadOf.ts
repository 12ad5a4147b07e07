import { sizedImage, srcSet } from '@touch/lib/images';
import { safeUrl } from '@touch/lib/safeUrl';

const WIDE = 750;

/** Values for `head.preload`, so that the first picture is requested with the page. */
export function preloadOf(picture: string, suffix: string, sizes: string) {
  const url = safeUrl(picture) ?? '';
  return { src: sizedImage(url, suffix, WIDE), srcSet: srcSet(url) ?? '', sizes };
}
