import { plainTitle } from '@touch/lib/text';
import { dateRangeText, dateTimeText, parseWireDate } from '@touch/lib/time';
import { useWords } from '@touch/locales/words';
import { useVisit } from '@touch/outside/visit';
import style from './signupdetail.module.css';
import { useTexts } from './texts';

interface WhenProps {
  readonly title: string;
  readonly startTime: string;
  readonly endTime: string;
  readonly location: string;
}

/** The activity's title, time and place. */
export function When({ title, startTime, endTime, location }: WhenProps) {
  const texts = useTexts();
  const words = useWords();
  const { now, siteLang } = useVisit();
  const [start, end] = [parseWireDate(startTime), parseWireDate(endTime)];
  const isOneDay = startTime.slice(0, 10) === endTime.slice(0, 10);
  const time =
    start === undefined
      ? ''
      : end === undefined || isOneDay
        ? dateTimeText(start, now(), words)
        : dateRangeText(start, end, now(), words);
  const rows = [
    { name: texts.time, value: time },
    { name: texts.place, value: location, lang: siteLang },
  ];
  return (
    <>
      <h1 className={style.title} lang={siteLang}>
        {plainTitle(title)}
      </h1>
      <dl className={style.facts}>
        {rows.map(({ name, value, lang }) =>
          value ? (
            <div key={name}>
              <dt>{name}</dt>
              <dd lang={lang}>{value}</dd>
            </div>
          ) : null,
        )}
      </dl>
    </>
  );
}
