import type { ArticleVote } from '@touch/api/articleContent';
import { useResumedAction } from '@touch/api/useResumedAction';
import { isPersonalDataVisible } from '@touch/outside/member/personalDataOwner';
import { resumable } from '@touch/outside/pendingAction';
import { useVisit } from '@touch/outside/visit';
import { useCallback, useEffect, useState } from 'react';
import {
  type ChosenOptions,
  findMissingQuestion,
  parseChoices,
  serializeChoices,
  toggleOption,
} from './chosenOptions';
import { allowsOneVote, votedOptions } from './storedVotes';
import { useVoteTexts } from './texts';
import { useReaderChange } from './useReaderChange';
import { useSending } from './useSending';
import { useVoteResult } from './useVoteResult';
import type { ChangeView, VotingView } from './votingView';

const nothingChosen: VotingView = {
  step: 'choosing',
  chosen: {},
  mine: [],
  message: '',
  isToasted: false,
  isOver: false,
  codeRequest: undefined,
};

/** The view, which begins at the result where the vote has ended or the reader's own options are known, and its result. */
function useView(vote: ArticleVote, ended: boolean) {
  const { now } = useVisit();
  const [own] = useState(() => (isPersonalDataVisible() ? votedOptions(vote, now()) : undefined));
  const [view, setView] = useState<VotingView>({
    ...nothingChosen,
    step: ended || own ? 'looking' : 'choosing',
    mine: own ?? [],
  });
  const change: ChangeView = useCallback((part) => {
    setView((before) => ({ ...before, ...(typeof part === 'function' ? part(before) : part) }));
  }, []);
  const { result, isLost, load } = useVoteResult(String(vote.id));
  const look = useCallback(async () => {
    change({ step: 'looking' });
    await load();
  }, [change, load]);
  useEffect(() => {
    if (ended || own) void look();
  }, [ended, own, look]);
  return { view, change, look, result, isResultLost: isLost };
}

/** Gives a ballot as the member it needs: a visitor's continues after the login if the vote is for members (G11). */
function useGiving(vote: ArticleVote, change: ChangeView, sending: ReturnType<typeof useSending>) {
  const { needsMember } = useVisit();
  const words = useVoteTexts();
  const id = String(vote.id);
  const give = (options: ChosenOptions) => {
    if (sending.pending.isSending) return;
    change({ isToasted: false });
    const missing = findMissingQuestion(options, vote);
    if (missing) {
      document.querySelector<HTMLElement>(`[data-question="${missing.qid}"] input`)?.focus();
      // the same words once more are heard once more: they have to go before they come
      change({ message: '' });
      return void setTimeout(() => change({ message: words.choose(missing.qname) }));
    }
    const send = () => sending.send(options);
    if (!vote.needLogin) return void send();
    needsMember(resumable({ kind: 'vote', id, choices: serializeChoices(options) }, send));
  };
  useResumedAction(
    (action) => action.kind === 'vote' && action.id === id,
    (action) => {
      if (action.kind !== 'vote') return;
      const options = parseChoices(action.choices);
      change({ chosen: options });
      give(options);
    },
  );
  return give;
}

/**
 * State of a reader's voting: choices stay until the platform has the ballot, one ballot is sent at a time, and after a network
 * failure the next try uses the same ticket.
 */
export function useVoting(vote: ArticleVote, ended: boolean) {
  const { now } = useVisit();
  const { view, change, look, result, isResultLost } = useView(vote, ended);
  const sending = useSending(vote, change, look);
  const { pending } = sending;
  const give = useGiving(vote, change, sending);

  useReaderChange(
    // The vote is hidden; chosen options stay, as the login may only have expired.
    () => change({ mine: [] }),
    () => {
      const own = isPersonalDataVisible() ? votedOptions(vote, now()) : undefined;
      pending.isSending = false;
      pending.ticket = undefined;
      change({ chosen: {}, mine: own ?? [], message: '', isToasted: false, isOver: false });
      if (ended || own) void look();
      else change({ step: 'choosing' });
    },
  );

  return {
    ...view,
    result,
    /** It was asked for, and did not come. */
    isResultLost,
    setCheck: (answer: typeof pending.check) => {
      pending.check = answer;
    },
    choose: (question: ArticleVote['questions'][number], oid: string) => {
      if (pending.isSending) return;
      // another choice is another ballot
      pending.ticket = undefined;
      change(({ chosen }) => ({ message: '', chosen: toggleOption(chosen, question, oid) }));
    },
    give: () => give(view.chosen),
    look: () => void look(),
    /** undefined where no turn can be left. */
    again:
      ended || view.isOver || allowsOneVote(vote)
        ? undefined
        : () => change({ message: '', chosen: {}, step: 'choosing' }),
  };
}
export type VotingState = ReturnType<typeof useVoting>;
