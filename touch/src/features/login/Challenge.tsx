import { type Challenge as ChallengeData, fetchChallenge } from '@touch/api/login/challenge';
import { useVisit } from '@touch/outside/visit';
import { useEffect, useState } from 'react';
import type { Draft } from './draft';
import { Field } from './Field';
import style from './login.module.css';
import { useLoginTexts } from './texts';

interface ChallengeProps {
  readonly draft: Draft;
  readonly error: string | undefined;
  readonly kind: ChallengeData['kind'];
  readonly choose: (kind: ChallengeData['kind']) => void;
  /** Number of the picture or question that stands; '' while none does. */
  readonly setVerifyId: (verifyId: string) => void;
}

/** A picture with a code, or a question for those who do not see it (wire g80, n17, C7). */
export function Challenge({ draft, error, kind, choose, setVerifyId }: ChallengeProps) {
  const words = useLoginTexts();
  const { cache, locale } = useVisit();
  const [round, setRound] = useState(0);
  const [challenge, setChallenge] = useState<ChallengeData | 'loading' | 'failed'>('loading');

  // biome-ignore lint/correctness/useExhaustiveDependencies: `round` asks for another one
  useEffect(() => {
    let isUnmounted = false;
    setChallenge('loading');
    setVerifyId('');
    void fetchChallenge(cache, kind, 'sms', locale).then((received) => {
      if (isUnmounted) return;
      setVerifyId(received?.verifyId ?? '');
      setChallenge(received ?? 'failed');
    });
    return () => {
      isUnmounted = true;
    };
  }, [cache, kind, locale, round]);

  // it came instead of a code: the reader goes on here
  useEffect(() => draft.focus('challenge'), [draft]);

  const isQuestion = kind === 'question';
  return (
    <div className={style.challenge}>
      <div className={style.challengeRow} aria-live="polite">
        <ChallengeShown challenge={challenge} />
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

/** The picture or the question itself. */
function ChallengeShown({ challenge }: { challenge: ChallengeData | 'loading' | 'failed' }) {
  const words = useLoginTexts();
  if (challenge === 'loading') return <span className={style.pictureSpace} />;
  if (challenge === 'failed') return <span className={style.lost}>{words.challengeFailed}</span>;
  if (challenge.kind === 'question') return <p>{challenge.question}</p>;
  return (
    <img className={style.picture} src={challenge.picture} alt={words.pictureShown} width="160" height="60" />
  );
}
