import { type Challenge, fetchChallenge } from '@touch/api/login/challenge';
import { useVisit } from '@touch/outside/visit';
import { useEffect, useId, useState } from 'react';
import style from './BallotSheet.module.css';
import { useSheetTexts } from './texts';

interface CaptchaProps {
  readonly value: string;
  readonly change: (value: string) => void;
  /** '' = none. */
  readonly problem: string;
  /** Another try needs another captcha. */
  readonly attempt: unknown;
  /** Number of the captcha shown; '' while there is none. */
  readonly setVerifyId: (verifyId: string) => void;
}

/** A picture with a code, or a question for readers who do not see it (wire g80, n17). */
export function Captcha({ value, change, problem, attempt, setVerifyId }: CaptchaProps) {
  const texts = useSheetTexts();
  const { cache, locale } = useVisit();
  const [kind, setKind] = useState<Challenge['kind']>('picture');
  const [round, setRound] = useState(0);
  const [challenge, setChallenge] = useState<Challenge | 'loading' | 'failed'>('loading');
  const id = useId();

  // biome-ignore lint/correctness/useExhaustiveDependencies: `round` and `attempt` ask for another one
  useEffect(() => {
    let isUnmounted = false;
    setChallenge('loading');
    setVerifyId('');
    change('');
    void fetchChallenge(cache, kind, 'vote', locale).then((received) => {
      if (isUnmounted) return;
      setVerifyId(received?.verifyId ?? '');
      setChallenge(received ?? 'failed');
    });
    return () => {
      isUnmounted = true;
    };
  }, [cache, kind, locale, round, attempt]);

  const isQuestion = kind === 'question';
  return (
    <div>
      <div className={style.captcha} aria-live="polite">
        {challenge === 'failed' ? <p className={style.error}>{texts.failed}</p> : null}
        {typeof challenge === 'object' && challenge.kind === 'picture' ? (
          <img src={challenge.picture} alt={texts.pictureShown} width="160" height="60" />
        ) : null}
        {typeof challenge === 'object' && challenge.kind === 'question' ? <p>{challenge.question}</p> : null}
      </div>
      <div className={style.links}>
        <button type="button" onClick={() => setRound(round + 1)}>
          {texts.other}
        </button>
        <button type="button" onClick={() => setKind(isQuestion ? 'picture' : 'question')}>
          {texts[isQuestion ? 'pictureInstead' : 'questionInstead']}
        </button>
      </div>
      <label className={style.label} htmlFor={id}>
        {texts[isQuestion ? 'answer' : 'picture']}
      </label>
      <input
        id={id}
        name="code"
        className={style.input}
        type="text"
        value={value}
        autoComplete="off"
        autoCapitalize="none"
        maxLength={40}
        aria-invalid={problem !== ''}
        aria-describedby={`${id}-error`}
        onChange={({ target }) => change(target.value)}
      />
      <p id={`${id}-error`} className={style.error} role="alert">
        {problem}
      </p>
    </div>
  );
}
