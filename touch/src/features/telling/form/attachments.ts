import type { Locale } from '@touch/locales/messages';
import type { ComponentType } from 'react';

export type MediaState = 'arrived' | 'going' | 'failed';

/** Component that adds pictures; a feature of its own, injected by the screen. */
export type AddPictures = ComponentType<{
  readonly pictures: readonly string[];
  readonly max: number;
  readonly isReadOnly: boolean;
  readonly onChange: (pictures: readonly string[]) => void;
  readonly onState: (state: MediaState) => void;
  readonly needsMember: (action: () => unknown) => void;
}>;

/** @throws if the code does not load */
export type LoadPictures = (locale: Locale) => Promise<AddPictures>;
