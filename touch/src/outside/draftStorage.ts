import { preparePersonalData } from './member/personalData';
import { isPersonalDataVisible } from './member/personalDataOwner';
import { forgetStored, readStored, writeStored } from './storage';

interface DraftKind<Draft> {
  /** Name in the browser's storage. */
  readonly name: string;
  /** The oldest go. */
  readonly max: number;
  /** Reads a stored draft; undefined for what the page did not write. @param more further values of an entry, as earlier versions wrote them */
  readonly read: (value: unknown, ...more: readonly unknown[]) => Draft | undefined;
  readonly none: Draft;
  readonly isEmpty: (draft: Draft) => boolean;
}

interface DraftStorage<Draft> {
  /** The draft under a key; it survives the page and a login. */
  readonly draftOf: (key: string) => Draft;
  /** Stores the draft; an empty one is removed. */
  readonly storeDraft: (key: string, draft: Draft) => void;
}

function parsedList(text: string): readonly unknown[] {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value : [];
  } catch {
    // not written by us
    return [];
  }
}

/** Unsent texts of a reader in the browser's storage, by key: `[[key, draft], …]`. */
export function draftStorage<Draft>({
  name,
  max,
  read,
  none,
  isEmpty,
}: DraftKind<Draft>): DraftStorage<Draft> {
  function storedDrafts(): readonly (readonly [string, Draft])[] {
    if (!isPersonalDataVisible()) return [];
    return parsedList(readStored('local', name) ?? '[]').flatMap((entry) => {
      if (!Array.isArray(entry)) return [];
      const [key, value, ...more]: readonly unknown[] = entry;
      const draft = read(value, ...more);
      return typeof key === 'string' && draft !== undefined ? [[key, draft] as const] : [];
    });
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
