import { useEffect, useState } from 'react';
import { draftOf, NO_DRAFT, storeDraft, type TellingDraft } from './drafts';

export interface DraftState {
  readonly draft: TellingDraft;
  readonly change: (part: Partial<TellingDraft>) => void;
  /** Removes the draft after it was sent. */
  readonly clear: () => void;
}

/**
 * The stored draft under a key. The first render shows an empty one, as the server does.
 * @param typed text that was typed into the served page before its code ran
 */
export function useDraft(key: string, typed: () => string): DraftState {
  const [draft, setDraft] = useState(NO_DRAFT);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text typed before is read once
  useEffect(() => {
    const stored = draftOf(key);
    const content = typed();
    setDraft(content.trim() === '' ? stored : { ...stored, content });
  }, [key]);
  const change = (part: Partial<TellingDraft>) =>
    setDraft((before) => {
      const next = { ...before, ...part };
      storeDraft(key, next);
      return next;
    });
  const clear = () => {
    storeDraft(key, NO_DRAFT);
    setDraft(NO_DRAFT);
  };
  return { draft, change, clear };
}
