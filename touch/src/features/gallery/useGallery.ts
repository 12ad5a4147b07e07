import type { ArticlePicture } from '@touch/api/articleContent';
import { useWords } from '@touch/locales/words';
import { galleryPictures, galleryWords, openGallery } from './openGallery';

/** Opens the full-screen view at one of the pictures. */
export function useGallery(pictures: readonly ArticlePicture[]): (index: number) => void {
  const words = useWords();
  return (index) => void openGallery(galleryPictures(pictures), index, galleryWords(words));
}
