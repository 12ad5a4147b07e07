import type { Talk } from '@touch/api/changeComments';
import type { Said } from '@touch/api/comments';
import { useResumed } from '@touch/api/useResumed';
import type { Locale, Messages } from '@touch/locales/messages';
import { useWords } from '@touch/locales/words';
import type { ReplyTarget } from '@touch/outside/intention';
import { useVisit } from '@touch/outside/visit';
import { type ComponentType, createContext, type ReactNode, use, useMemo, useState } from 'react';

/** What a reader wants to do with comments, in a sheet of its own. */
export type Wanted =
  | { readonly kind: 'write'; readonly to?: ReplyTarget }
  | { readonly kind: 'report'; readonly comment: Said }
  /** `gone` hears that it is. */
  | { readonly kind: 'delete'; readonly comment: Said; readonly gone?: () => void };

/** Where a writer adds pictures, and what it tells of them. */
export interface AddPicturesProps {
  /** Addresses of those that have arrived. */
  readonly pictures: readonly string[];
  readonly most: number;
  /** They are being sent with the text: nothing changes. */
  readonly fixed: boolean;
  readonly changed: (pictures: readonly string[]) => void;
  readonly standing: (standing: 'arrived' | 'going' | 'failed') => void;
  /** Does what only a member may, as Visit.needsMember. */
  readonly needsMember: (action: () => unknown) => void;
}

/** What other features do with the pictures of comments: the screen brings it. */
export interface WithPictures {
  /** Brings the part. @throws where it does not come */
  readonly addPictures: (locale: Locale) => Promise<ComponentType<AddPicturesProps>>;
  /** Opens them in full; not wanted where none are shown. */
  readonly showPictures?: (pictures: readonly string[], index: number, words: Messages) => unknown;
}

/** What is talked about here, as far as each comment needs it. */
export interface TalkHere extends Talk {
  /** How many comments there are, as the platform told it. */
  readonly counted: number;
  readonly mayWrite: boolean;
}

interface Opens extends TalkHere, Pick<WithPictures, 'showPictures'> {
  readonly open: (wanted: Wanted) => void;
}

export interface SheetProps {
  readonly here: TalkHere;
  readonly wanted: Wanted;
  /** undefined: the newsroom shows no pictures in comments. */
  readonly AddPictures: ComponentType<AddPicturesProps> | undefined;
  readonly close: () => void;
}

const TalkContext = createContext<Opens | undefined>(undefined);

/** @throws Error outside of a `Talk` */
export function useTalk(): Opens {
  const talk = use(TalkContext);
  if (!talk) throw new Error('a comment outside of a talk');
  return talk;
}

interface Sheets {
  readonly Sheet: ComponentType<SheetProps>;
  readonly AddPictures: ComponentType<AddPicturesProps>;
}

/** The sheets and their words, once they were asked for: the second one opens within the tap, as keyboards of iOS want it. */
const here = new Map<Locale, Sheets>();

async function bringSheets(locale: Locale, addPictures: WithPictures['addPictures']): Promise<void> {
  if (here.has(locale)) return;
  const [{ TalkSheet, readyWords }, AddPictures] = await Promise.all([
    import('./sheets/TalkSheet'),
    addPictures(locale),
  ]);
  await readyWords(locale);
  here.set(locale, { Sheet: TalkSheet, AddPictures });
}

interface TalkProps extends TalkHere, WithPictures {
  readonly children: ReactNode;
}

/** Comments stand in here, and what leads to them: it opens the sheets that they ask for. */
export function TalkWithin({
  children,
  place,
  thread,
  counted,
  mayWrite,
  addPictures,
  showPictures,
}: TalkProps) {
  const { config, locale, toast } = useVisit();
  const words = useWords();
  const [wanted, setWanted] = useState<Wanted>();
  const { id, source } = place;
  const talk = useMemo<Opens>(
    () => ({
      place: { id, source },
      thread,
      counted,
      mayWrite,
      ...(showPictures ? { showPictures } : {}),
      open: (asked) => {
        if (here.has(locale)) return setWanted(asked);
        bringSheets(locale, addPictures).then(
          () => setWanted(asked),
          // the part did not come
          () => toast(words['state.networkError']),
        );
      },
    }),
    [id, source, thread, counted, mayWrite, addPictures, showPictures, locale, toast, words],
  );
  useResumed(
    (due) => due.kind === 'write' && mayWrite && due.id === id && due.source === source,
    (due) => {
      if (due.kind === 'write') talk.open({ kind: 'write', ...(due.to ? { to: due.to } : {}) });
    },
  );
  const sheets = here.get(locale);
  return (
    <TalkContext value={talk}>
      {children}
      {wanted && sheets ? (
        <sheets.Sheet
          here={talk}
          wanted={wanted}
          AddPictures={config.discussPictures ? sheets.AddPictures : undefined}
          close={() => setWanted(undefined)}
        />
      ) : null}
    </TalkContext>
  );
}
