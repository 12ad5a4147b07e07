import type { ArticleVote } from '@touch/api/articleContent';
import { useReplyTexts } from '@touch/api/ballots/texts';
import { voteReplyOf } from '@touch/api/ballots/voteReply';
import { type BallotConditions, type BallotResult, castBallot, type VoteTicket } from '@touch/api/votes';
import { useWords } from '@touch/locales/words';
import { preparePersonalData } from '@touch/outside/member/personalData';
import { isPersonalDataVisible } from '@touch/outside/member/personalDataOwner';
import { trackMember } from '@touch/outside/member/trackMember';
import { networkStatus } from '@touch/outside/networkStatus';
import { useVisit } from '@touch/outside/visit';
import { useRef } from 'react';
import { type ChosenOptions, serializeChoices } from './chosenOptions';
import { storeVote, votedOptions } from './storedVotes';
import type { ChangeView } from './votingView';

/** The ballot that is given: its sending, and parts that a next try uses again. */
interface PendingBallot {
  isSending: boolean;
  /** Of a try that the network lost; another choice is another ballot and needs another ticket. */
  ticket: VoteTicket | undefined;
  check: BallotConditions['check'];
}

type Answer = Extract<BallotResult, { kind: 'answered' }>;

/** Sends one ballot at a time. After a network failure the next try uses the same ticket. */
export function useSending(vote: ArticleVote, change: ChangeView, look: () => Promise<void>) {
  const { cache, config, locale, now } = useVisit();
  const replies = useReplyTexts();
  const common = useWords();
  const { current: pending } = useRef<PendingBallot>({
    isSending: false,
    ticket: undefined,
    check: undefined,
  });

  const answered = async (answer: Answer, options: readonly string[], isSameMember: boolean) => {
    const { text, isOver, isRecorded, needsCode } = voteReplyOf(answer.message, replies, locale === 'zh');
    const problem = pending.check ? text : '';
    pending.check = undefined;
    change(({ codeRequest }) => ({
      codeRequest: needsCode ? { problem, attempt: (codeRequest?.attempt ?? 0) + 1 } : undefined,
    }));
    if (needsCode) return change({ step: 'choosing' });
    change({ message: text });
    if (!answer.done && !isOver) return change({ step: 'choosing' });
    if (!answer.done && !isRecorded) {
      // given in another tab, or on another device
      change({ mine: (isPersonalDataVisible() && votedOptions(vote, now())) || [], isOver: true });
    } else if (isSameMember) {
      preparePersonalData();
      storeVote(vote, options, now());
      change({ mine: options });
    }
    await look();
  };

  const send = async (sent: ChosenOptions) => {
    if (pending.isSending) return;
    pending.isSending = true;
    const memberSince = trackMember(config.siteID);
    change({ step: 'sending', message: '', isToasted: false });
    const ballot = await castBallot(cache, String(vote.id), serializeChoices(sent), {
      earlierTicket: pending.ticket,
      check: pending.check,
      now: Date.now(),
    });
    if (memberSince() === 'another') return;
    pending.isSending = false;
    pending.ticket = ballot.kind === 'lost' ? ballot.ticket : undefined;
    if (ballot.kind !== 'lost') return answered(ballot, Object.values(sent).flat(), memberSince() === 'same');
    // the call layer's own line says it, but where one stands above the page already (B9)
    change({
      step: 'choosing',
      message: common['state.networkError'],
      isToasted: !networkStatus.offline,
    });
  };

  return { send, pending };
}
