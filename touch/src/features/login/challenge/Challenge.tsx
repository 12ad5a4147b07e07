import type { Challenge as ChallengeData } from '@touch/api/challenge';
import { type OpenChallenge, useOpenChallenge } from '@touch/api/useOpenChallenge';
import { useEffect } from 'react';
import type { Draft } from '../draft';
import { Field } from '../Field';
import style from '../login.module.css';
import own from './Challenge.module.css';
import { loginChallengeTexts, useLoginChallengeTexts } from './texts';

export const loadTexts = loginChallengeTexts.loadTexts;

export interface ChallengeProps {
  readonly draft: Draft;
  readonly error: string | undefined;
  readonly kind: ChallengeData['kind'];
  readonly choose: (kind: ChallengeData['kind']) => void;
  /** A code is being asked for. */
  readonly isSending: boolean;
  readonly setOpen: (challenge: OpenChallenge) => void;
}

/** A picture with a code, or a question for those who do not see it (wire g80, n17, C7). */
export function Challenge({ draft, error, kind, choose, isSending, setOpen }: ChallengeProps) {
  const words = useLoginChallengeTexts();
  const { challenge, note, another } = useOpenChallenge({ kind, scene: 'sms', isSending, setOpen });

  // it came instead of a code: the reader goes on here
  useEffect(() => draft.focus('challenge'), [draft]);

  const isQuestion = kind === 'question';
  return (
    <div className={style.challenge}>
      <div className={style.challengeRow} aria-live="polite">
        <ChallengeShown challenge={challenge} />
      </div>
      <p className={own.note} role="status">
        {note === '' ? '' : words[note]}
      </p>
      <div className={style.links}>
        <button type="button" className={style.link} onClick={another}>
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
        // Without its work no answer is right.
        error={note === 'workFailed' ? undefined : error}
      />
    </div>
  );
}

/** The picture or the question itself. */
function ChallengeShown({ challenge }: { challenge: ChallengeData | 'loading' | 'failed' }) {
  const words = useLoginChallengeTexts();
  if (challenge === 'loading') return <span className={style.pictureSpace} />;
  if (challenge === 'failed') return <span className={style.lost}>{words.challengeFailed}</span>;
  if (challenge.kind === 'question') return <p>{challenge.question}</p>;
  return (
    <img className={style.picture} src={challenge.picture} alt={words.pictureShown} width="160" height="60" />
  );
}
