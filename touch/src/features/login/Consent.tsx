import type { AgreementName } from './AgreementText';
import style from './login.module.css';
import { useLoginTexts } from './texts';

export interface ConsentState {
  readonly agreed: boolean;
  readonly agree: (agreed: boolean) => void;
  /** Shows a text in full. */
  readonly open: (text: AgreementName) => void;
}

interface ConsentProps extends ConsentState {
  readonly error: string | undefined;
}

/** Never ticked beforehand; both texts are one tap away (K12). */
export function Consent({ agreed, agree, open, error }: ConsentProps) {
  const words = useLoginTexts();
  return (
    <div className={style.consent}>
      <label className={style.tick}>
        <input
          type="checkbox"
          className={style.checkbox}
          checked={agreed}
          onChange={(event) => agree(event.target.checked)}
          aria-invalid={error !== undefined}
        />
        <span>{words.consent}</span>
      </label>
      <div className={style.links}>
        <button type="button" className={style.link} onClick={() => open('terms')}>
          {words.terms}
        </button>
        <button type="button" className={style.link} onClick={() => open('privacy')}>
          {words.privacy}
        </button>
      </div>
      <p className={style.error} role="alert">
        {error}
      </p>
    </div>
  );
}
