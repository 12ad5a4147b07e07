import { KindNumber } from '@contract/codes';
import { createPost } from '@touch/api/createPost';
import { clipUrls } from '@touch/lib/clipUrls';
import { useWords } from '@touch/locales/words';
import { currentMember } from '@touch/outside/member/member';
import { resumable } from '@touch/outside/pendingAction';
import { useVisit } from '@touch/outside/visit';
import { useEffect, useRef, useState } from 'react';
import { draftOf, NO_DRAFT, type PostDraft, storeDraft } from './drafts';
import { type PostProblem, refusalProblem } from './postProblem';
import { usePostingTexts } from './texts';

interface Posting {
  readonly busy: boolean;
  readonly problems: readonly PostProblem[];
  readonly setProblems: (problems: readonly PostProblem[]) => void;
  /** Sends a draft without problems. */
  readonly send: (draft: PostDraft) => void;
  /** Runs what only a member may do; after a login that leaves the page the sheet opens again (G11). */
  readonly needsMember: (action: () => unknown) => void;
}

/**
 * Sends a post as the member who is signed in or signs in for it (F24, G11).
 * @param circle '0' = a moment @param posted called when the platform has it
 */
export function usePosting(circle: string, posted: () => void): Posting {
  const { cache, config, needsMember: visitNeedsMember, toast } = useVisit();
  const words = useWords();
  const texts = usePostingTexts();
  const [busy, setBusy] = useState(false);
  const [problems, setProblems] = useState<readonly PostProblem[]>([]);
  const isMounted = useRef(true);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);

  const pending = { kind: 'write', id: circle, source: KindNumber.source.circle } as const;
  const needsMember = (action: () => unknown) => visitNeedsMember(resumable(pending, action));

  async function sendNow(draft: PostDraft): Promise<void> {
    const member = currentMember(config.siteID);
    if (!member) return;
    setBusy(true);
    const text = { title: draft.title.trim(), content: draft.content.trim() };
    const files = { pictures: draft.pictures, ...clipUrls(draft.clips) };
    const result = await createPost(cache, circle, member, { ...text, ...files });
    setBusy(false);
    if (result.kind !== 'posted') {
      const failure =
        result.kind === 'network'
          ? ({ field: 'content', text: words['state.networkError'] } as const)
          : refusalProblem(result.serverMessage, result.message, texts);
      return isMounted.current ? setProblems([failure]) : toast(failure.text);
    }
    // Words written since, in a sheet opened again, are another post.
    if (draftOf(circle).content === draft.content) storeDraft(circle, NO_DRAFT);
    toast(texts.sent);
    if (isMounted.current) posted();
  }

  return {
    busy,
    problems,
    setProblems,
    needsMember,
    send: (draft) => {
      if (!busy) needsMember(() => sendNow(draft));
    },
  };
}
