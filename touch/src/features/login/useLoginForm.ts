import type { Challenge } from '@touch/api/login/challenge';
import * as calls from '@touch/api/login/login';
import { useWords } from '@touch/locales/words';
import { useVisit } from '@touch/outside/visit';
import { useRef, useState } from 'react';
import { type CodeWait, useCodeWait } from './codeWait';
import type { Draft } from './draft';
import { type FieldName, findMissingField, type LoginFormKind, sceneOf, type Values } from './loginForms';
import { asksChallenge, needsNewChallenge, refusalOf } from './refusals';
import { useLoginTexts } from './texts';

/** An error message and its field. */
export interface FormProblem {
  readonly field: FieldName | 'consent' | 'all';
  readonly words: string;
}

export interface LoginForm {
  readonly problem: FormProblem | undefined;
  readonly busy: boolean;
  /** Grows with each picture or question that is asked for; 0 = none is. */
  readonly challenges: number;
  /** Kind of the captcha; a question stays one after a wrong answer (C7). */
  readonly challenge: Challenge['kind'];
  readonly setChallenge: (kind: Challenge['kind']) => void;
  readonly wait: CodeWait;
  readonly setVerifyId: (verifyId: string) => void;
  readonly sendCode: () => void;
  readonly submit: (agreed: boolean) => void;
}

interface LoginFormOptions {
  readonly kind: LoginFormKind;
  readonly draft: Draft;
  /** The member, where one changes something. */
  readonly uid: string;
  readonly done?: (() => void) | undefined;
}

/** Sends what was typed, once at a time; nothing is sent again by itself (a code is good once). */
export function useLoginForm({ kind, draft, uid, done }: LoginFormOptions): LoginForm {
  const { cache, locale, toast } = useVisit();
  const [words, page] = [useLoginTexts(), useWords()];
  const [shownProblem, setShownProblem] = useState<FormProblem & { way: LoginFormKind }>();
  const [busy, setBusy] = useState(false);
  const [challenges, setChallenges] = useState(0);
  const [challenge, setChallenge] = useState<Challenge['kind']>('picture');
  const verifyId = useRef('');
  const sending = useRef(false);
  const wait = useCodeWait(sceneOf(kind));

  const showProblem = (field: FormProblem['field'], text: string) => {
    setShownProblem({ way: kind, field, words: text });
    if (field !== 'all' && field !== 'consent') draft.focus(field);
  };

  const failed = (outcome: Exclude<calls.LoginOutcome, { kind: 'done' }>, challenged: boolean) => {
    // a tap that was faster than the question answered nothing
    const toQuestion = draft.values().challenge === '' ? 'needsAnswer' : 'answerWrong';
    if (needsNewChallenge(outcome, challenged)) {
      draft.write('challenge', '');
      setChallenges((before) => before + 1);
    }
    if (outcome.kind === 'network') return showProblem('all', page['state.networkError']);
    // A reader who was asked a question is told nothing of a picture.
    if (asksChallenge(outcome.msg) && challenges > 0 && challenge === 'question')
      return showProblem('challenge', words[toQuestion]);
    const refusal = refusalOf(kind, outcome, words, page['error.unknown'], locale === 'zh');
    showProblem(refusal.field ?? 'all', refusal.words);
  };

  /** One thing at a time: a second tap while a call is on its way does nothing. */
  const runAlone = async (call: () => Promise<calls.LoginOutcome>, then: () => void, challenged = false) => {
    if (sending.current) return;
    sending.current = true;
    setBusy(true);
    setShownProblem(undefined);
    const outcome = await call();
    sending.current = false;
    setBusy(false);
    if (outcome.kind === 'done') then();
    else failed(outcome, challenged);
  };

  const sendCode = () => {
    const { phone, challenge: typed } = draft.values();
    if (phone === '') return showProblem('phone', words.needsPhone);
    if (challenges > 0 && verifyId.current !== '' && typed === '')
      return showProblem('challenge', words[challenge === 'question' ? 'needsAnswer' : 'needsPicture']);
    const challenged = challenges > 0 ? { verifyId: verifyId.current, verifyCode: typed } : undefined;
    void runAlone(
      () => calls.sendCode(cache, phone, sceneOf(kind), challenged),
      () => {
        setChallenges(0);
        verifyId.current = '';
        draft.write('challenge', '');
        wait.begin();
        toast(words.codeSent);
        draft.focus('code');
      },
      challenged !== undefined,
    );
  };

  const submit = (agreed: boolean) => {
    const values = draft.values();
    const missing = findMissingField(kind, values, agreed, words);
    if (missing) return showProblem(missing.field, missing.words);
    void runAlone(
      () => callFor(cache, kind, values, uid),
      () => {
        wait.end();
        toast(words[doneWords[kind]]);
        done?.();
      },
    );
  };

  // A problem with one way to log in does not concern another.
  const problem = shownProblem?.way === kind ? shownProblem : undefined;
  return {
    ...{ problem, busy, challenges, challenge, setChallenge, wait, sendCode, submit },
    setVerifyId: (id) => {
      verifyId.current = id;
    },
  };
}

const doneWords = {
  code: 'done',
  password: 'done',
  register: 'done',
  reset: 'passwordSet',
  bind: 'phoneBound',
  change: 'phoneChanged',
  update: 'passwordSet',
} as const;

type Cache = Parameters<typeof calls.loginByPhone>[0];

function callFor(
  cache: Cache,
  kind: LoginFormKind,
  values: Values,
  uid: string,
): Promise<calls.LoginOutcome> {
  const { phone, code, old, password } = values;
  switch (kind) {
    case 'code':
      return calls.loginByPhone(cache, phone, code);
    case 'password':
      return calls.login(cache, phone, password);
    case 'register':
      return calls.register(cache, phone, code, password);
    case 'reset':
      return calls.resetPassword(cache, phone, code, password);
    case 'bind':
      return calls.oauthBindPhone(cache, uid, phone, code);
    case 'change':
      return calls.changePhone(cache, uid, phone, code);
    case 'update':
      return calls.updatePassword(cache, uid, old, password);
  }
}
