import type { Locale } from '@touch/locales/messages';
import type { ComponentType } from 'react';

/** Exports of `ui/<Component>.gallery.tsx`, which `/demo/gallery` finds by its name. */
export interface ComponentGallery {
  /** Every state by its name, as a component of its own. */
  readonly states: Readonly<Record<string, ComponentType>>;
  /** Loads texts of its own, where it has some. */
  readonly loadTexts?: (locale: Locale) => Promise<unknown>;
  /** It covers the page: its states cannot be shown below one another. */
  readonly isModal?: true;
}
