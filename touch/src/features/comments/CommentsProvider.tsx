import { useResumedAction } from '@touch/api/useResumedAction';
import type { Locale } from '@touch/locales/messages';
import { useWords } from '@touch/locales/words';
import { useVisit } from '@touch/outside/visit';
import { type ComponentType, type ReactNode, useMemo, useState } from 'react';
import {
  type AddPicturesProps,
  type CommentSheetProps,
  type CommentSheetRequest,
  CommentsContext,
  type CommentsContextValue,
  type CommentsHere,
  type PictureSupport,
} from './commentsContext';

interface LoadedSheets {
  readonly Sheet: ComponentType<CommentSheetProps>;
  readonly AddPictures: ComponentType<AddPicturesProps>;
}

/** Loaded sheets and texts: the second sheet opens within the tap, as the iOS keyboard requires. */
const loadedSheets = new Map<Locale, LoadedSheets>();

async function loadSheets(locale: Locale, addPictures: PictureSupport['addPictures']): Promise<void> {
  if (loadedSheets.has(locale)) return;
  const [{ CommentSheet, loadTexts }, AddPictures] = await Promise.all([
    import('./sheets/CommentSheet'),
    addPictures(locale),
  ]);
  await loadTexts(locale);
  loadedSheets.set(locale, { Sheet: CommentSheet, AddPictures });
}

interface CommentsProviderProps extends CommentsHere, PictureSupport {
  readonly children: ReactNode;
}

/** Provides the comments of a screen and opens their sheets. */
export function CommentsProvider({
  children,
  subject,
  thread,
  count,
  canWrite,
  addPictures,
  showPictures,
}: CommentsProviderProps) {
  const { config, locale, toast } = useVisit();
  const words = useWords();
  const [request, setRequest] = useState<CommentSheetRequest>();
  const { id, source } = subject;
  const comments = useMemo<CommentsContextValue>(
    () => ({
      subject: { id, source },
      thread,
      count,
      canWrite,
      ...(showPictures ? { showPictures } : {}),
      open: (request) => {
        if (loadedSheets.has(locale)) return setRequest(request);
        loadSheets(locale, addPictures).then(
          () => setRequest(request),
          // The code did not load.
          () => toast(words['state.networkError']),
        );
      },
    }),
    [id, source, thread, count, canWrite, addPictures, showPictures, locale, toast, words],
  );
  useResumedAction(
    (action) => action.kind === 'write' && canWrite && action.id === id && action.source === source,
    (action) => {
      if (action.kind === 'write') comments.open({ kind: 'write', ...(action.to ? { to: action.to } : {}) });
    },
  );
  const sheets = loadedSheets.get(locale);
  return (
    <CommentsContext value={comments}>
      {children}
      {request && sheets ? (
        <sheets.Sheet
          scope={comments}
          request={request}
          AddPictures={config.discussPictures ? sheets.AddPictures : undefined}
          close={() => setRequest(undefined)}
        />
      ) : null}
    </CommentsContext>
  );
}
