import { currentMember } from '@touch/outside/member/member';
import { useVisit } from '@touch/outside/visit';
import type { MediaProblem } from '@touch/ui/attachments';
import { type FormEvent, useState } from 'react';
import { mediaOf, TIPOFF } from './draft';
import { tipoffProblems } from './problems';
import { useFormTexts } from './texts';
import { useDraft } from './useDraft';
import { useSend } from './useSend';

/**
 * Draft, checks and sending of a tip-off.
 * @param typed text that was typed into the served page before its code ran @param told called when it is stored
 */
export function useTipoff(typed: () => string, onSent: () => void) {
  const texts = useFormTexts();
  const { cache, config } = useVisit();
  const { draft, change, clear } = useDraft(TIPOFF, typed);
  const { busy, problems, setProblems, send } = useSend();
  const [mediaProblem, setMediaProblem] = useState<MediaProblem>();

  const submitted = (event: FormEvent) => {
    event.preventDefault();
    const found = tipoffProblems(draft, mediaProblem, texts);
    setProblems(found);
    if (found.length > 0) return;
    const { location, contact } = draft;
    const one = { ...mediaOf(draft), location, contact, content: draft.content.trim() };
    const uid = currentMember(config.siteID)?.uid ?? '';
    void send(
      async () => (await import('@touch/api/sendContribution')).sendTipoff(cache, uid, one),
      () => {
        clear();
        onSent();
      },
    );
  };
  return { draft, change, busy, problems, mediaProblem, setMediaProblem, submitted };
}
