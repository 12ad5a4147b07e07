import { useWords } from '@touch/locales/words';
import type { ReactNode } from 'react';
import style from './userDetail.module.css';

interface ChoiceProps {
  readonly text: string;
  /** Its present value. */
  readonly now?: string | undefined;
  /** It opens something below it. */
  readonly isOpen?: boolean;
  readonly busy?: boolean;
  readonly choose: () => void;
  readonly children?: ReactNode;
}

/** A row of the settings. */
export function Choice({ text, now, isOpen, busy, choose, children }: ChoiceProps) {
  const page = useWords();
  return (
    <button type="button" className={style.choice} aria-expanded={isOpen} disabled={busy} onClick={choose}>
      <span className={style.text}>
        <span>{text}</span>
        {children}
      </span>
      {busy ? <span className={style.line}>{page['state.loading']}</span> : null}
      {now ? <span className={style.now}>{now}</span> : null}
    </button>
  );
}
