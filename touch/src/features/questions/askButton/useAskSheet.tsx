import { KindNumber } from '@contract/codes';
import type { AskTarget } from '@touch/api/ask/asking';
import { useResumedAction } from '@touch/api/pending/useResumedAction';
import type { Locale } from '@touch/locales/messages';
import { useWords } from '@touch/locales/words';
import { useVisit } from '@touch/outside/visit';
import { type ComponentType, type ReactNode, useState } from 'react';
import type { AddPictures, AskSheetProps } from '../ask/AskSheet';
import { draftKey } from './draftKey';

interface LoadedSheet {
  readonly Sheet: ComponentType<AskSheetProps>;
  readonly AddPictures: AddPictures;
}
/** The loaded sheet by language: the second time it opens within the tap, as the iOS keyboard requires. */
const loaded = new Map<Locale, LoadedSheet>();

/** Loads the component that adds pictures. @throws if it does not load */
export type LoadPictures = (locale: Locale) => Promise<AddPictures>;

/** The sheet to ask in a topic or a leader; its code loads with the first tap. */
export function useAskSheet(
  target: AskTarget,
  canAsk: boolean,
  loadPictures: LoadPictures,
): { readonly sheet: ReactNode; readonly open: () => void } {
  const { locale, toast } = useVisit();
  const words = useWords();
  const [isOpen, setOpen] = useState(false);
  const open = () => {
    if (loaded.has(locale)) return setOpen(true);
    const part = import('../ask/AskSheet').then(async ({ AskSheet: Sheet, loadTexts }) => {
      await loadTexts(locale);
      loaded.set(locale, { Sheet, AddPictures: await loadPictures(locale) });
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
      <parts.Sheet target={target} AddPictures={parts.AddPictures} close={() => setOpen(false)} />
    ) : null;
  return { sheet, open };
}
