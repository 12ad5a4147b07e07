import { ActivityState } from '@contract/participation/codes';
import { type ActivityRow, activityState } from '@touch/api/activities';
import { countText } from '@touch/lib/counts';
import { plainTitle } from '@touch/lib/text';
import { dateText, parseWireDate } from '@touch/lib/time';
import type { Messages } from '@touch/locales/messages';
import { useWords } from '@touch/locales/words';
import { useVisit } from '@touch/outside/visit';
import { LARGE_SIZES } from '@touch/ui/articleRow/ArticleRow';
import { Picture } from '@touch/ui/Picture';
import style from './ActivityRows.module.css';

const stateWords = {
  [ActivityState.notStarted]: 'home.activityNotStarted',
  [ActivityState.running]: 'home.activityNow',
  [ActivityState.ended]: 'home.activityEnded',
} as const;

const dates = (row: ActivityRow, now: number, words: Messages): string => {
  const from = parseWireDate(row.startTime);
  const to = parseWireDate(row.endTime);
  if (from === undefined || to === undefined) return '';
  const first = dateText(from, now, words);
  const last = dateText(to, now, words);
  return first === last ? first : words['home.activityDates'](first, last);
};

/** Activities with their state, dates and how many take part. */
export function ActivityRows({ activities }: { readonly activities: readonly ActivityRow[] }) {
  const words = useWords();
  const { basePath, config, now } = useVisit();
  return (
    <ul className={style.activities}>
      {activities.map((row) => {
        const state = activityState(row, now());
        const people = row.participatorNum;
        return (
          <li key={row.fileId}>
            <a href={`${basePath}/activityDetail/${row.fileId}.html`} className={style.activity}>
              <Picture
                src={row.imageUrl}
                suffix={config.xyApi.imageSuffixPath}
                ratio="2:1"
                sizes={LARGE_SIZES}
              />
              <h2 className={style.title}>{plainTitle(row.title)}</h2>
              <p className={style.line}>
                <b className={state === ActivityState.running ? style.now : undefined}>
                  {words[stateWords[state]]}
                </b>
                {dates(row, now(), words)}
              </p>
              <p className={style.line}>
                {[
                  row.location,
                  people > 0
                    ? words['count.applicants'](
                        people,
                        countText(people, { style: config.countStyle, words }),
                      )
                    : '',
                ]
                  .filter(Boolean)
                  .join('\u2002')}
              </p>
            </a>
          </li>
        );
      })}
    </ul>
  );
}
