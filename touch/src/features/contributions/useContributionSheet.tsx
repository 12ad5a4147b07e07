import { KindNumber } from '@contract/codes';
import { useResumedAction } from '@touch/api/useResumedAction';
import type { Locale } from '@touch/locales/messages';
import { useWords } from '@touch/locales/words';
import { useVisit } from '@touch/outside/visit';
import { type ComponentType, type ReactNode, useState } from 'react';
import type { ContributionSheetProps } from './ContributionSheet';

/** The loaded sheet by language: the second time it opens within the tap, as the iOS keyboard requires. */
const loaded = new Map<Locale, ComponentType<ContributionSheetProps>>();

/** The sheet to contribute to a call for articles; its code loads with the first tap. */
export function useContributionSheet(
  seek: string,
  isOpenCall: boolean,
): { readonly sheet: ReactNode; readonly open: () => void } {
  const { locale, toast } = useVisit();
  const words = useWords();
  const [isOpen, setOpen] = useState(false);
  const open = () => {
    if (loaded.has(locale)) return setOpen(true);
    const part = import('./ContributionSheet').then(async ({ ContributionSheet, loadTexts }) => {
      await loadTexts(locale);
      loaded.set(locale, ContributionSheet);
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
  const ContributionSheet = loaded.get(locale);
  const sheet =
    isOpen && ContributionSheet ? <ContributionSheet seek={seek} close={() => setOpen(false)} /> : null;
  return { sheet, open };
}
