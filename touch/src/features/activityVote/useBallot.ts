import type { VoteInfo, VoteTheme } from '@touch/api/activityVotes';
import { useMember } from '@touch/api/member';
import type { ChallengeAnswer } from '@touch/api/useOpenChallenge';
import { useResumedAction } from '@touch/api/useResumedAction';
import { resumable } from '@touch/outside/pendingAction';
import { useVisit } from '@touch/outside/visit';
import { useEffect, useState } from 'react';
import { type BallotDraft, draftOf, NO_DRAFT, storeDraft } from './ballotDrafts';
import { type Choice, findMissingTheme, parseChoices, serializeChoices, toggleChoice } from './choices';
import { useActivityVoteTexts } from './texts';
import { type OpenSheet, useSending } from './useSending';
import type { ActivityVoteTexts } from './voteRules';

export type { OpenSheet } from './useSending';

interface BallotParts {
  /** The platform has the ballot, or has none left for this reader. */
  readonly onSettled: () => void;
}

/** A reader's ballot of a vote: choices stay until the platform has it, one ballot is sent at a time (F9, G11). */
export function useBallot(info: VoteInfo, { onSettled }: BallotParts) {
  const texts = useActivityVoteTexts();
  const { voteId } = info;
  const [draft, keepDraft] = useDraft(voteId);
  const [reply, setReply] = useState('');
  const [sheet, setSheet] = useState<OpenSheet>();
  const settle = (isRecorded: boolean) => {
    setSheet(undefined);
    if (isRecorded) keepDraft(NO_DRAFT);
    onSettled();
  };
  const { busy, forgetTicket, send } = useSending(info, { setReply, setSheet, settle });
  const change = (next: BallotDraft) => {
    forgetTicket();
    setReply('');
    keepDraft(next);
  };
  const needsCode = useVisit().config.asksCaptcha || info.needCode;
  const open = (ballot: BallotDraft) =>
    info.fields.length > 0 || needsCode ? setSheet({ needsCode, problem: '' }) : send(ballot);
  const begin = useBegin(info, { busy, setReply, open, keepDraft });
  return {
    draft,
    /** The last message about the ballot, in the reader's language; '' = none. */
    reply,
    busy,
    sheet,
    closeSheet: () => setSheet(undefined),
    toggle: (choice: Choice, theme: Pick<VoteTheme, 'maxChoose'>) => {
      if (busy) return;
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
    send: (check?: ChallengeAnswer) => send(draft, check),
  };
}
export type Ballot = ReturnType<typeof useBallot>;

/** The stored draft of this reader, and a setter that stores it. */
function useDraft(voteId: string) {
  const uid = useMember()?.uid;
  const [draft, setDraft] = useState(NO_DRAFT);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another reader has another draft
  useEffect(() => setDraft(draftOf(voteId)), [voteId, uid]);
  const keep = (next: BallotDraft) => {
    setDraft(next);
    storeDraft(voteId, next);
  };
  return [draft, keep] as const;
}

/** Why the choices are no ballot yet; '' = they are. */
function choicesProblem(info: VoteInfo, { choices }: BallotDraft, texts: ActivityVoteTexts): string {
  const missing = findMissingTheme(info, choices);
  if (missing && info.themes.length > 1) return texts.chooseMore(missing.name, missing.minChoose);
  if (missing && missing.minChoose > 1) return texts.chooseNoFewer(missing.minChoose);
  return missing || choices.length === 0 ? texts.chooseFirst : '';
}

interface BeginParts {
  readonly busy: boolean;
  readonly setReply: (text: string) => void;
  readonly open: (ballot: BallotDraft) => void;
  readonly keepDraft: (draft: BallotDraft) => void;
}

/** Begins to send a ballot, after a login where the vote needs one. */
function useBegin(info: VoteInfo, { busy, setReply, open, keepDraft }: BeginParts) {
  const { needsMember } = useVisit();
  const texts = useActivityVoteTexts();
  const { voteId } = info;
  const begin = (ballot: BallotDraft) => {
    if (busy) return;
    const problem = choicesProblem(info, ballot, texts);
    if (problem !== '') return setReply(problem);
    if (!info.needLogin) return open(ballot);
    const choices = serializeChoices(ballot.choices);
    needsMember(resumable({ kind: 'vote', id: voteId, choices }, () => open(ballot)));
  };
  useResumedAction(
    (action) => action.kind === 'vote' && action.id === voteId,
    (action) => {
      if (action.kind !== 'vote') return;
      const stored = draftOf(voteId);
      const resumed = { ...stored, choices: parseChoices(action.choices, stored.choices) };
      keepDraft(resumed);
      begin(resumed);
    },
  );
  return begin;
}
