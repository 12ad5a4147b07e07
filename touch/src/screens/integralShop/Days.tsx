import { myDayScoreStsQuery, myScoreListQuery, type PointsDay } from '@touch/api/points';
import { useListQuery, useQuery } from '@touch/api/useQuery';
import { InfiniteList } from '@touch/features/lists/InfiniteList';
import { clockText, dateText, parseWireDate } from '@touch/lib/time';
import { useWords } from '@touch/locales/words';
import { useVisit } from '@touch/outside/visit';
import { RowSkeleton } from '@touch/ui/articleRow/RowSkeleton';
import { Notice } from '@touch/ui/Notice';
import { FailedNotice } from '@touch/ui/QueryState';
import { useState } from 'react';
import { signed } from './Balance';
import style from './integralShop.module.css';
import { useTexts } from './texts';

/** The last thirty days that have any points; a tap shows what a day's are for (H5). */
export function Days({ uid }: { readonly uid: string }) {
  const words = useWords();
  const texts = useTexts();
  const points = useQuery(myDayScoreStsQuery(uid));
  const [open, setOpen] = useState('');
  if (points.state === 'loading') return <RowSkeleton rows={4} label={words['state.loading']} />;
  if (points.state === 'failed') return <FailedNotice {...points} />;
  if (points.state !== 'ready' || points.value.list.length === 0)
    return <Notice kind="empty" text={texts.noDays} />;
  return (
    <ul className={style.days}>
      {points.value.list.map((day) => (
        <Day
          key={day.date}
          uid={uid}
          day={day}
          isOpen={open === day.date}
          toggle={() => setOpen(open === day.date ? '' : day.date)}
        />
      ))}
    </ul>
  );
}

interface DayProps {
  readonly uid: string;
  readonly day: PointsDay;
  readonly isOpen: boolean;
  readonly toggle: () => void;
}

function Day({ uid, day, isOpen, toggle }: DayProps) {
  const words = useWords();
  const { now } = useVisit();
  const at = parseWireDate(day.date);
  return (
    <li className={style.day}>
      <button type="button" className={style.dayHead} aria-expanded={isOpen} onClick={toggle}>
        <span>{at === undefined ? day.date : dateText(at, now(), words)}</span>
        <b className={day.score < 0 ? style.spent : style.earned}>{signed(day.score)}</b>
      </button>
      {isOpen ? <Changes uid={uid} date={day.date} /> : null}
    </li>
  );
}

function Changes({ uid, date }: { readonly uid: string; readonly date: string }) {
  const texts = useTexts();
  const { siteLang } = useVisit();
  const query = myScoreListQuery(uid, date);
  const list = useListQuery(query);
  return (
    <InfiniteList list={list} name={query.key} empty={texts.noDays}>
      {(changes) => (
        <ul className={style.changes}>
          {changes.map(({ id, srname, score, created }) => (
            <li key={id} className={style.change}>
              <span className={style.clock}>{clockText(parseWireDate(created) ?? 0)}</span>
              <span className={style.reason} lang={siteLang}>
                {srname}
              </span>
              <span className={score < 0 ? style.spent : style.earned}>{signed(score)}</span>
            </li>
          ))}
        </ul>
      )}
    </InfiniteList>
  );
}
