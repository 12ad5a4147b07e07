import { ColumnStyle } from '@contract/codes';
import { type ArticleRow, type ColumnExtras, getArticlesQuery } from '@touch/api/articles';
import type { Column } from '@touch/api/columns';
import { cachedList, type ListQueryResult, useListQuery } from '@touch/api/useQuery';
import { useWords } from '@touch/locales/words';
import { useVisit } from '@touch/outside/visit';
import { useMemo } from 'react';
import { forgetHeights } from '../heights';
import { InfiniteList } from '../InfiniteList';
import { type RowFields, siteRowFields } from '../rowLook';
import { arrange, stripLives } from './arrange';
import { Bands } from './Bands';
import { bandsOf, leadingLines } from './bands';
import { Carousel } from './Carousel';
import { Front } from './Front';
import { LiveStrip } from './LiveStrip';
import { ModuleBlock } from './ModuleBlock';
import { Refreshable } from './Refreshable';
import { TopRows } from './TopRows';

interface ColumnArticlesProps {
  readonly column: Column;
}

/** An ordinary column: banners, lives, top module, then its articles with the modules between them. */
export function ColumnArticles({ column }: ColumnArticlesProps) {
  const words = useWords();
  const { cache, basePath, config, preferences, toast } = useVisit();
  const query = getArticlesQuery(column.columnId);
  const list = useListQuery(query);
  const shows = useMemo(() => columnShows(siteRowFields(config), column), [config, column]);
  const { carousel, lives, top, leading, pages } = useArranged(list, preferences.elder || preferences.minors);
  const beside = lives.length + top.length + leading.length > 0;
  const refresh = async () => {
    const [before] = list.pages;
    await list.refresh();
    const after = cachedList(cache, query)?.pages[0];
    // a failed refresh leaves the list as it stood (E2)
    if (!after || after === before) return toast(words['state.networkError']);
    forgetHeights(query.key);
    const known = new Set(before?.map(({ fileId }) => fileId));
    const fresh = after.filter(({ fileId }) => !known.has(fileId)).length;
    toast(fresh > 0 ? words['state.newItems'](fresh) : words['state.refreshed']);
  };

  return (
    <Refreshable refresh={refresh}>
      <Front
        lead={carousel.length > 0 ? <Carousel rows={carousel} alone={!beside} /> : null}
        rail={
          beside ? (
            <>
              {lives.length > 0 ? (
                <LiveStrip
                  rows={lives}
                  more={basePath + moreLivePath(column)}
                  stacked={carousel.length > 0}
                />
              ) : null}
              {top.length > 0 && <TopRows rows={top} look={list.extras?.cmDisplayStyle} shows={shows} />}
              {leading.map((module) => (
                <ModuleBlock key={module.moduleID} module={module} />
              ))}
            </>
          ) : null
        }
      />
      <InfiniteList
        list={list}
        name={query.key}
        empty={words['column.empty']}
        quietEmpty={carousel.length > 0 || beside}
      >
        {(_, page) => (
          <Bands
            bands={pages[page] ?? []}
            column={column.columnId}
            shows={shows}
            priority={page === 0 && carousel.length === 0}
          />
        )}
      </InfiniteList>
    </Refreshable>
  );
}

const moreLivePath = ({ columnId, columnStyle }: Column): string =>
  `/moreLive.html${columnStyle === ColumnStyle.home ? '' : `?columnId=${columnId}`}`;

/** The site's switch and the column's, both (A19). */
const columnShows = (site: RowFields, column: Column): RowFields => ({
  pubTime: site.pubTime && column.showPubTime,
  readCount: site.readCount && column.showReadCount,
});

/** @param elder no adverts in elder mode (C7) */
function useArranged(list: ListQueryResult<ArticleRow, ColumnExtras>, elder: boolean | undefined) {
  const { extras, pages, hasMore } = list;
  return useMemo(() => {
    const carousel = extras?.carousel ?? [];
    const lives = stripLives(extras?.liveArticles ?? []);
    const above = new Set([...carousel, ...lives].map(({ fileId }) => fileId));
    const top = (extras?.topModule ?? []).filter(({ fileId }) => !above.has(fileId));
    for (const { fileId } of top) above.add(fileId);
    const modules = extras?.modules ?? [];
    const adverts = (!elder && extras?.adverts) || [];
    const [first = [], ...rest] = arrange({ pages, modules, adverts, above, complete: !hasMore });
    const leading = leadingLines(first);
    return { carousel, lives, top, leading, pages: [first.slice(leading.length), ...rest].map(bandsOf) };
  }, [extras, pages, hasMore, elder]);
}
