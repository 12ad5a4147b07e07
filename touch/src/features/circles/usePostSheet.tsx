import { KindNumber } from '@contract/codes';
import { useResumedAction } from '@touch/api/pending/useResumedAction';
import type { Locale } from '@touch/locales/messages';
import { useWords } from '@touch/locales/words';
import { useVisit } from '@touch/outside/visit';
import { type ComponentType, type ReactNode, useState } from 'react';
import type { AddPictures, PostSheetProps } from './posting/PostSheet';

interface LoadedSheet {
  readonly Sheet: ComponentType<PostSheetProps>;
  readonly AddPictures: AddPictures;
}
/** The loaded sheet by language: the second time it opens within the tap, as the iOS keyboard requires. */
const loaded = new Map<Locale, LoadedSheet>();

/** Loads the component that adds pictures. @throws if it does not load */
export type LoadPictures = (locale: Locale) => Promise<AddPictures>;

/** The sheet to post in a circle; its code loads with the first tap. */
export function usePostSheet(
  circle: string,
  canPost: boolean,
  loadPictures: LoadPictures,
  onPosted: () => void,
): { readonly sheet: ReactNode; readonly open: () => void } {
  const { locale, toast } = useVisit();
  const words = useWords();
  const [isOpen, setOpen] = useState(false);
  const open = () => {
    if (loaded.has(locale)) return setOpen(true);
    const part = import('./posting/PostSheet').then(async ({ PostSheet: Sheet, loadTexts }) => {
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
      canPost &&
      action.id === circle &&
      action.source === KindNumber.source.circle,
    open,
  );
  const parts = loaded.get(locale);
  const sheet =
    isOpen && parts ? (
      <parts.Sheet
        circle={circle}
        AddPictures={parts.AddPictures}
        close={() => setOpen(false)}
        posted={() => {
          setOpen(false);
          onPosted();
        }}
      />
    ) : null;
  return { sheet, open };
}
