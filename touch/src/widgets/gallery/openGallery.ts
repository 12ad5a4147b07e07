import type { ArticlePicture } from '@touch/api/articleContent';
import { srcSet } from '@touch/lib/images';
import { safeUrl } from '@touch/lib/safeUrl';
import type { Messages } from '@touch/locales/messages';
import { openLayer } from '@touch/ui/sheet/layers';
import { type GalleryPicture, type GalleryWords, showGallery } from './showGallery';

export const galleryWords = (words: Messages): GalleryWords => ({
  name: words['gallery.name'],
  close: words['shell.close'],
  open: words['gallery.open'],
  previous: words['gallery.previous'],
  next: words['gallery.next'],
  download: words['gallery.download'],
  failed: words['gallery.imageFailed'],
});

/** The gallery's pictures of an article; an unsafe address keeps its place and shows nothing. */
export const galleryPictures = (pictures: readonly Omit<ArticlePicture, 'ref'>[]): GalleryPicture[] =>
  pictures.map(({ imageUrl, width, height, summary }) => {
    const src = safeUrl(imageUrl) ?? '';
    return { src, srcset: src ? srcSet(src) : undefined, width, height, caption: summary };
  });

let open = false;

/** Opens the gallery over the page: back closes it. */
export function openGallery(pictures: readonly GalleryPicture[], index: number, words: GalleryWords): void {
  if (open) return;
  open = true;
  const close = showGallery(pictures, index, words, () => {
    open = false;
    gone();
  });
  const gone = openLayer(() => close());
}
