import { monthQuery } from '@touch/api/papers';
import { useQuery } from '@touch/api/useQuery';
import { siteDate } from '@touch/lib/time';
import { useWords } from '@touch/locales/words';
import { useVisit } from '@touch/outside/visit';
import { Icon } from '@touch/ui/Icon';
import { FailedNotice } from '@touch/ui/QueryState';
import { Sheet } from '@touch/ui/sheet/Sheet';
import { useState } from 'react';
import { pagePath } from '../place';
import { useTexts } from '../texts';
import style from './Calendar.module.css';
import { type Month, monthText, shiftMonth, weeksOf } from './months';

export interface CalendarProps {
  readonly paper: string;
  /** YYYYMMDD of the open edition. */
  readonly date: string;
  readonly close: () => void;
}

/** A month's days; those with an edition lead to it. */
export function Calendar({ paper, date, close }: CalendarProps) {
  const texts = useTexts();
  const words = useWords();
  const { now } = useVisit();
  const [month, setMonth] = useState<Month>({
    year: Number(date.slice(0, 4)),
    month: Number(date.slice(4, 6)),
  });
  const thisMonth = siteDate(now());
  const isLast = monthText(month) >= monthText(thisMonth);
  return (
    <Sheet title={texts.chooseDay} closeText={words['shell.close']} close={close}>
      <div className={style.head}>
        <button
          type="button"
          className={style.step}
          aria-label={texts.earlierMonth}
          onClick={() => setMonth(shiftMonth(month, -1))}
        >
          <Icon name="back" size={18} />
        </button>
        <p className={style.month} aria-live="polite">
          {words['date.monthOfYear'](month.year, month.month)}
        </p>
        <button
          type="button"
          className={style.step}
          aria-label={texts.laterMonth}
          aria-disabled={isLast}
          onClick={() => {
            if (!isLast) setMonth(shiftMonth(month, 1));
          }}
        >
          <Icon name="next" size={18} />
        </button>
      </div>
      <Days key={monthText(month)} paper={paper} date={date} month={month} close={close} />
    </Sheet>
  );
}

function Days({ paper, date, month, close }: CalendarProps & { readonly month: Month }) {
  const texts = useTexts();
  const words = useWords();
  const { basePath, navigation } = useVisit();
  const result = useQuery(monthQuery(paper, monthText(month)));
  const editions = new Set(result.state === 'ready' ? result.value : []);
  const choose = (day: string) => {
    close();
    navigation.go(`${basePath}${pagePath(day, paper)}`);
  };
  if (result.state === 'failed') return <FailedNotice {...result} />;
  return (
    <table className={style.days} aria-busy={result.state === 'loading'}>
      <thead>
        <tr>
          {[0, 1, 2, 3, 4, 5, 6].map((weekday) => (
            <th key={weekday} scope="col">
              <abbr title={words['date.weekday'](weekday)}>{words['date.weekdayShort'](weekday)}</abbr>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month).map((week) => (
          <tr key={week.join()}>
            {week.map((day, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the days of a week never change places
              <td key={place}>
                <Day day={day} isOpen={day === date} hasEdition={editions.has(day)} choose={choose} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      {result.state !== 'loading' && editions.size === 0 ? <caption>{texts.noEditions}</caption> : null}
    </table>
  );
}

interface DayProps {
  /** YYYYMMDD; '' outside of the month. */
  readonly day: string;
  readonly isOpen: boolean;
  readonly hasEdition: boolean;
  readonly choose: (day: string) => void;
}

function Day({ day, isOpen, hasEdition, choose }: DayProps) {
  const words = useWords();
  if (day === '') return null;
  const text = Number(day.slice(6));
  const [year, month] = [Number(day.slice(0, 4)), Number(day.slice(4, 6))];
  if (!hasEdition) return <span className={style.none}>{text}</span>;
  const weekday = new Date(Date.UTC(year, month - 1, text)).getUTCDay();
  const date = words['date.dayOfMonth'](month, text);
  return (
    <button
      type="button"
      className={style.day}
      aria-label={words['date.withWeekday'](date, words['date.weekday'](weekday))}
      aria-current={isOpen ? 'date' : undefined}
      onClick={() => choose(day)}
    >
      {text}
    </button>
  );
}
