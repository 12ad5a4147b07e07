import type { Locale } from '@touch/locales/messages';
import type { ComponentType } from 'react';
import type { SentClip } from './drafts';

export type MediaState = 'arrived' | 'going' | 'failed';

interface PickerProps<T> {
  readonly max: number;
  readonly isReadOnly: boolean;
  readonly onChange: (sent: readonly T[]) => void;
  readonly onState: (state: MediaState) => void;
  readonly needsMember: (action: () => unknown) => void;
}

/** Components that add media to a text; a feature of its own, injected by the screen. */
export interface Pickers {
  readonly AddPictures: ComponentType<PickerProps<string> & { readonly pictures: readonly string[] }>;
  readonly AddClips: ComponentType<PickerProps<SentClip> & { readonly clips: readonly SentClip[] }>;
}

/** @throws if the code does not load */
export type LoadPickers = (locale: Locale) => Promise<Pickers>;
