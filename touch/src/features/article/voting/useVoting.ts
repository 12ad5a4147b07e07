import type { ArticleVote } from '@touch/api/article/articleContent';
import { useReplyTexts } from '@touch/api/ballots/texts';
import { voteReplyOf } from '@touch/api/ballots/voteReply';
import { useMember } from '@touch/api/member/member';
import { useResumedAction } from '@touch/api/pending/useResumedAction';
import {
  type BallotConditions,
  castBallot,
  fetchVoteResult,
  type VoteResult,
  type VoteTicket,
} from '@touch/api/voting/votes';
import { useWords } from '@touch/locales/words';
import { preparePersonalData } from '@touch/outside/member/personalData';
import { isPersonalDataVisible } from '@touch/outside/member/personalDataOwner';
import { trackMember } from '@touch/outside/member/trackMember';
import { networkStatus } from '@touch/outside/networkStatus';
import { resumable } from '@touch/outside/pending/pendingAction';
import { useVisit } from '@touch/outside/visit';
import { useCallback, useEffect, useRef, useState } from 'react';
import {
  type ChosenOptions,
  isComplete,
  parseChoices,
  serializeChoices,
  toggleOption,
} from './chosenOptions';
import { allowsOneVote, storeVote, votedOptions } from './storedVotes';
import { useVoteTexts } from './texts';

/** Steps: choose options, wait for the answer, look at the result. */
type Step = 'choosing' | 'sending' | 'looking';

/**
 * State of a reader's voting: choices stay until the platform has the ballot, one ballot is sent at a time, and after a network
 * failure the next try uses the same ticket. A visitor's ballot continues after the login if the vote is for members (G11).
 */
export function useVoting(vote: ArticleVote, ended: boolean) {
  const { cache, config, needsMember, locale, now } = useVisit();
  const words = useVoteTexts();
  const replies = useReplyTexts();
  const common = useWords();
  const [own] = useState(() => (isPersonalDataVisible() ? votedOptions(vote, now()) : undefined));
  const [step, setStep] = useState<Step>(ended || own ? 'looking' : 'choosing');
  const [chosen, setChosen] = useState<ChosenOptions>({});
  const [mine, setMine] = useState<readonly string[]>(own ?? []);
  const [reply, setReply] = useState('');
  const [isToasted, setToasted] = useState(false);
  /** No turn is left. */
  const [isOver, setOver] = useState(false);
  const [result, setResult] = useState<VoteResult>();
  const [isResultLost, setResultLost] = useState(false);
  /** The captcha asked for; undefined = none. */
  const [codeRequest, setCodeRequest] = useState<{ readonly problem: string; readonly attempt: number }>();
  const check = useRef<BallotConditions['check']>(undefined);
  const ticket = useRef<VoteTicket>(undefined);
  const busy = useRef(false);
  const id = String(vote.id);

  const look = useCallback(async () => {
    setStep('looking');
    const loaded = await fetchVoteResult(cache, id);
    if (loaded) setResult(loaded);
    setResultLost(!loaded);
  }, [cache, id]);
  useEffect(() => {
    if (ended || own) void look();
  }, [ended, own, look]);

  const uid = useMember()?.uid;
  const reader = useRef(uid);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was chosen and given is its reader's alone
  useEffect(() => {
    const before = reader.current;
    // After sign-out the vote is hidden; chosen options stay, as the login may only have expired.
    if (uid === undefined) return setMine((shown) => (before === undefined ? shown : []));
    reader.current = uid;
    // A visitor's choices go to the member they log in as.
    if (before === undefined || before === uid) return;
    const ownVote = isPersonalDataVisible() ? votedOptions(vote, now()) : undefined;
    busy.current = false;
    ticket.current = undefined;
    setChosen({});
    setMine(ownVote ?? []);
    setReply('');
    setToasted(false);
    setOver(false);
    if (ended || ownVote) void look();
    else setStep('choosing');
  }, [uid]);

  const send = async (sent: ChosenOptions) => {
    if (busy.current) return;
    busy.current = true;
    const memberSince = trackMember(config.siteID);
    setStep('sending');
    setReply('');
    setToasted(false);
    const ballot = await castBallot(cache, id, serializeChoices(sent), {
      ...{ earlierTicket: ticket.current, check: check.current, now: Date.now() },
    });
    if (memberSince() === 'another') return;
    busy.current = false;
    ticket.current = ballot.kind === 'lost' ? ballot.ticket : undefined;
    if (ballot.kind === 'lost') {
      setStep('choosing');
      // the call layer's own line says it, but where one stands above the page already (B9)
      setToasted(!networkStatus.offline);
      return setReply(common['state.networkError']);
    }
    const { text, isOver, isRecorded, needsCode } = voteReplyOf(ballot.message, replies, locale === 'zh');
    const problem = check.current ? text : '';
    check.current = undefined;
    setCodeRequest((known) => (needsCode ? { problem, attempt: (known?.attempt ?? 0) + 1 } : undefined));
    if (needsCode) return setStep('choosing');
    setReply(text);
    if (!ballot.done && !isOver) return setStep('choosing');
    if (ballot.done || isRecorded) {
      const options = Object.values(sent).flat();
      if (memberSince() === 'same') {
        preparePersonalData();
        storeVote(vote, options, now());
        setMine(options);
      }
    } else {
      // given in another tab, or on another device
      setMine((isPersonalDataVisible() && votedOptions(vote, now())) || []);
      setOver(true);
    }
    await look();
  };

  const castAsMember = (options: ChosenOptions) => {
    if (busy.current) return;
    setToasted(false);
    if (!isComplete(options, vote)) {
      // the same words once more are heard once more: they have to go before they come
      setReply('');
      return void setTimeout(() => setReply(words.choose));
    }
    if (!vote.needLogin) return void send(options);
    needsMember(resumable({ kind: 'vote', id, choices: serializeChoices(options) }, () => send(options)));
  };
  useResumedAction(
    (action) => action.kind === 'vote' && action.id === id,
    (action) => {
      if (action.kind !== 'vote') return;
      const options = parseChoices(action.choices);
      setChosen(options);
      castAsMember(options);
    },
  );

  return {
    step,
    chosen,
    mine,
    codeRequest,
    setCheck: (answer: BallotConditions['check']) => {
      check.current = answer;
    },
    /** The platform's last message in the reader's language; '' = none. */
    told: reply,
    /** It was said by the line that toasts are told on: nobody is told twice. */
    isToasted,
    result,
    /** It was asked for, and did not come. */
    isResultLost,
    choose: (question: ArticleVote['questions'][number], oid: string) => {
      if (busy.current) return;
      setReply('');
      // another choice is another ballot
      ticket.current = undefined;
      setChosen((before) => toggleOption(before, question, oid));
    },
    give: () => castAsMember(chosen),
    look: () => void look(),
    /** undefined where no turn can be left. */
    again:
      ended || isOver || allowsOneVote(vote)
        ? undefined
        : () => {
            setReply('');
            setChosen({});
            setStep('choosing');
          },
  };
}
export type VotingState = ReturnType<typeof useVoting>;
