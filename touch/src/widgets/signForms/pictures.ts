import type { Locale } from '@touch/locales/messages';
import type { ComponentType } from 'react';

export type UploadState = 'arrived' | 'going' | 'failed';

/** Picks and sends the pictures of one field. */
export type PicturePicker = ComponentType<{
  readonly pictures: readonly string[];
  readonly max: number;
  readonly isReadOnly: boolean;
  readonly onChange: (pictures: readonly string[]) => void;
  readonly onState: (state: UploadState) => void;
  readonly needsMember: (action: () => unknown) => void;
}>;

/** Sending of pictures, which loads with the first such field. */
export interface PictureSending {
  /** @throws where the code does not load */
  readonly load: () => Promise<PicturePicker>;
  readonly needsMember: (action: () => unknown) => void;
}

/** The part that sends pictures, with its texts. @throws where the code does not load */
export async function loadPicturePicker(locale: Locale): Promise<PicturePicker> {
  const { PicturePicker, loadTexts } = await import('../upload/PicturePicker');
  await loadTexts(locale);
  return PicturePicker;
}
