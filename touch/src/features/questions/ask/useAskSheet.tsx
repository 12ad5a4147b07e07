import { KindNumber } from '@contract/codes';
import type { AskTarget } from '@touch/api/askQuestion';
import { useResumedAction } from '@touch/api/useResumedAction';
import type { Locale } from '@touch/locales/messages';
import { useWords } from '@touch/locales/words';
import { useVisit } from '@touch/outside/visit';
import type { LoadMedia, MediaFields } from '@touch/ui/attachments';
import { type ComponentType, type ReactNode, useState } from 'react';
import type { AskSheetProps } from './AskSheet';
import { draftKey } from './draftKey';

interface LoadedSheet {
  readonly Sheet: ComponentType<AskSheetProps>;
  readonly MediaFields: MediaFields;
}
/** The loaded sheet by language: the second time it opens within the tap, as the iOS keyboard requires. */
const loaded = new Map<Locale, LoadedSheet>();

/** The sheet to ask in a topic or a leader; its code loads with the first tap. */
export function useAskSheet(
  target: AskTarget,
  canAsk: boolean,
  loadMedia: LoadMedia,
): { readonly sheet: ReactNode; readonly open: () => void } {
  const { locale, toast } = useVisit();
  const words = useWords();
  const [isOpen, setOpen] = useState(false);
  const open = () => {
    if (loaded.has(locale)) return setOpen(true);
    const part = import('./AskSheet').then(async ({ AskSheet: Sheet, loadTexts }) => {
      await loadTexts(locale);
      loaded.set(locale, { Sheet, MediaFields: await loadMedia(locale) });
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
  const parts = loaded.get(locale);
  const sheet =
    isOpen && parts ? (
      <parts.Sheet target={target} MediaFields={parts.MediaFields} close={() => setOpen(false)} />
    ) : null;
  return { sheet, open };
}
