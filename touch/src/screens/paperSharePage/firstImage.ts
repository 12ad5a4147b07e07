import { sizedImage } from '@touch/lib/images';

/** Device pixels of a page's first image: at most 100 KB of a full page of text. */
const FIRST_WIDTH = 480;

export const firstImage = (url: string, suffix: string): string => sizedImage(url, suffix, FIRST_WIDTH);
