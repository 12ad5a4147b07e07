import { dateTimeText, parseWireDate } from '@touch/lib/time';
import { useWords } from '@touch/locales/words';
import { useVisit } from '@touch/outside/visit';
import { QrCode } from './QrCode';
import style from './signupdetail.module.css';
import { useTexts } from './texts';

interface VoucherCardProps {
  readonly code: string;
  /** Address of the write-off of this code. */
  readonly url: string;
  readonly used?: { readonly at: string; readonly place: string } | undefined;
}

/** Characters that staff type; the rest stands below. */
const TYPED = 8;
const inFours = (text: string): string => text.replace(/(.{4})(?=.)/g, '$1 ');

/** The voucher: its code as a picture, drawn here, and as text. */
export function VoucherCard({ code, url, used }: VoucherCardProps) {
  const texts = useTexts();
  const words = useWords();
  const { now } = useVisit();
  const at = parseWireDate(used?.at);
  return (
    <section className={used ? style.usedCard : style.card} aria-label={texts.code}>
      <QrCode text={url || code} label={texts.picture} />
      <p className={style.code}>
        <strong>{inFours(code.slice(0, TYPED))}</strong>
        <span>{inFours(code.slice(TYPED))}</span>
      </p>
      {used ? (
        <p className={style.usedText}>
          {at === undefined ? texts.used : texts.usedAt(dateTimeText(at, now(), words))}
          {used.place ? <span>{texts.usedPlace(used.place)}</span> : null}
        </p>
      ) : (
        <p className={style.cardHint}>{texts.codeHint}</p>
      )}
    </section>
  );
}
