import type { LoadMedia } from '@touch/ui/attachments';
import { loadTexts } from '../PicturePicker';
import { MediaFields } from './MediaFields';
import { clipTexts } from './texts';

/** The fields for files with their texts. */
export const addMedia: LoadMedia = async (locale) => {
  await Promise.all([loadTexts(locale), clipTexts.loadTexts(locale)]);
  return MediaFields;
};
