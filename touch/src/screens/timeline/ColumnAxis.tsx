import { getArticlesQuery } from '@touch/api/articles';
import { getColumnQuery } from '@touch/api/columns';
import { useListQuery, useQuery } from '@touch/api/useQuery';
import { sharedColumn } from '@touch/features/lists/head/sharedColumn';
import { InfiniteList } from '@touch/features/lists/InfiniteList';
import { ScreenHead } from '@touch/features/lists/ScreenHead';
import { useRowLook } from '@touch/features/lists/useRowLook';
import { dayText } from '@touch/lib/dayText';
import { clockText, parseWireDate } from '@touch/lib/time';
import { useWords } from '@touch/locales/words';
import { useVisit } from '@touch/outside/visit';
import { MixedText } from '@touch/ui/MixedText';
import { SharePageButton } from '@touch/widgets/share/SharePageButton';
import style from './ColumnAxis.module.css';
import { type Day, daysOf, goesOn } from './days';
import { useTexts } from './texts';

/** A column's articles on a time axis, day by day. */
export function ColumnAxis({ columnId }: { readonly columnId: number }) {
  const words = useWords();
  const texts = useTexts();
  const query = getArticlesQuery(columnId);
  const list = useListQuery(query);
  const column = useQuery(getColumnQuery(columnId));
  const name = column.state === 'ready' ? column.value.columnName : '';
  return (
    <>
      <ScreenHead
        title={texts.title}
        level={name ? 'name' : 'heading'}
        tools={
          column.state === 'ready' ? <SharePageButton page={sharedColumn(column.value, 'timeline')} /> : null
        }
      />
      {name ? (
        <h1 className={style.name}>
          <MixedText text={name} />
        </h1>
      ) : null}
      <InfiniteList list={list} name={`axis ${query.key}`} empty={words['state.noArticles']}>
        {(rows, page) =>
          daysOf(rows).map((day) => (
            <OneDay
              key={day.rows[0]?.fileId}
              day={day}
              dated={!Number.isNaN(day.at) && !goesOn(list.pages[page - 1], day)}
            />
          ))
        }
      </InfiniteList>
    </>
  );
}

function OneDay({ day, dated }: { readonly day: Day; readonly dated: boolean }) {
  const words = useWords();
  const { now } = useVisit();
  const lookOf = useRowLook();
  return (
    <section className={style.day}>
      {dated ? <h2 className={style.date}>{dayText(day.at, now(), words)}</h2> : null}
      <ol className={style.axis}>
        {day.rows.map((row) => {
          const { href, lang, title } = lookOf(row);
          const at = parseWireDate(row.publishtime);
          return (
            <li key={row.fileId} className={style.point}>
              <a href={href} lang={lang}>
                {at === undefined ? null : <time className={style.clock}>{clockText(at)}</time>}
                <h3 className={style.title}>{title}</h3>
              </a>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
