import { useResumedAction } from '@touch/api/useResumedAction';
import type { Locale } from '@touch/locales/messages';
import { useWords } from '@touch/locales/words';
import { useVisit } from '@touch/outside/visit';
import { type ComponentType, type ReactNode, useMemo, useState } from 'react';
import {
  type CommentSheetProps,
  type CommentSheetRequest,
  CommentsContext,
  type CommentsContextValue,
  type CommentsHere,
} from './commentsContext';

/** Loaded sheets and texts: the second sheet opens within the tap, as the iOS keyboard requires. */
const loadedSheets = new Map<Locale, ComponentType<CommentSheetProps>>();

async function loadSheets(locale: Locale): Promise<void> {
  if (loadedSheets.has(locale)) return;
  const { CommentSheet, loadTexts } = await import('./sheets/CommentSheet');
  await loadTexts(locale);
  loadedSheets.set(locale, CommentSheet);
}

interface CommentsProviderProps extends CommentsHere {
  readonly children: ReactNode;
}

/** Provides the comments of a screen and opens their sheets. */
export function CommentsProvider({ children, subject, thread, count, canWrite }: CommentsProviderProps) {
  const { locale, toast } = useVisit();
  const words = useWords();
  const [request, setRequest] = useState<CommentSheetRequest>();
  const { id, source } = subject;
  const comments = useMemo<CommentsContextValue>(
    () => ({
      subject: { id, source },
      thread,
      count,
      canWrite,
      open: (request) => {
        if (loadedSheets.has(locale)) return setRequest(request);
        loadSheets(locale).then(
          () => setRequest(request),
          // The code did not load.
          () => toast(words['state.networkError']),
        );
      },
    }),
    [id, source, thread, count, canWrite, locale, toast, words],
  );
  useResumedAction(
    (action) => action.kind === 'write' && canWrite && action.id === id && action.source === source,
    (action) => {
      if (action.kind === 'write') comments.open({ kind: 'write', ...(action.to ? { to: action.to } : {}) });
    },
  );
  const CommentSheet = loadedSheets.get(locale);
  return (
    <CommentsContext value={comments}>
      {children}
      {request && CommentSheet ? (
        <CommentSheet scope={comments} request={request} close={() => setRequest(undefined)} />
      ) : null}
    </CommentsContext>
  );
}
