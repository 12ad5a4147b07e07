import { type CommentInput, discuss, type PostResult } from '@touch/api/discuss';
import { currentMember, type Member } from '@touch/outside/member/member';
import type { Visit } from '@touch/outside/visit';
import type { CommentsHere } from '../commentsContext';
import { draftOf, storeDraft } from './drafts';
import { hasArrived } from './sentComment';

interface PostPlace {
  readonly subject: CommentsHere['subject'];
  /** The comment it replies to; '' = none. */
  readonly parentID: string;
  readonly draft: string;
}

/** Nothing is sent twice: what may have arrived is looked for first. What is on its way is marked, should the page not live to hear. */
export async function postOnce(
  { cache, config, now }: Visit,
  { subject, parentID, draft }: PostPlace,
  input: CommentInput,
  by: Member,
): Promise<PostResult> {
  const { sentAt } = draftOf(draft);
  if (sentAt !== undefined) {
    const before = await hasArrived(cache, { ...input, subject, parentID, sentAt });
    if (before !== false) return { kind: before ? 'posted' : 'network' };
    // another member logged in meanwhile: the comment would be posted under their name
    if (currentMember(config.siteID)?.uid !== by.uid) return { kind: 'network' };
  }
  storeDraft(draft, { ...draftOf(draft), sentAt: now() });
  const posted = await discuss(cache, subject, by, input, parentID);
  if (posted.kind === 'refused') storeDraft(draft, { ...draftOf(draft), sentAt: 0 });
  return posted;
}

/** Text written since, in a sheet opened anew, is a draft of its own. */
export function forgetSent(draft: string, { content, pictures }: CommentInput): void {
  const { text, pictures: stored } = draftOf(draft);
  storeDraft(draft, {
    text: text.trim() === content ? '' : text,
    pictures: stored.filter((one) => !pictures.includes(one)),
    sentAt: 0,
  });
}
