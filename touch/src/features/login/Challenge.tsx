import { type Challenge as Asked, fetchChallenge } from '@touch/api/challenge';
import { useVisit } from '@touch/outside/visit';
import { useEffect, useState } from 'react';
import type { Draft } from './draft';
import { Field } from './Field';
import style from './login.module.css';
import { useLoginTexts } from './texts';

interface ChallengeProps {
  readonly draft: Draft;
  readonly error: string | undefined;
  readonly kind: Asked['kind'];
  readonly choose: (kind: Asked['kind']) => void;
  /** Number of the picture or question that stands; '' while none does. */
  readonly setVerifyId: (verifyId: string) => void;
}

/** A picture with a code, or a question for those who do not see it (wire g80, n17, C7). */
export function Challenge({ draft, error, kind, choose, setVerifyId }: ChallengeProps) {
  const words = useLoginTexts();
  const { cache, locale } = useVisit();
  const [round, setRound] = useState(0);
  const [asked, setAsked] = useState<Asked | 'loading' | 'failed'>('loading');

  // biome-ignore lint/correctness/useExhaustiveDependencies: `round` asks for another one
  useEffect(() => {
    let left = false;
    setAsked('loading');
    setVerifyId('');
    void fetchChallenge(cache, kind, 'sms', locale).then((came) => {
      if (left) return;
      setVerifyId(came?.verifyId ?? '');
      setAsked(came ?? 'failed');
    });
    return () => {
      left = true;
    };
  }, [cache, kind, locale, round]);

  // it came instead of a code: the reader goes on here
  useEffect(() => draft.focus('challenge'), [draft]);

  const isQuestion = kind === 'question';
  return (
    <div className={style.challenge}>
      <div className={style.challengeRow} aria-live="polite">
        {asked === 'loading' ? <span className={style.pictureSpace} /> : null}
        {asked === 'failed' ? <span className={style.lost}>{words.challengeFailed}</span> : null}
        {typeof asked === 'object' && asked.kind === 'picture' ? (
          <img
            className={style.picture}
            src={asked.picture}
            alt={words.pictureShown}
            width="160"
            height="60"
          />
        ) : null}
        {typeof asked === 'object' && asked.kind === 'question' ? <p>{asked.question}</p> : null}
      </div>
      <div className={style.links}>
        <button type="button" className={style.link} onClick={() => setRound(round + 1)}>
          {words.otherPicture}
        </button>
        <button
          type="button"
          className={style.link}
          onClick={() => choose(isQuestion ? 'picture' : 'question')}
        >
          {words[isQuestion ? 'pictureInstead' : 'questionInstead']}
        </button>
      </div>
      <Field
        name="challenge"
        label={words[isQuestion ? 'answer' : 'picture']}
        draft={draft}
        type="text"
        autoComplete="off"
        error={error}
      />
    </div>
  );
}
