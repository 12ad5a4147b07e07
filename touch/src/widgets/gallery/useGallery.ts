import type { ArticlePicture } from '@touch/api/articleContent';
import { useWords } from '@touch/locales/words';

/** Opens the gallery at one of the pictures. If it does not load, the browser opens the picture. */
export function useGallery(pictures: readonly ArticlePicture[]): (index: number) => void {
  const words = useWords();
  return (index) => {
    import('./openGallery').then(
      ({ galleryPictures, galleryWords, openGallery }) =>
        openGallery(galleryPictures(pictures), index, galleryWords(words)),
      () => {
        const address = pictures[index]?.imageUrl;
        if (address?.startsWith('http')) window.location.assign(address);
      },
    );
  };
}
