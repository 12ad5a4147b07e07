import type { Locale } from '@touch/locales/messages';

/** Brings the shelf that pictures of a text stand on, with its words. @throws where it does not come */
export async function addPictures(locale: Locale) {
  const { PicturePicker, loadTexts } = await import('./PicturePicker');
  await loadTexts(locale);
  return PicturePicker;
}
