import type { ShowPictures } from '@touch/features/questions/media/Media';

export const showPictures: ShowPictures = async (...pictures) =>
  (await import('@touch/features/gallery/comments/showPictures')).showPictures(...pictures);
