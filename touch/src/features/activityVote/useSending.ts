import type { VoteInfo } from '@touch/api/activityVotes';
import type { VoteTicket } from '@touch/api/ballots/ticket';
import type { ChallengeAnswer } from '@touch/api/useOpenChallenge';
import { useWords } from '@touch/locales/words';
import { currentMember } from '@touch/outside/member/member';
import { trackMember } from '@touch/outside/member/trackMember';
import { useSubmit } from '@touch/outside/useSubmit';
import { useVisit } from '@touch/outside/visit';
import { useRef } from 'react';
import type { BallotDraft } from './ballotDrafts';

const sendParts = () =>
  Promise.all([
    import('@touch/api/castActivityBallot'),
    import('@touch/api/ballots/voteReply'),
    import('@touch/api/ballots/texts'),
  ]);

/** The sheet before a ballot is sent: questions about the voter, or a captcha. */
export interface OpenSheet {
  readonly needsCode: boolean;
  /** Why the last try was refused; '' = first try. */
  readonly problem: string;
}

interface SendingParts {
  readonly setReply: (text: string) => void;
  readonly setSheet: (sheet: OpenSheet | undefined) => void;
  /** The platform has the ballot, or has none left for this reader. */
  readonly settle: (isRecorded: boolean) => void;
}

/** Sends one ballot at a time; a lost one is sent again with its ticket. */
export function useSending({ voteId }: VoteInfo, { setReply, setSheet, settle }: SendingParts) {
  const { cache, config, locale } = useVisit();
  const words = useWords();
  const ticket = useRef<VoteTicket>(undefined);

  async function cast({ choices, info }: BallotDraft, check: ChallengeAnswer | undefined): Promise<void> {
    setReply('');
    const memberSince = trackMember(config.siteID);
    const [{ castActivityBallot }, { voteReplyOf }, { replyTexts }] = await sendParts();
    const userId = currentMember(config.siteID)?.uid ?? '';
    const ballot = { voteId, choices, info, userId, check, earlierTicket: ticket.current };
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
  }
  const { busy, submit } = useSubmit((ballot: BallotDraft, check?: ChallengeAnswer) =>
    // The code may not have loaded.
    cast(ballot, check).catch(() => setReply(words['state.networkError'])),
  );

  return {
    busy,
    send: submit,
    /** Another ballot needs another ticket. */
    forgetTicket: () => {
      ticket.current = undefined;
    },
  };
}
