import { sizedImage, srcSet } from '@touch/lib/images';

const WIDE = 750;

/** What `head.preload` needs so that the first picture is asked for with the page. */
export const preloadOf = (src: string, suffix: string, sizes: string) => ({
  src: sizedImage(src, suffix, WIDE),
  srcSet: srcSet(src) ?? '',
  sizes,
});
