import { useWords } from '@touch/locales/words';
import { MixedText } from '@touch/ui/MixedText';
import type { ReactNode } from 'react';
import style from './userDetail.module.css';

interface ChoiceProps {
  readonly text: string;
  /** Its present value. */
  readonly now?: string | undefined;
  /** It opens something below it. */
  readonly isOpen?: boolean;
  /** It opens the sheet of settings. */
  readonly opensSettings?: boolean;
  readonly busy?: boolean;
  readonly choose: () => void;
  readonly children?: ReactNode;
}

/** A row of the settings. */
export function Choice({ text, now, isOpen, opensSettings, busy, choose, children }: ChoiceProps) {
  const page = useWords();
  return (
    <button
      type="button"
      className={style.choice}
      aria-expanded={opensSettings ? undefined : isOpen}
      aria-haspopup={opensSettings ? 'dialog' : undefined}
      data-settings={opensSettings ? '' : undefined}
      aria-disabled={busy}
      onClick={() => {
        if (!busy) choose();
      }}
    >
      <span className={style.text}>
        <span>{text}</span>
        {children}
      </span>
      {busy ? <span className={style.line}>{page['state.loading']}</span> : null}
      {now ? (
        <span className={style.now}>
          <MixedText text={now} />
        </span>
      ) : null}
    </button>
  );
}
