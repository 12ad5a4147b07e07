import type { Locale } from '@touch/locales/messages';
import { useWords } from '@touch/locales/words';
import { LOGIN_NAME } from '@touch/outside/session/loginName';
import { readStored } from '@touch/outside/storage';
import { useVisit } from '@touch/outside/visit';
import type { LoadMedia, MediaFields } from '@touch/ui/attachments';
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import type { PostSheetProps } from './posting/PostSheet';

interface LoadedSheet {
  readonly Sheet: ComponentType<PostSheetProps>;
  readonly MediaFields: MediaFields;
}
/** The loaded sheet by language: the second time it opens within the tap, as the iOS keyboard requires. */
const loaded = new Map<Locale, LoadedSheet>();

/** The sheet to post in a circle; its code loads with the first tap. */
export function usePostSheet(
  circle: string,
  canPost: boolean,
  loadMedia: LoadMedia,
  onPosted: () => void,
): { readonly sheet: ReactNode; readonly open: () => void } {
  const { locale, toast } = useVisit();
  const words = useWords();
  const [isOpen, setOpen] = useState(false);
  const open = () => {
    if (loaded.has(locale)) return setOpen(true);
    const part = import('./posting/PostSheet').then(async ({ PostSheet: Sheet, loadTexts }) => {
      await loadTexts(locale);
      loaded.set(locale, { Sheet, MediaFields: await loadMedia(locale) });
    });
    part.then(
      () => setOpen(true),
      // The code did not load.
      () => toast(words['state.networkError']),
    );
  };
  const latest = useRef(open);
  latest.current = open;
  // A post that a login interrupted: only a member comes back to one.
  useEffect(() => {
    if (!canPost || !readStored('local', LOGIN_NAME)) return;
    let stop: (() => void) | undefined;
    let isOver = false;
    import('./posting/resumePosting').then(
      ({ onPostingResumed }) => {
        if (!isOver) stop = onPostingResumed(circle, () => latest.current());
      },
      // The code did not load: the draft is there at the next tap.
      () => undefined,
    );
    return () => {
      isOver = true;
      stop?.();
    };
  }, [circle, canPost]);
  const parts = loaded.get(locale);
  const sheet =
    isOpen && parts ? (
      <parts.Sheet
        circle={circle}
        MediaFields={parts.MediaFields}
        close={() => setOpen(false)}
        posted={() => {
          setOpen(false);
          onPosted();
        }}
      />
    ) : null;
  return { sheet, open };
}
