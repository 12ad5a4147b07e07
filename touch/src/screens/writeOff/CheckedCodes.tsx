import { dateTimeText, parseWireDate } from '@touch/lib/time';
import { useWords } from '@touch/locales/words';
import { useVisit } from '@touch/outside/visit';
import { useTexts } from './texts';
import type { CheckedCode } from './useWriteOff';
import style from './writeOff.module.css';

/** Results of this visit, the newest first and large. */
export function CheckedCodes({ checked }: { readonly checked: readonly CheckedCode[] }) {
  const texts = useTexts();
  return (
    <section className={style.results} aria-label={texts.results} aria-live="polite">
      <ul>
        {checked.map((one) => (
          <li key={one.no} className={classOf(one)}>
            <Result one={one} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const classOf = ({ kind }: CheckedCode) => {
  if (kind === 'done') return style.done;
  return kind === 'pending' || kind === 'pendingTwice' ? style.pending : style.other;
};

function Result({ one: { kind, code, name, usedAt, message } }: { readonly one: CheckedCode }) {
  const texts = useTexts();
  const words = useWords();
  const { locale, now } = useVisit();
  const at = parseWireDate(usedAt);
  const text = at === undefined ? texts[kind] : texts.usedAt(dateTimeText(at, now(), words));
  const isOwnText = kind === 'pending' || kind === 'pendingTwice' || at !== undefined;
  return (
    <>
      <b>{locale === 'zh' && message !== '' && !isOwnText ? message : text}</b>
      <span>{[name, code.slice(0, 8)].filter(Boolean).join(' · ')}</span>
    </>
  );
}
