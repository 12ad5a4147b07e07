import * as v from 'valibot';
import { preparePersonalData } from './member/personalData';
import { isPersonalDataVisible } from './member/personalDataOwner';
import { forgetStored, readStored, writeStored } from './storage';

interface DraftKind<Draft> {
  /** Name in the browser's storage. */
  readonly name: string;
  /** The oldest go. */
  readonly max: number;
  readonly schema: v.GenericSchema<unknown, Draft>;
  readonly none: Draft;
  readonly isEmpty: (draft: Draft) => boolean;
}

interface DraftStorage<Draft> {
  /** The draft under a key; it survives the page and a login. */
  readonly draftOf: (key: string) => Draft;
  /** Stores the draft; an empty one is removed. */
  readonly storeDraft: (key: string, draft: Draft) => void;
}

/** A file that was uploaded for a draft. */
export const DraftClip = v.object({ url: v.string(), name: v.string(), isVideo: v.boolean() });

export function draftStorage<Draft>({
  name,
  max,
  schema,
  none,
  isEmpty,
}: DraftKind<Draft>): DraftStorage<Draft> {
  const all = v.pipe(v.string(), v.parseJson(), v.array(v.tuple([v.string(), schema])));

  function storedDrafts(): readonly (readonly [string, Draft])[] {
    if (!isPersonalDataVisible()) return [];
    const read = v.safeParse(all, readStored('local', name) ?? '[]');
    return read.success ? read.output : [];
  }

  return {
    draftOf: (key) => storedDrafts().find(([known]) => known === key)?.[1] ?? none,
    storeDraft(key, draft) {
      preparePersonalData();
      const others = storedDrafts().filter(([known]) => known !== key);
      const drafts = isEmpty(draft) ? others : [...others, [key, draft] as const];
      if (drafts.length === 0) forgetStored('local', name);
      else writeStored('local', name, JSON.stringify(drafts.slice(-max)));
    },
  };
}
