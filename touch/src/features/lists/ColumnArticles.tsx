import { type ArticleRow, type ColumnFront, getArticlesQuery } from '@touch/api/articles';
import type { Column } from '@touch/api/columns';
import { type List, listOf, useList } from '@touch/api/useAnswers';
import { useWords } from '@touch/locales/words';
import { useVisit } from '@touch/outside/visit';
import { useMemo } from 'react';
import { arrange, stripLives } from './arrange';
import { Carousel } from './Carousel';
import { forgetHeights } from './heights';
import { InfiniteList } from './InfiniteList';
import { LiveStrip } from './LiveStrip';
import { ModuleBlock } from './ModuleBlock';
import { Refreshable } from './Refreshable';
import { Rows } from './Rows';
import { type Shows, siteShows } from './rowLook';

interface ColumnArticlesProps {
  readonly column: Column;
}

/** An ordinary column: banners, lives, top module, then its articles with the modules between them. */
export function ColumnArticles({ column }: ColumnArticlesProps) {
  const words = useWords();
  const { answers, basePath, config, toast } = useVisit();
  const query = getArticlesQuery(column.columnId);
  const list = useList(query);
  const shows = useMemo(() => columnShows(siteShows(config), column), [config, column]);
  const { carousel, lives, top, pages } = useArranged(list);

  const refresh = async () => {
    const [before] = list.pages;
    await list.refresh();
    const after = listOf(answers, query)?.pages[0];
    // a failed refresh leaves the list as it stood (E2)
    if (!after || after === before) return toast(words['state.networkError']);
    forgetHeights(query.key);
    const known = new Set(before?.map(({ fileId }) => fileId));
    const fresh = after.filter(({ fileId }) => !known.has(fileId)).length;
    toast(fresh > 0 ? words['state.newItems'](fresh) : words['state.refreshed']);
  };

  return (
    <Refreshable refresh={refresh}>
      {carousel.length > 0 ? <Carousel rows={carousel} /> : null}
      {lives.length > 0 ? (
        <LiveStrip rows={lives} more={`${basePath}/moreLive.html?columnId=${column.columnId}`} />
      ) : null}
      {top.length > 0 ? <Rows rows={top} shows={shows} /> : null}
      <InfiniteList
        list={list}
        name={query.key}
        empty={words['column.empty']}
        quietEmpty={carousel.length + lives.length + top.length > 0}
      >
        {(_, page) =>
          pages[page]?.map((part, at) =>
            part.kind === 'rows' ? (
              <Rows
                key={part.rows[0]?.fileId}
                rows={part.rows}
                shows={shows}
                priority={page === 0 && at === 0 && carousel.length === 0}
              />
            ) : (
              <ModuleBlock key={`module ${part.module.moduleID}`} module={part.module} />
            ),
          )
        }
      </InfiniteList>
    </Refreshable>
  );
}

/** The site's switch and the column's, both (A19). */
const columnShows = (site: Shows, column: Column): Shows => ({
  pubTime: site.pubTime && column.showPubTime,
  readCount: site.readCount && column.showReadCount,
});

function useArranged(list: List<ArticleRow, ColumnFront>) {
  const { around, pages, hasMore } = list;
  return useMemo(() => {
    const carousel = around?.carousel ?? [];
    const lives = stripLives(around?.liveArticles ?? []);
    const shown = new Set([...carousel, ...lives].map(({ fileId }) => fileId));
    const top = (around?.topModule ?? []).filter(({ fileId }) => !shown.has(fileId));
    const above = new Set([...carousel, ...lives, ...top].map(({ fileId }) => fileId));
    const modules = around?.modules ?? [];
    return { carousel, lives, top, pages: arrange({ pages, modules, above, complete: !hasMore }) };
  }, [around, pages, hasMore]);
}
