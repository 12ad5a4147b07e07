import { articleHotQuery } from '@touch/api/hotArticles';
import { useListQuery } from '@touch/api/useQuery';
import { InfiniteList } from '@touch/features/lists/InfiniteList';
import { Rows } from '@touch/features/lists/Rows';
import { ScreenHead } from '@touch/features/lists/ScreenHead';
import { useWords } from '@touch/locales/words';
import { useVisit } from '@touch/outside/visit';
import { Tabs } from '@touch/ui/Tabs';
import style from './Hottest.module.css';
import { useTexts } from './texts';

/** Spans one may choose, in hours (wire g45). */
const spans = [24, 48, 72, 168] as const;

export const hoursOf = (query: URLSearchParams): number =>
  spans.find((span) => String(span) === query.get('hours')) ?? spans[0];

/** Most read articles of the last hours. */
export function Hottest({ hours }: { readonly hours: number }) {
  const words = useWords();
  const texts = useTexts();
  const { basePath, navigation } = useVisit();
  const query = articleHotQuery(hours);
  const list = useListQuery(query);
  return (
    <>
      <ScreenHead title={texts.title} />
      <div className={style.spans}>
        <Tabs
          tabs={spans.map((span) => ({
            key: span,
            text: texts.hours(span),
            href: `${basePath}/timeline.html?hours=${span}`,
            current: span === hours,
          }))}
          label={texts.hot}
          choose={(href) => navigation.go(href, 'replace')}
        />
      </div>
      <InfiniteList list={list} name={query.key} empty={words['state.noArticles']}>
        {(rows) => <Rows rows={rows} />}
      </InfiniteList>
    </>
  );
}
