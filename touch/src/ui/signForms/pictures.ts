import type { ComponentType } from 'react';

export type UploadState = 'arrived' | 'going' | 'failed';

/** The shelf on which the pictures of one field stand. */
export type PictureShelf = ComponentType<{
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
  readonly load: () => Promise<PictureShelf>;
  readonly needsMember: (action: () => unknown) => void;
}
