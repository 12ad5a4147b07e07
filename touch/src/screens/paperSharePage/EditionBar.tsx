import { neighboursQuery } from '@touch/api/papers';
import { useQuery } from '@touch/api/useQuery';
import { dateText, parseWireDate, siteDate } from '@touch/lib/time';
import { useWords } from '@touch/locales/words';
import { useVisit } from '@touch/outside/visit';
import { Icon } from '@touch/ui/Icon';
import { type ComponentType, useState } from 'react';
import type { CalendarProps } from './calendar/Calendar';
import style from './paperSharePage.module.css';
import { pagePath } from './place';
import { useTexts } from './texts';

interface EditionBarProps {
  readonly paper: string;
  /** YYYYMMDD, '' while it is not known. */
  readonly date: string;
}

/** The edition's day with the editions before and behind it; a tap on the day opens the calendar. */
export function EditionBar({ paper, date }: EditionBarProps) {
  const texts = useTexts();
  const words = useWords();
  const { now, toast } = useVisit();
  const [Calendar, setCalendar] = useState<ComponentType<CalendarProps>>();
  const at = parseWireDate(date);
  if (at === undefined) return null;
  const open = () =>
    void import('./calendar/Calendar').then(
      (part) => setCalendar(() => part.Calendar),
      // The code did not load.
      () => toast(words['state.networkError']),
    );
  const day = words['date.withWeekday'](
    dateText(at, now(), words),
    words['date.weekday'](siteDate(at).weekday),
  );
  return (
    <div className={style.bar}>
      <Neighbours paper={paper} date={date}>
        <button type="button" className={style.day} onClick={open} aria-haspopup="dialog">
          <span className="visually-hidden">{texts.chooseDay}</span>
          <time dateTime={`${date.slice(0, 4)}-${date.slice(4, 6)}-${date.slice(6)}`}>{day}</time>
          <Icon name="down" size={14} />
        </button>
      </Neighbours>
      {Calendar ? <Calendar paper={paper} date={date} close={() => setCalendar(undefined)} /> : null}
    </div>
  );
}

function Neighbours({ paper, date, children }: EditionBarProps & { readonly children: React.ReactNode }) {
  const texts = useTexts();
  const { basePath } = useVisit();
  const result = useQuery(neighboursQuery(paper, date));
  const { earlier, later } = result.state === 'ready' ? result.value : { earlier: '', later: '' };
  const link = (day: string, text: string, icon: 'back' | 'next') =>
    day ? (
      <a className={style.step} href={`${basePath}${pagePath(day, paper)}`} aria-label={text}>
        <Icon name={icon} size={18} />
      </a>
    ) : (
      <span className={style.step} />
    );
  return (
    <>
      {link(earlier, texts.earlierEdition, 'back')}
      {children}
      {link(later, texts.laterEdition, 'next')}
    </>
  );
}
