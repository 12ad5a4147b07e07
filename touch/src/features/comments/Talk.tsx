import type { CommentScope } from '@touch/api/changeComments';
import type { BaseComment } from '@touch/api/comments';
import { useResumedAction } from '@touch/api/useResumed';
import type { Locale, Messages } from '@touch/locales/messages';
import { useWords } from '@touch/locales/words';
import type { ReplyTarget } from '@touch/outside/intention';
import { useVisit } from '@touch/outside/visit';
import { type ComponentType, createContext, type ReactNode, use, useMemo, useState } from 'react';

/** What a reader wants to do with comments, in a sheet of its own. */
export type CommentSheetRequest =
  | { readonly kind: 'write'; readonly to?: ReplyTarget }
  | { readonly kind: 'report'; readonly comment: BaseComment }
  /** `gone` hears that it is. */
  | { readonly kind: 'delete'; readonly comment: BaseComment; readonly gone?: () => void };

/** Where a writer adds pictures, and what it tells of them. */
export interface AddPicturesProps {
  /** Addresses of those that have arrived. */
  readonly pictures: readonly string[];
  readonly max: number;
  /** They are being sent with the text: nothing changes. */
  readonly isReadOnly: boolean;
  readonly onChange: (pictures: readonly string[]) => void;
  readonly onState: (standing: 'arrived' | 'going' | 'failed') => void;
  /** Does what only a member may, as Visit.needsMember. */
  readonly needsMember: (action: () => unknown) => void;
}

/** What other features do with the pictures of comments: the screen brings it. */
export interface PictureSupport {
  /** Brings the part. @throws where it does not come */
  readonly addPictures: (locale: Locale) => Promise<ComponentType<AddPicturesProps>>;
  /** Opens them in full; not wanted where none are shown. */
  readonly showPictures?: (pictures: readonly string[], index: number, words: Messages) => unknown;
}

/** What is talked about here, as far as each comment needs it. */
export interface CommentsHere extends CommentScope {
  /** How many comments there are, as the platform told it. */
  readonly count: number;
  readonly canWrite: boolean;
}

interface CommentsContextValue extends CommentsHere, Pick<PictureSupport, 'showPictures'> {
  readonly open: (request: CommentSheetRequest) => void;
}

export interface CommentSheetProps {
  readonly scope: CommentsHere;
  readonly request: CommentSheetRequest;
  /** undefined: the newsroom shows no pictures in comments. */
  readonly AddPictures: ComponentType<AddPicturesProps> | undefined;
  readonly close: () => void;
}

const CommentsContext = createContext<CommentsContextValue | undefined>(undefined);

/** @throws Error outside of a `Talk` */
export function useComments(): CommentsContextValue {
  const comments = use(CommentsContext);
  if (!comments) throw new Error('a comment outside of a talk');
  return comments;
}

interface LoadedSheets {
  readonly Sheet: ComponentType<CommentSheetProps>;
  readonly AddPictures: ComponentType<AddPicturesProps>;
}

/** The sheets and their words, once they were asked for: the second one opens within the tap, as keyboards of iOS want it. */
const loadedSheets = new Map<Locale, LoadedSheets>();

async function loadSheets(locale: Locale, addPictures: PictureSupport['addPictures']): Promise<void> {
  if (loadedSheets.has(locale)) return;
  const [{ CommentSheet, readyWords }, AddPictures] = await Promise.all([
    import('./sheets/TalkSheet'),
    addPictures(locale),
  ]);
  await readyWords(locale);
  loadedSheets.set(locale, { Sheet: CommentSheet, AddPictures });
}

interface CommentsProviderProps extends CommentsHere, PictureSupport {
  readonly children: ReactNode;
}

/** Comments stand in here, and what leads to them: it opens the sheets that they ask for. */
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
      open: (asked) => {
        if (loadedSheets.has(locale)) return setRequest(asked);
        loadSheets(locale, addPictures).then(
          () => setRequest(asked),
          // the part did not come
          () => toast(words['state.networkError']),
        );
      },
    }),
    [id, source, thread, count, canWrite, addPictures, showPictures, locale, toast, words],
  );
  useResumedAction(
    (due) => due.kind === 'write' && canWrite && due.id === id && due.source === source,
    (due) => {
      if (due.kind === 'write') comments.open({ kind: 'write', ...(due.to ? { to: due.to } : {}) });
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
