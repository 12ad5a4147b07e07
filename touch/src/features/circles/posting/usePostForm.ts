import type { MediaProblem } from '@touch/ui/attachments';
import { type FormEvent, useState } from 'react';
import { draftOf, type PostDraft, storeDraft } from './drafts';
import { postProblems } from './postProblem';
import { usePostingTexts } from './texts';
import { usePosting } from './usePosting';

/** Draft, checks and sending of a post. @param circle '0' = a moment @param posted called when the platform has it */
export function usePostForm(circle: string, posted: () => void) {
  const texts = usePostingTexts();
  const [draft, setDraft] = useState(() => draftOf(circle));
  const [mediaProblem, setMediaProblem] = useState<MediaProblem>();
  const { busy, problems, send, needsMember, setProblems } = usePosting(circle, posted);
  const change = (part: Partial<PostDraft>) => {
    const next = { ...draft, ...part };
    setDraft(next);
    storeDraft(circle, next);
    setProblems([]);
  };
  const submitted = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const found = postProblems(draft, mediaProblem, texts);
    setProblems(found);
    if (found.length === 0) send(draft);
  };
  return { draft, change, busy, problems, mediaProblem, setMediaProblem, submitted, needsMember };
}
