import type { Activity } from '@touch/api/activity';
import { dateRangeText, dateTimeText, parseWireDate } from '@touch/lib/time';
import { useWords } from '@touch/locales/words';
import { useVisit } from '@touch/outside/visit';
import style from './activityDetail.module.css';
import { useTexts } from './texts';

const joined = (...parts: readonly string[]): string => parts.filter(Boolean).join(' · ');

/** When, where, by whom, and how many places. */
export function Facts({ activity }: { readonly activity: Activity }) {
  const texts = useTexts();
  const words = useWords();
  const { now, siteLang } = useVisit();
  const { position, organizer, participatorNum, targetNum, cost, score } = activity;
  const range = (from: string, to: string) => {
    const [start, end] = [parseWireDate(from), parseWireDate(to)];
    if (start === undefined) return end === undefined ? '' : dateTimeText(end, now(), words);
    if (end === undefined) return dateTimeText(start, now(), words);
    const text = dateRangeText(start, end, now(), words);
    const first = dateRangeText(start, start, now(), words);
    return text === first ? dateTimeText(start, now(), words) : text;
  };
  const places =
    targetNum > 0
      ? texts.taken(participatorNum, targetNum)
      : participatorNum > 0
        ? texts.takenOf(participatorNum)
        : '';
  const waiting = activity.waitingNum > 0 ? texts.waitingOf(activity.waitingNum) : '';
  const rows = [
    { name: texts.time, value: range(activity.startTime, activity.endTime) },
    {
      name: texts.signTime,
      value: activity.signup ? range(activity.startSignTime, activity.endSignTime) : '',
    },
    { name: texts.place, value: position, lang: siteLang },
    { name: texts.organizer, value: organizer, lang: siteLang },
    { name: texts.places, value: activity.signup ? joined(places, waiting) : '' },
    { name: texts.cost, value: cost > 0 ? texts.yuan(cost) : '' },
    { name: texts.score, value: score > 0 ? texts.points(score) : '' },
  ];
  return (
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
  );
}
