import type { AskTarget } from '@touch/api/askQuestion';
import type { MediaProblem } from '@touch/ui/attachments';
import { type FormEvent, useState } from 'react';
import { askProblems } from './askProblem';
import { draftKey } from './draftKey';
import { draftOf, type QuestionDraft, storeDraft } from './drafts';
import { useAskTexts } from './texts';
import { useAsk } from './useAsk';

/** Draft, checks and sending of a question. @param close called when the platform has it */
export function useAskForm(target: AskTarget, close: () => void) {
  const texts = useAskTexts();
  const [draft, setDraft] = useState(() => draftOf(draftKey(target)));
  const [mediaProblem, setMediaProblem] = useState<MediaProblem>();
  const { busy, problems, send, needsMember, setProblems } = useAsk(target, close);
  const change = (part: Partial<QuestionDraft>) => {
    const next = { ...draft, ...part };
    setDraft(next);
    storeDraft(draftKey(target), next);
  };
  const submitted = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const found = askProblems(draft, mediaProblem, texts);
    setProblems(found);
    if (found.length === 0) send(draft);
  };
  return { draft, change, busy, problems, mediaProblem, setMediaProblem, submitted, needsMember };
}
