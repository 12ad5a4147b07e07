import { useVisit } from '@touch/outside/visit';
import style from './CodeCard.module.css';
import { useInviteTexts } from './texts';

interface CodeCardProps {
  readonly label: string;
  readonly code: string;
  readonly hint?: string;
}

/** An invitation code in large digits, with a button that copies it. */
export function CodeCard({ label, code, hint }: CodeCardProps) {
  const texts = useInviteTexts();
  const { toast } = useVisit();
  const copy = () => {
    import('@touch/outside/copyText').then(
      async ({ copyText }) => toast((await copyText(code)) ? texts.copied : texts.copyFailed),
      () => toast(texts.copyFailed),
    );
  };
  return (
    <div className={style.card}>
      <p className={style.label}>{label}</p>
      <p className={style.code}>{code}</p>
      {hint ? <p className={style.label}>{hint}</p> : null}
      <button type="button" className={style.copy} onClick={copy}>
        {texts.copy}
      </button>
    </div>
  );
}
