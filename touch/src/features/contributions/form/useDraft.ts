import { useEffect, useRef, useState } from 'react';
import { NO_DRAFT, type TellingDraft } from './draft';

type DraftStore = typeof import('./drafts');

export interface DraftState {
  readonly draft: TellingDraft;
  readonly change: (part: Partial<TellingDraft>) => void;
  /** Removes the draft after it was sent. */
  readonly clear: () => void;
}

/**
 * The stored draft under a key. The first render shows an empty one, as the server does; the store loads after it.
 * @param typed text that was typed into the served page before its code ran
 */
export function useDraft(key: string, typed: () => string): DraftState {
  const [draft, setDraft] = useState(NO_DRAFT);
  const store = useRef<DraftStore>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text typed before is read once
  useEffect(() => {
    const loaded = (module: DraftStore) => {
      store.current = module;
      setDraft((before) => {
        const content = before.content || typed();
        const stored = module.draftOf(key);
        if (content.trim() === '') return stored;
        const next = { ...stored, ...before, content };
        module.storeDraft(key, next);
        return next;
      });
    };
    // Without it the form works; its text lasts as long as the page.
    import('./drafts').then(loaded, () => undefined);
  }, [key]);
  const change = (part: Partial<TellingDraft>) =>
    setDraft((before) => {
      const next = { ...before, ...part };
      store.current?.storeDraft(key, next);
      return next;
    });
  const clear = () => {
    store.current?.storeDraft(key, NO_DRAFT);
    setDraft(NO_DRAFT);
  };
  return { draft, change, clear };
}
