import { myDayScoreStsQuery } from '@touch/api/points';
import { useReloadedQuery } from '@touch/api/useSubscribed';
import style from './integralShop.module.css';
import { useTexts } from './texts';

/** The sum of a member's points, and today's. */
export function Balance({ uid }: { readonly uid: string }) {
  const texts = useTexts();
  const points = useReloadedQuery(myDayScoreStsQuery(uid));
  const sum = points.state === 'ready' ? points.value : undefined;
  return (
    <section className={style.balance}>
      <p className={style.label}>{texts.sum}</p>
      <p className={style.sum}>{sum ? sum.score : '\u2013'}</p>
      <p className={style.today}>{sum ? texts.today(signed(sum.dayScore)) : '\u00a0'}</p>
    </section>
  );
}

/** With its sign: `+3`, `−20`. */
export const signed = (score: number): string => (score < 0 ? `\u2212${-score}` : `+${score}`);
