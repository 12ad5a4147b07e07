import type { Talk } from '@touch/api/changeComments';
import type { Said } from '@touch/api/comments';
import { useWords } from '@touch/locales/words';
import { useVisit } from '@touch/outside/visit';
import { type ComponentType, createContext, type ReactNode, use, useMemo, useState } from 'react';

/** What a reader wants to do with comments, in a sheet of its own. */
export type Wanted =
  | { readonly kind: 'write'; readonly to?: Said }
  | { readonly kind: 'delete' | 'report'; readonly comment: Said };

/** What is talked about here, as far as each comment needs it. */
export interface TalkHere extends Talk {
  /** How many comments there are, as the platform told it. */
  readonly counted: number;
  readonly mayWrite: boolean;
}

interface Opens extends TalkHere {
  readonly open: (wanted: Wanted) => void;
}

export interface SheetProps {
  readonly here: TalkHere;
  readonly wanted: Wanted;
  readonly close: () => void;
}

const TalkContext = createContext<Opens | undefined>(undefined);

/** @throws Error outside of a `Talk` */
export function useTalk(): Opens {
  const talk = use(TalkContext);
  if (!talk) throw new Error('a comment outside of a talk');
  return talk;
}

/** The sheets and their words, once they were asked for: the second one opens within the tap, as keyboards of iOS want it. */
const here = new Map<string, ComponentType<SheetProps>>();

async function broughtSheets(locale: Parameters<typeof import('./sheets/TalkSheet').readyWords>[0]) {
  const known = here.get(locale);
  if (known) return known;
  const { TalkSheet, readyWords } = await import('./sheets/TalkSheet');
  await readyWords(locale);
  here.set(locale, TalkSheet);
  return TalkSheet;
}

interface TalkProps extends TalkHere {
  readonly children: ReactNode;
}

/** Comments stand in here, and what leads to them: it opens the sheets that they ask for. */
export function TalkWithin({ children, place, thread, counted, mayWrite }: TalkProps) {
  const { locale, toast } = useVisit();
  const words = useWords();
  const [wanted, setWanted] = useState<Wanted>();
  const { id, source } = place;
  const talk = useMemo<Opens>(
    () => ({
      place: { id, source },
      thread,
      counted,
      mayWrite,
      open: (asked) => {
        if (here.has(locale)) return setWanted(asked);
        broughtSheets(locale).then(
          () => setWanted(asked),
          // the part did not come
          () => toast(words['state.networkError']),
        );
      },
    }),
    [id, source, thread, counted, mayWrite, locale, toast, words],
  );
  const Shown = here.get(locale);
  return (
    <TalkContext value={talk}>
      {children}
      {wanted && Shown ? <Shown here={talk} wanted={wanted} close={() => setWanted(undefined)} /> : null}
    </TalkContext>
  );
}
