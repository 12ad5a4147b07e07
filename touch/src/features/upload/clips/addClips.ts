import type { Locale } from '@touch/locales/messages';

/** Loads the picker of videos and recordings with its texts. @throws if the code does not load */
export async function addClips(locale: Locale) {
  const { ClipPicker, loadTexts } = await import('./ClipPicker');
  await loadTexts(locale);
  return ClipPicker;
}
