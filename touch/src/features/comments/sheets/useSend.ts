import { MAX_COMMENT_LENGTH } from '@contract/limits';
import type { CommentInput } from '@touch/api/discuss';
import { AUDIT_TYPE_NONE } from '@touch/lib/commentAccess';
import { useWords } from '@touch/locales/words';
import { currentMember, type Member } from '@touch/outside/member/member';
import { type ReplyTarget, resumable } from '@touch/outside/pendingAction';
import { useSubmit } from '@touch/outside/useSubmit';
import { useVisit } from '@touch/outside/visit';
import { useState } from 'react';
import type { CommentsHere } from '../commentsContext';
import { countOwnComment } from '../useDiscussCount';
import { maxLengthIn, refusalMessage, validationMessage } from './commentRefusals';
import { forgetSent, postOnce } from './postOnce';
import { showSentComment } from './showSentComment';
import { useCommentTexts } from './texts';
import { useWriter } from './useWriter';

interface SendState {
  readonly busy: boolean;
  /** Error message at the field. */
  readonly problem: string | undefined;
  /** Characters at most. */
  readonly max: number;
  readonly send: (words: CommentInput) => void;
  /** Does what only a member may; after a login that leads away the sheet opens again (G11). */
  readonly needsMember: (action: () => unknown) => void;
}

interface SendOptions {
  readonly scope: CommentsHere;
  readonly to: ReplyTarget | undefined;
  /** Where text and pictures are kept until they are sent. */
  readonly draft: string;
  readonly close: () => void;
}

/** Keys of drafts being sent, from any sheet. */
const sendingDrafts = new Set<string>();

/** Sends what was written, once, as the member who is in or comes in for it (H1, G11). */
export function useSend({ scope, to, draft, close }: SendOptions): SendState {
  const visit = useVisit();
  const { config, locale, toast } = visit;
  const [words, page] = [useCommentTexts(), useWords()];
  const [max, setMax] = useState(MAX_COMMENT_LENGTH);
  const writer = useWriter(config.siteID, close);

  async function finish(input: CommentInput, member: Member): Promise<void> {
    const isUnderReview = config.auditType !== AUDIT_TYPE_NONE;
    forgetSent(draft, input);
    if (isShown()) close();
    toast(isUnderReview ? page['comments.underReview'] : words.sent);
    if (!isUnderReview) countOwnComment(visit, scope.subject, scope.count, 1);
    await showSentComment(visit.cache, scope, { ...input, member, to, isUnderReview, at: visit.now() });
    // once the new row is drawn
    if (!to) requestAnimationFrame(() => document.querySelector('[data-newest]')?.scrollIntoView());
  }

  async function sendNow(input: CommentInput): Promise<string | undefined> {
    const by = currentMember(config.siteID);
    if (sendingDrafts.has(draft) || !by) return;
    sendingDrafts.add(draft);
    const place = { subject: scope.subject, parentID: to?.id ?? '', draft };
    const posted = await postOnce(visit, place, input, by).finally(() => sendingDrafts.delete(draft));
    if (posted.kind === 'posted') return void finish(input, by);
    setMax(maxLengthIn(posted) ?? max);
    return refusalMessage(posted, words, page, locale === 'zh');
  }
  const { submit, busy, problem, setProblem, isShown } = useSubmit(sendNow, {
    lost: page['state.networkError'],
    late: toast,
  });

  const needsMember = (action: () => unknown) => {
    writer.logsIn();
    // the login may have waited for another one
    const asIn = () => (writer.isIn() ? action() : undefined);
    visit.needsMember(resumable({ kind: 'write', ...scope.subject, ...answeredBy(to) }, asIn));
  };

  return {
    busy,
    problem,
    max,
    needsMember,
    send: ({ content, pictures }) => {
      if (sendingDrafts.has(draft)) return;
      const reason = validationMessage(content, max, words, page);
      if (reason) return setProblem(reason);
      needsMember(() => submit({ content: content.trim(), pictures }));
    },
  };
}

/** The comment that is answered, as the login keeps it; the rest of it is for its row. */
const answeredBy = (to: ReplyTarget | undefined) =>
  to ? { to: { id: to.id, userName: to.userName, content: to.content, pictures: to.pictures } } : {};
