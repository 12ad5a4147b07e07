import type { Challenge } from '@touch/api/challenge';
import * as calls from '@touch/api/login';
import type { OpenChallenge } from '@touch/api/useOpenChallenge';
import { useWords } from '@touch/locales/words';
import { useSubmit } from '@touch/outside/useSubmit';
import { useVisit } from '@touch/outside/visit';
import { useRef, useState } from 'react';
import { type CodeWait, useCodeWait } from './codeWait';
import type { Draft } from './draft';
import { callFor, doneWords } from './loginCalls';
import { type FieldName, findMissingFields, type LoginFormKind, sceneOf } from './loginForms';
import { asksChallenge, needsNewChallenge, refusalOf } from './refusals';
import { useLoginTexts } from './texts';

/** An error message and its field. */
export interface FormProblem {
  readonly field: FieldName | 'consent' | 'all';
  readonly words: string;
}

export interface LoginForm {
  readonly problems: readonly FormProblem[];
  readonly busy: boolean;
  /** Grows with each picture or question that is asked for; 0 = none is. */
  readonly challenges: number;
  /** Kind of the captcha; a question stays one after a wrong answer (C7). */
  readonly challenge: Challenge['kind'];
  readonly setChallenge: (kind: Challenge['kind']) => void;
  readonly wait: CodeWait;
  readonly setOpen: (challenge: OpenChallenge) => void;
  readonly sendCode: () => void;
  readonly submit: (agreed: boolean) => void;
}

/** Another use of a phone and a code than the forms of the login have. */
export interface CodeUse {
  readonly scene: calls.Scene;
  readonly call: (phone: string, code: string) => Promise<calls.LoginOutcome>;
  /** Text of the button. */
  readonly submit: string;
  readonly doneText: string;
}

interface LoginFormOptions {
  readonly kind: LoginFormKind;
  readonly draft: Draft;
  /** The member, where one changes something. */
  readonly uid: string;
  readonly done?: (() => void) | undefined;
  readonly use?: CodeUse | undefined;
}

/** The picture or question that stands before a code is sent (C7). */
function useChallenge(draft: Draft, clearProblem: () => void) {
  const { asksCaptcha } = useVisit().config;
  const [challenges, setChallenges] = useState(0);
  const [challenge, setChallenge] = useState<Challenge['kind']>('picture');
  const open = useRef<OpenChallenge>(undefined);
  const choose = (kind: Challenge['kind']) => {
    // An error belongs to the captcha it was for.
    clearProblem();
    setChallenge(kind);
  };
  const setOpen = (opened: OpenChallenge) => {
    open.current = opened;
    // An answer belongs to the captcha it was typed for.
    if (opened.verifyId === '') draft.write('challenge', '');
  };
  return {
    challenges,
    challenge,
    setChallenge: choose,
    setOpen,
    isQuestion: challenges > 0 && challenge === 'question',
    /** The site asks for one before each code, and none is shown. */
    isDue: asksCaptcha && challenges === 0,
    isUnanswered: () =>
      challenges > 0 && (open.current?.verifyId ?? '') !== '' && draft.values().challenge === '',
    /** The answer to send along; undefined = nothing was asked. */
    answer: () =>
      challenges > 0 && open.current ? { ...open.current, verifyCode: draft.values().challenge } : undefined,
    ask: () => {
      draft.write('challenge', '');
      setChallenges((before) => before + 1);
    },
    solved: () => {
      setChallenges(0);
      open.current = undefined;
      draft.write('challenge', '');
    },
  };
}

const none: readonly FormProblem[] = [];

/** The problems of a form, each at its field; those of one way to log in do not concern another. */
function useProblems(kind: LoginFormKind, draft: Draft) {
  const [shown, setShown] = useState<{ way: LoginFormKind; problems: readonly FormProblem[] }>();
  const showAll = (problems: readonly FormProblem[]) => {
    setShown({ way: kind, problems });
    const [first] = problems;
    if (first && first.field !== 'all' && first.field !== 'consent') draft.focus(first.field);
  };
  return {
    problems: shown?.way === kind ? shown.problems : none,
    showAll,
    show: (field: FormProblem['field'], words: string) => showAll([{ field, words }]),
    clear: () => setShown(undefined),
  };
}

/** Shows the reader why a call failed, and a new picture or question where one is asked for. */
function useFailed(
  { kind, draft }: Pick<LoginFormOptions, 'kind' | 'draft'>,
  challenge: ReturnType<typeof useChallenge>,
  show: ReturnType<typeof useProblems>['show'],
) {
  const { locale } = useVisit();
  const [words, page] = [useLoginTexts(), useWords()];
  return (outcome: Exclude<calls.LoginOutcome, { kind: 'done' }>, challenged: boolean) => {
    // a tap that was faster than the question answered nothing
    const toQuestion = draft.values().challenge === '' ? 'needsAnswer' : 'answerWrong';
    if (needsNewChallenge(outcome, challenged)) challenge.ask();
    if (outcome.kind === 'network') return show('all', page['state.networkError']);
    // A reader who was asked a question is told nothing of a picture.
    if (asksChallenge(outcome.msg) && challenge.isQuestion) return show('challenge', words[toQuestion]);
    const refusal = refusalOf(kind, outcome, words, page['error.unknown'], locale === 'zh');
    show(refusal.field ?? 'all', refusal.words);
  };
}

/** Sends what was typed, once at a time; nothing is sent again by itself (a code is good once). */
export function useLoginForm({ kind, draft, uid, done, use }: LoginFormOptions): LoginForm {
  const { cache, toast } = useVisit();
  const words = useLoginTexts();
  const { problems, show, showAll, clear } = useProblems(kind, draft);
  const challenge = useChallenge(draft, clear);
  const scene = use?.scene ?? sceneOf(kind);
  const wait = useCodeWait(scene);

  const failed = useFailed({ kind, draft }, challenge, show);

  const send = async (call: () => Promise<calls.LoginOutcome>, then: () => void, challenged = false) => {
    clear();
    const outcome = await call().catch((): calls.LoginOutcome => ({ kind: 'network' }));
    if (outcome.kind === 'done') then();
    else failed(outcome, challenged);
  };
  const { busy, submit: run } = useSubmit(send);

  const sendCode = () => {
    if (wait.seconds > 0) return;
    const { phone } = draft.values();
    if (phone === '') return show('phone', words.needsPhone);
    if (challenge.isDue || challenge.isUnanswered()) {
      if (challenge.isDue) challenge.ask();
      return show('challenge', words[challenge.isQuestion ? 'needsAnswer' : 'needsPicture']);
    }
    const answer = challenge.answer();
    const sent = () => {
      challenge.solved();
      wait.begin();
      toast(words.codeSent);
      draft.focus('code');
    };
    run(() => calls.sendCode(cache, phone, scene, answer), sent, answer !== undefined);
  };

  const submit = (agreed: boolean) => {
    const values = draft.values();
    const missing = findMissingFields(kind, values, agreed, words);
    if (missing.length > 0) return showAll(missing);
    const sent = () => {
      wait.end();
      toast(use?.doneText ?? words[doneWords[kind]]);
      done?.();
    };
    run(() => use?.call(values.phone, values.code) ?? callFor(cache, kind, values, uid), sent);
  };

  return {
    problems,
    busy,
    challenges: challenge.challenges,
    challenge: challenge.challenge,
    setChallenge: challenge.setChallenge,
    setOpen: challenge.setOpen,
    wait,
    sendCode,
    submit,
  };
}
