import type { ShowPictures } from '@touch/features/questions/Media';

export const showPictures: ShowPictures = async (...pictures) =>
  (await import('@touch/widgets/gallery/showPictures')).showPictures(...pictures);
