import { KindNumber } from '@contract/codes';
import { useResumedAction } from '@touch/api/useResumedAction';
import type { Locale } from '@touch/locales/messages';
import { useWords } from '@touch/locales/words';
import { useVisit } from '@touch/outside/visit';
import type { LoadMedia, MediaFields } from '@touch/ui/attachments';
import { type ComponentType, type ReactNode, useState } from 'react';
import type { ContributionSheetProps } from './ContributionSheet';

interface LoadedSheet {
  readonly Sheet: ComponentType<ContributionSheetProps>;
  readonly MediaFields: MediaFields;
}
/** The loaded sheet by language: the second time it opens within the tap, as the iOS keyboard requires. */
const loaded = new Map<Locale, LoadedSheet>();

/** The sheet to contribute to a call for articles; its code loads with the first tap. */
export function useContributionSheet(
  seek: string,
  isOpenCall: boolean,
  loadMedia: LoadMedia,
): { readonly sheet: ReactNode; readonly open: () => void } {
  const { locale, toast } = useVisit();
  const words = useWords();
  const [isOpen, setOpen] = useState(false);
  const open = () => {
    if (loaded.has(locale)) return setOpen(true);
    const part = import('./ContributionSheet').then(async ({ ContributionSheet, loadTexts }) => {
      await loadTexts(locale);
      loaded.set(locale, { Sheet: ContributionSheet, MediaFields: await loadMedia(locale) });
    });
    part.then(
      () => setOpen(true),
      // The code did not load.
      () => toast(words['state.networkError']),
    );
  };
  useResumedAction(
    (action) =>
      action.kind === 'write' &&
      isOpenCall &&
      action.id === seek &&
      action.source === KindNumber.source.contribution,
    open,
  );
  const parts = loaded.get(locale);
  const sheet =
    isOpen && parts ? (
      <parts.Sheet seek={seek} MediaFields={parts.MediaFields} close={() => setOpen(false)} />
    ) : null;
  return { sheet, open };
}
