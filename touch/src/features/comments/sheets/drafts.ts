import type { Place } from '@touch/api/comments';
import { forgetStored, readStored, store } from '@touch/outside/storage';

const NAME = 'commentDrafts';
/** The oldest go. */
const KEPT = 20;

type Drafts = readonly (readonly [key: string, text: string])[];

function kept(): Drafts {
  try {
    const entries: unknown = JSON.parse(readStored('local', NAME) ?? '[]');
    if (!Array.isArray(entries)) return [];
    return entries.flatMap((entry: unknown) =>
      Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'string'
        ? [[entry[0], entry[1]] as const]
        : [],
    );
  } catch {
    // not written by us
    return [];
  }
}

/** What is written where, as an answer to what. */
export const draftKey = ({ id, source }: Place, parentID: string): string => `${source}/${id}/${parentID}`;

/** What was typed and not sent yet (H1): it outlives the sheet, the page and a lost line. */
export const draftOf = (key: string): string => kept().find(([known]) => known === key)?.[1] ?? '';

export function keepDraft(key: string, text: string): void {
  const others = kept().filter(([known]) => known !== key);
  const all: Drafts = text.trim() === '' ? others : [...others, [key, text]];
  if (all.length === 0) forgetStored('local', NAME);
  else store('local', NAME, JSON.stringify(all.slice(-KEPT)));
}
