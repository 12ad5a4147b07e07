import type { VoteCheck } from '@contract/votes';
import type { VoteInfo, VoteTheme } from '@touch/api/activityVote/activityVotes';
import type { VoteTicket } from '@touch/api/ballots/ticket';
import { useMember } from '@touch/api/member/member';
import { useResumedAction } from '@touch/api/pending/useResumedAction';
import { useWords } from '@touch/locales/words';
import { currentMember } from '@touch/outside/member/member';
import { trackMember } from '@touch/outside/member/trackMember';
import { resumable } from '@touch/outside/pending/pendingAction';
import { useVisit } from '@touch/outside/visit';
import { useEffect, useRef, useState } from 'react';
import { type BallotDraft, draftOf, NO_DRAFT, storeDraft } from './ballotDrafts';
import { type Choice, findMissingTheme, parseChoices, serializeChoices, toggleChoice } from './choices';
import { useActivityVoteTexts } from './texts';

const sendParts = () =>
  Promise.all([
    import('@touch/api/casting/castActivityBallot'),
    import('@touch/api/ballots/voteReply'),
    import('@touch/api/ballots/texts'),
  ]);

/** The sheet before a ballot is sent: questions about the voter, or a captcha. */
export interface OpenSheet {
  readonly needsCode: boolean;
  /** Why the last try was refused; '' = first try. */
  readonly problem: string;
}

/**
 * A reader's ballot of a vote: choices stay until the platform has it, one ballot is sent at a time (F9, G11).
 * @param onSettled runs when the platform has the ballot or has none left for this reader
 */
export function useBallot(info: VoteInfo, onSettled: () => void) {
  const { cache, config, locale, needsMember } = useVisit();
  const words = useWords();
  const texts = useActivityVoteTexts();
  const { voteId } = info;
  const uid = useMember()?.uid;
  const [draft, setDraft] = useState(NO_DRAFT);
  const [reply, setReply] = useState('');
  const [busy, setBusy] = useState(false);
  const [sheet, setSheet] = useState<OpenSheet>();
  const ticket = useRef<VoteTicket>(undefined);
  const sending = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another reader has another draft
  useEffect(() => setDraft(draftOf(voteId)), [voteId, uid]);

  const change = (next: BallotDraft) => {
    ticket.current = undefined;
    setReply('');
    setDraft(next);
    storeDraft(voteId, next);
  };

  const settle = (isRecorded: boolean) => {
    setSheet(undefined);
    if (isRecorded) {
      setDraft(NO_DRAFT);
      storeDraft(voteId, NO_DRAFT);
    }
    onSettled();
  };

  const send = async ({ choices, info: answers }: BallotDraft, check?: VoteCheck) => {
    if (sending.current) return;
    sending.current = true;
    const memberSince = trackMember(config.siteID);
    setBusy(true);
    setReply('');
    try {
      const [{ castActivityBallot }, { voteReplyOf }, { replyTexts }] = await sendParts();
      const userId = currentMember(config.siteID)?.uid ?? '';
      const ballot = { voteId, choices, info: answers, userId, check, earlierTicket: ticket.current };
      const [result, replies] = await Promise.all([
        castActivityBallot(cache, config, ballot, Date.now()),
        replyTexts.loadTexts(locale),
      ]);
      if (memberSince() === 'another') return;
      ticket.current = result.kind === 'lost' ? result.ticket : undefined;
      if (result.kind === 'lost') return setReply(words['state.networkError']);
      const { text, isRecorded, isOver, needsCode } = voteReplyOf(result.message, replies, locale === 'zh');
      if (needsCode) return setSheet({ needsCode, problem: check ? text : '' });
      setReply(text);
      if (result.done || isRecorded || isOver) settle(result.done || isRecorded);
      else setSheet(undefined);
    } catch {
      // The code did not load.
      setReply(words['state.networkError']);
    } finally {
      sending.current = false;
      setBusy(false);
    }
  };

  const begin = (ballot: BallotDraft) => {
    if (sending.current) return;
    const missing = findMissingTheme(info, ballot.choices);
    if (missing && info.themes.length > 1) return setReply(texts.chooseMore(missing.name, missing.minChoose));
    if (missing && missing.minChoose > 1) return setReply(texts.chooseNoFewer(missing.minChoose));
    if (missing || ballot.choices.length === 0) return setReply(texts.chooseFirst);
    const next = () =>
      info.fields.length > 0 || info.needCode
        ? setSheet({ needsCode: info.needCode, problem: '' })
        : void send(ballot);
    if (!info.needLogin) return next();
    needsMember(resumable({ kind: 'vote', id: voteId, choices: serializeChoices(ballot.choices) }, next));
  };
  useResumedAction(
    (action) => action.kind === 'vote' && action.id === voteId,
    (action) => {
      if (action.kind !== 'vote') return;
      const stored = draftOf(voteId);
      const resumed = { ...stored, choices: parseChoices(action.choices, stored.choices) };
      setDraft(resumed);
      begin(resumed);
    },
  );

  return {
    draft,
    /** The last message about the ballot, in the reader's language; '' = none. */
    reply,
    busy,
    sheet,
    closeSheet: () => setSheet(undefined),
    toggle: (choice: Choice, theme: Pick<VoteTheme, 'maxChoose'>) => {
      if (sending.current) return;
      const choices = toggleChoice(draft.choices, choice, theme);
      if (choices) change({ ...draft, choices });
      else setReply(texts.full(theme.maxChoose));
    },
    answer: (answers: BallotDraft['info']) => change({ ...draft, info: answers }),
    give: () => begin(draft),
    /** A ballot with this option alone. */
    giveOnly: (choice: Choice) => {
      const only = { ...draft, choices: [choice] };
      change(only);
      begin(only);
    },
    /** From the sheet. */
    send: (check?: VoteCheck) => void send(draft, check),
  };
}
export type Ballot = ReturnType<typeof useBallot>;
