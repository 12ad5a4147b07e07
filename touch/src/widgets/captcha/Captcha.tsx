import style from './captcha.module.css';
import { useCaptchaTexts } from './texts';

/** A picture with a code, or a question. */
type ShownChallenge =
  | { readonly kind: 'picture'; readonly picture: string }
  | { readonly kind: 'question'; readonly question: string };

interface CaptchaProps {
  /** Of its field. */
  readonly id: string;
  readonly value: string;
  readonly change: (value: string) => void;
  /** '' = none. */
  readonly problem: string;
  readonly challenge: ShownChallenge | 'loading' | 'failed';
  readonly isQuestion: boolean;
  readonly note: '' | 'codeExpired' | 'working' | 'workFailed';
  readonly another: () => void;
  readonly otherKind: () => void;
}

/** A picture with a code, or a question for readers who do not see it (wire g80, n17). */
export function Captcha({
  id,
  value,
  change,
  problem,
  challenge,
  isQuestion,
  note,
  another,
  otherKind,
}: CaptchaProps) {
  const texts = useCaptchaTexts();
  // Without its work no answer is right.
  const shownProblem = note === 'workFailed' ? '' : problem;
  return (
    <div>
      <div className={style.captcha} aria-live="polite">
        {challenge === 'failed' ? <p className={style.error}>{texts.failed}</p> : null}
        {typeof challenge === 'object' && challenge.kind === 'picture' ? (
          <img src={challenge.picture} alt={texts.pictureShown} width="160" height="60" />
        ) : null}
        {typeof challenge === 'object' && challenge.kind === 'question' ? <p>{challenge.question}</p> : null}
      </div>
      <p className={style.note} role="status">
        {note === '' ? '' : texts[note]}
      </p>
      <div className={style.links}>
        <button type="button" onClick={another}>
          {texts.other}
        </button>
        <button type="button" onClick={otherKind}>
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
        aria-invalid={shownProblem !== ''}
        aria-describedby={`${id}-error`}
        onChange={({ target }) => change(target.value)}
      />
      <p id={`${id}-error`} className={style.error} role="alert">
        {shownProblem}
      </p>
    </div>
  );
}
