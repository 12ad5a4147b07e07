import { KindNumber } from '@contract/codes';
import { createPost } from '@touch/api/createPost';
import { clipUrls } from '@touch/lib/clipUrls';
import { useWords } from '@touch/locales/words';
import { currentMember } from '@touch/outside/member/member';
import { resumable } from '@touch/outside/pendingAction';
import { useSubmit } from '@touch/outside/useSubmit';
import { useVisit } from '@touch/outside/visit';
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

  const lost = [{ field: 'content', text: words['state.networkError'] }] as const;
  const pending = { kind: 'write', id: circle, source: KindNumber.source.circle } as const;
  const needsMember = (action: () => unknown) => visitNeedsMember(resumable(pending, action));

  async function send(draft: PostDraft): Promise<readonly PostProblem[] | undefined> {
    const member = currentMember(config.siteID);
    if (!member) return;
    const text = { title: draft.title.trim(), content: draft.content.trim() };
    const files = { pictures: draft.pictures, ...clipUrls(draft.clips) };
    const result = await createPost(cache, circle, member, { ...text, ...files });
    if (result.kind !== 'posted') {
      return result.kind === 'network' ? lost : [refusalProblem(result.serverMessage, result.message, texts)];
    }
    // Words written since, in a sheet opened again, are another post.
    if (draftOf(circle).content === draft.content) storeDraft(circle, NO_DRAFT);
    toast(texts.sent);
    if (isShown()) posted();
  }
  const late = (found: readonly PostProblem[]) => {
    for (const { text } of found) toast(text);
  };
  const { submit, busy, problem, setProblem, isShown } = useSubmit(send, { lost, late });

  return {
    busy,
    problems: problem ?? [],
    setProblems: setProblem,
    needsMember,
    send: (draft) => needsMember(() => submit(draft)),
  };
}
