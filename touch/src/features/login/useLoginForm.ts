import type { Challenge } from '@touch/api/challenge';
import * as calls from '@touch/api/login';
import { useWords } from '@touch/locales/words';
import { useVisit } from '@touch/outside/visit';
import { useRef, useState } from 'react';
import { type CodeWait, useCodeWait } from './codeWait';
import type { Draft } from './draft';
import { asksChallenge, needsAnother, refusalOf } from './refusals';
import { useLoginTexts } from './texts';
import { type FieldName, lackOf, sceneOf, type Values, type Way } from './ways';

/** What is wrong, and with what. */
export interface Wrong {
  readonly field: FieldName | 'consent' | 'all';
  readonly words: string;
}

export interface LoginForm {
  readonly wrong: Wrong | undefined;
  readonly busy: boolean;
  /** Grows with each picture or question that is asked for; 0 = none is. */
  readonly challenges: number;
  /** What is asked: a question stays one, also after a wrong answer (C7). */
  readonly challenge: Challenge['kind'];
  readonly setChallenge: (kind: Challenge['kind']) => void;
  readonly wait: CodeWait;
  readonly setVerifyId: (verifyId: string) => void;
  readonly sendCode: () => void;
  readonly submit: (agreed: boolean) => void;
}

interface Parts {
  readonly way: Way;
  readonly draft: Draft;
  /** The member, where one changes something. */
  readonly uid: string;
  readonly done?: (() => void) | undefined;
}

/** Sends what was typed, once at a time; nothing is sent again by itself (a code is good once). */
export function useLoginForm({ way, draft, uid, done }: Parts): LoginForm {
  const { answers, locale, toast } = useVisit();
  const [words, page] = [useLoginTexts(), useWords()];
  const [told, setTold] = useState<Wrong & { way: Way }>();
  const [busy, setBusy] = useState(false);
  const [challenges, setChallenges] = useState(0);
  const [challenge, setChallenge] = useState<Challenge['kind']>('picture');
  const verifyId = useRef('');
  const sending = useRef(false);
  const wait = useCodeWait(sceneOf(way));

  const tell = (field: Wrong['field'], text: string) => {
    setTold({ way, field, words: text });
    if (field !== 'all' && field !== 'consent') draft.focus(field);
  };

  const failed = (outcome: Exclude<calls.Outcome, { kind: 'done' }>, challenged: boolean) => {
    // a tap that was faster than the question answered nothing
    const toQuestion = draft.values().challenge === '' ? 'needsAnswer' : 'answerWrong';
    if (needsAnother(outcome, challenged)) {
      draft.write('challenge', '');
      setChallenges((before) => before + 1);
    }
    if (outcome.kind === 'network') return tell('all', page['state.networkError']);
    // who was asked a question hears nothing of a picture
    if (asksChallenge(outcome.msg) && challenges > 0 && challenge === 'question')
      return tell('challenge', words[toQuestion]);
    const refusal = refusalOf(way, outcome, words, page['error.unknown'], locale === 'zh');
    tell(refusal.field ?? 'all', refusal.words);
  };

  /** One thing at a time: a second tap while a call is on its way does nothing. */
  const alone = async (call: () => Promise<calls.Outcome>, then: () => void, challenged = false) => {
    if (sending.current) return;
    sending.current = true;
    setBusy(true);
    setTold(undefined);
    const outcome = await call();
    sending.current = false;
    setBusy(false);
    if (outcome.kind === 'done') then();
    else failed(outcome, challenged);
  };

  const sendCode = () => {
    const { phone, challenge: typed } = draft.values();
    if (phone === '') return tell('phone', words.needsPhone);
    if (challenges > 0 && verifyId.current !== '' && typed === '')
      return tell('challenge', words[challenge === 'question' ? 'needsAnswer' : 'needsPicture']);
    const challenged = challenges > 0 ? { verifyId: verifyId.current, verifyCode: typed } : undefined;
    void alone(
      () => calls.sendCode(answers, phone, sceneOf(way), challenged),
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
    const lack = lackOf(way, values, agreed, words);
    if (lack) return tell(lack.field, lack.words);
    void alone(
      () => sent(answers, way, values, uid),
      () => {
        wait.end();
        toast(words[doneWords[way]]);
        done?.();
      },
    );
  };

  // what was wrong with one way says nothing of another
  const wrong = told?.way === way ? told : undefined;
  return {
    ...{ wrong, busy, challenges, challenge, setChallenge, wait, sendCode, submit },
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

type Answers = Parameters<typeof calls.loginByPhone>[0];

function sent(answers: Answers, way: Way, values: Values, uid: string): Promise<calls.Outcome> {
  const { phone, code, old, password } = values;
  switch (way) {
    case 'code':
      return calls.loginByPhone(answers, phone, code);
    case 'password':
      return calls.login(answers, phone, password);
    case 'register':
      return calls.register(answers, phone, code, password);
    case 'reset':
      return calls.resetPassword(answers, phone, code, password);
    case 'bind':
      return calls.oauthBindPhone(answers, uid, phone, code);
    case 'change':
      return calls.changePhone(answers, uid, phone, code);
    case 'update':
      return calls.updatePassword(answers, uid, old, password);
  }
}
