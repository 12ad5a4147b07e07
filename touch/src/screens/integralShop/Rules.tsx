import { myDayScoreStsQuery } from '@touch/api/points';
import { useQuery } from '@touch/api/useQuery';
import { useWords } from '@touch/locales/words';
import { useVisit } from '@touch/outside/visit';
import { RowSkeleton } from '@touch/ui/articleRow/RowSkeleton';
import { Notice } from '@touch/ui/Notice';
import { FailedNotice } from '@touch/ui/QueryState';
import { signed } from './Balance';
import style from './integralShop.module.css';
import { useTexts } from './texts';

/** Acts that bring points, each with its daily cap and how often it counted today (H5). */
export function Rules({ uid }: { readonly uid: string }) {
  const words = useWords();
  const texts = useTexts();
  const { siteLang } = useVisit();
  const points = useQuery(myDayScoreStsQuery(uid));
  if (points.state === 'loading') return <RowSkeleton rows={6} label={words['state.loading']} />;
  if (points.state === 'failed') return <FailedNotice {...points} />;
  if (points.state !== 'ready' || points.value.rules.length === 0)
    return <Notice kind="empty" text={texts.noRules} />;
  return (
    <table className={style.rules}>
      <thead>
        <tr>
          <th scope="col">{texts.act}</th>
          <th scope="col">{texts.each}</th>
          <th scope="col">{texts.countedToday}</th>
        </tr>
      </thead>
      <tbody>
        {points.value.rules.map(({ eType, score, perDay, today }) => (
          <tr key={eType}>
            <th scope="row" lang={siteLang}>
              {eType}
            </th>
            <td className={style.earned}>{signed(score)}</td>
            <td className={today >= perDay ? style.full : undefined}>
              {today}/{perDay}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
