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

/** Sending of pictures: a feature of its own, injected by the screen. */
export interface PictureSending {
  /** @throws where the code does not load */
  readonly load: () => Promise<PicturePicker>;
  readonly needsMember: (action: () => unknown) => void;
}
