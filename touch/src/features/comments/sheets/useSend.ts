import { MAX_COMMENT_LENGTH } from '@contract/limits';
import { type CommentInput, discuss, type PostResult } from '@touch/api/discuss';
import { AUDIT_TYPE_NONE } from '@touch/lib/commentAccess';
import { useWords } from '@touch/locales/words';
import { currentMember, type Member, onMemberChange } from '@touch/outside/member/member';
import { onPageRestored } from '@touch/outside/onPageRestored';
import { type ReplyTarget, resumable } from '@touch/outside/pending/pendingAction';
import { onStorageChange } from '@touch/outside/session/onStorageChange';
import { useVisit } from '@touch/outside/visit';
import { useEffect, useRef, useState } from 'react';
import type { CommentsHere } from '../commentsContext';
import { countOwnComment } from '../useDiscussCount';
import { maxLengthIn, refusalMessage, validationMessage } from './commentRefusals';
import { draftOf, storeDraft } from './drafts';
import { hasArrived } from './sentComment';
import { showSentComment } from './showSentComment';
import { useTalkTexts } from './texts';

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
  const { cache, config, locale, toast, now } = visit;
  const [words, page] = [useTalkTexts(), useWords()];
  const [busy, setBusy] = useState(false);
  const [problem, setWrong] = useState<string>();
  const [max, setMax] = useState(MAX_COMMENT_LENGTH);
  const isMounted = useRef(true);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);

  /** Uid of the writer; undefined: a visitor, who may log in as any member. */
  const writer = useRef(currentMember(config.siteID)?.uid);
  /** The writer is logging in to send: this login may be any member's. */
  const isLoggingIn = useRef(false);
  const isAnotherMember = useRef(false);
  const latestClose = useRef(close);
  latestClose.current = close;
  useEffect(() => {
    const look = (elsewhere: boolean) => {
      const uid = currentMember(config.siteID)?.uid;
      if (uid === undefined || isAnotherMember.current) return;
      const { current } = writer;
      const isAnother = current !== undefined && current !== uid && (elsewhere || !isLoggingIn.current);
      if (!isAnother) writer.current = uid;
      // the text belongs to another member
      else {
        isAnotherMember.current = true;
        latestClose.current();
      }
    };
    // first those who hear of other tabs alone
    const ends = [
      onStorageChange(() => look(true)),
      onPageRestored(() => look(true)),
      onMemberChange(() => look(false)),
    ];
    return () => {
      for (const end of ends) end();
    };
  }, [config.siteID]);

  const showProblem = (text: string) => (isMounted.current ? setWrong(text) : toast(text));

  async function finish({ content, pictures }: CommentInput, member: Member): Promise<void> {
    const isUnderReview = config.auditType !== AUDIT_TYPE_NONE;
    // Text written since, in a sheet opened anew, is a draft of its own.
    const { text, pictures: kept } = draftOf(draft);
    storeDraft(draft, {
      text: text.trim() === content ? '' : text,
      pictures: kept.filter((one) => !pictures.includes(one)),
      sentAt: 0,
    });
    if (isMounted.current) close();
    toast(isUnderReview ? page['comments.underReview'] : words.sent);
    if (!isUnderReview) countOwnComment(visit, scope.subject, scope.count, 1);
    await showSentComment(cache, scope, { content, pictures, member, to, isUnderReview, at: now() });
    // once the new row is drawn
    if (!to) requestAnimationFrame(() => document.querySelector('[data-newest]')?.scrollIntoView());
  }

  /** Nothing is sent twice: what may have arrived is looked for first. What is on its way is marked, should the page not live to hear. */
  async function postOnce(input: CommentInput, by: Member): Promise<PostResult> {
    const parentID = to?.id ?? '';
    const { sentAt } = draftOf(draft);
    if (sentAt !== undefined) {
      const before = await hasArrived(cache, { ...input, subject: scope.subject, parentID, sentAt });
      if (before !== false) return { kind: before ? 'posted' : 'network' };
      // another member logged in meanwhile: the comment would be posted under their name
      if (currentMember(config.siteID)?.uid !== by.uid) return { kind: 'network' };
    }
    storeDraft(draft, { ...draftOf(draft), sentAt: now() });
    const posted = await discuss(cache, scope.subject, by, input, parentID);
    if (posted.kind === 'refused') storeDraft(draft, { ...draftOf(draft), sentAt: 0 });
    return posted;
  }

  async function sendNow(input: CommentInput): Promise<void> {
    const by = currentMember(config.siteID);
    if (sendingDrafts.has(draft) || !by) return;
    sendingDrafts.add(draft);
    setBusy(true);
    setWrong(undefined);
    const posted = await postOnce(input, by);
    sendingDrafts.delete(draft);
    if (posted.kind === 'posted') return finish(input, by);
    setBusy(false);
    setMax(maxLengthIn(posted) ?? max);
    showProblem(refusalMessage(posted, words, page, locale === 'zh'));
  }

  const needsMember = (action: () => unknown) => {
    // the rest of a comment is for its row
    const answered = to
      ? { to: { id: to.id, userName: to.userName, content: to.content, pictures: to.pictures } }
      : {};
    isLoggingIn.current = true;
    const asIn = () => {
      isLoggingIn.current = false;
      // the login may have waited for another one
      if (!isAnotherMember.current) return action();
    };
    visit.needsMember(resumable({ kind: 'write', ...scope.subject, ...answered }, asIn));
  };

  return {
    ...{ busy, problem, max, needsMember },
    send: ({ content, pictures }) => {
      if (sendingDrafts.has(draft)) return;
      const reason = validationMessage(content, max, words, page);
      if (reason) return setWrong(reason);
      needsMember(() => sendNow({ content: content.trim(), pictures }));
    },
  };
}
