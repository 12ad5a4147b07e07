import { KindNumber } from '@contract/codes';
import { useResumedAction } from '@touch/api/comments/useResumedAction';
import type { Locale } from '@touch/locales/messages';
import { useWords } from '@touch/locales/words';
import { useVisit } from '@touch/outside/visit';
import { type ComponentType, type ReactNode, useState } from 'react';
import type { AddPictures, AskSheetProps } from './AskSheet';

interface LoadedSheet {
  readonly Sheet: ComponentType<AskSheetProps>;
  readonly AddPictures: AddPictures;
}
/** The loaded sheet by language: the second time it opens within the tap, as the iOS keyboard requires. */
const loaded = new Map<Locale, LoadedSheet>();

/** Loads the component that adds pictures. @throws if it does not load */
export type LoadPictures = (locale: Locale) => Promise<AddPictures>;

/** The sheet to ask in a topic; its code loads with the first tap. */
export function useAskSheet(
  subject: string,
  isOpenTopic: boolean,
  loadPictures: LoadPictures,
): { readonly sheet: ReactNode; readonly open: () => void } {
  const { locale, toast } = useVisit();
  const words = useWords();
  const [isOpen, setOpen] = useState(false);
  const open = () => {
    if (loaded.has(locale)) return setOpen(true);
    const part = import('./AskSheet').then(async ({ AskSheet: Sheet, loadTexts }) => {
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
      isOpenTopic &&
      action.id === subject &&
      action.source === KindNumber.source.subject,
    open,
  );
  const parts = loaded.get(locale);
  const sheet =
    isOpen && parts ? (
      <parts.Sheet subject={subject} AddPictures={parts.AddPictures} close={() => setOpen(false)} />
    ) : null;
  return { sheet, open };
}
