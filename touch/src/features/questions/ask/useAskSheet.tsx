import { KindNumber } from '@contract/codes';
import type { AskTarget } from '@touch/api/askQuestion';
import { useResumedAction } from '@touch/api/useResumedAction';
import type { Locale } from '@touch/locales/messages';
import { useWords } from '@touch/locales/words';
import { useVisit } from '@touch/outside/visit';
import { type ComponentType, type ReactNode, useState } from 'react';
import type { AskSheetProps } from './AskSheet';
import { draftKey } from './draftKey';

/** The loaded sheet by language: the second time it opens within the tap, as the iOS keyboard requires. */
const loaded = new Map<Locale, ComponentType<AskSheetProps>>();

/** The sheet to ask in a topic or a leader; its code loads with the first tap. */
export function useAskSheet(
  target: AskTarget,
  canAsk: boolean,
): { readonly sheet: ReactNode; readonly open: () => void } {
  const { locale, toast } = useVisit();
  const words = useWords();
  const [isOpen, setOpen] = useState(false);
  const open = () => {
    if (loaded.has(locale)) return setOpen(true);
    const part = import('./AskSheet').then(async ({ AskSheet, loadTexts }) => {
      await loadTexts(locale);
      loaded.set(locale, AskSheet);
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
      canAsk &&
      action.id === draftKey(target) &&
      action.source === KindNumber.source.subject,
    open,
  );
  const AskSheet = loaded.get(locale);
  const sheet = isOpen && AskSheet ? <AskSheet target={target} close={() => setOpen(false)} /> : null;
  return { sheet, open };
}
