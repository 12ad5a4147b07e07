import type { MediaState } from '@touch/ui/attachments';
import { type FormEvent, useState } from 'react';
import { draftOf, type PostDraft, storeDraft } from './drafts';
import { mediaProblem } from './postProblem';
import { usePostingTexts } from './texts';
import { usePosting } from './usePosting';

/** Draft, checks and sending of a post. @param circle '0' = a moment @param posted called when the platform has it */
export function usePostForm(circle: string, posted: () => void) {
  const texts = usePostingTexts();
  const [draft, setDraft] = useState(() => draftOf(circle));
  const [mediaState, setMediaState] = useState<MediaState>('arrived');
  const { busy, problem, send, needsMember, setProblem } = usePosting(circle, posted);
  const change = (part: Partial<PostDraft>) => {
    const next = { ...draft, ...part };
    setDraft(next);
    storeDraft(circle, next);
    setProblem(undefined);
  };
  const submitted = (event: FormEvent) => {
    event.preventDefault();
    const failure = mediaProblem(mediaState, texts);
    if (failure) setProblem(failure);
    else send(draft);
  };
  return { draft, change, busy, problem, mediaState, setMediaState, submitted, needsMember };
}
