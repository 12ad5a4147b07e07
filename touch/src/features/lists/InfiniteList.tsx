import type { List } from '@touch/api/useAnswers';
import { useWords } from '@touch/locales/words';
import { Notice } from '@touch/ui/Notice';
import { RowSkeleton } from '@touch/ui/RowSkeleton';
import { type ReactNode, useEffect, useRef } from 'react';
import { Chunk } from './Chunk';
import style from './InfiniteList.module.css';
import { watchNear } from './nearViewport';

interface InfiniteListProps<T> {
  readonly list: List<T>;
  /** The query's key: heights and places are kept under it. */
  readonly name: string;
  /** What stands where the list is empty. */
  readonly empty: string;
  /** Something else stands above the list: then an empty one needs no notice of its own. */
  readonly quietEmpty?: boolean;
  readonly children: (items: readonly T[], page: number) => ReactNode;
}

/** How early the next page is asked for, CSS px before its place is seen. */
const AHEAD_PX = 900;

/** A list in all its states (B8): on its way, failed, empty, page after page, at its end. */
export function InfiniteList<T>({ list, name, empty, quietEmpty, children }: InfiniteListProps<T>) {
  const words = useWords();
  if (list.state === 'loading') return <RowSkeleton rows={6} label={words['state.loading']} />;
  if (list.state === 'failed') {
    return (
      <Notice
        kind="failed"
        text={list.message || words['state.networkError']}
        action={{ text: words['state.retry'], run: list.refresh }}
      />
    );
  }
  if (!list.pages.some((items) => items.length > 0)) {
    return quietEmpty ? null : <Notice kind="empty" text={empty} />;
  }
  return (
    <>
      {list.pages.map((items, page) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: pages are only ever appended
        <Chunk key={`${name} ${page}`} list={name} index={page}>
          {() => children(items, page)}
        </Chunk>
      ))}
      <Foot list={list} />
    </>
  );
}

/** Asks for the next page as its place comes near, and lets the reader ask where that fails. */
function Foot<T>({ list }: { readonly list: List<T> }) {
  const words = useWords();
  const place = useRef<HTMLDivElement>(null);
  const { hasMore, more, loadMore } = list;
  const pages = list.pages.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page moves the place: look again
  useEffect(() => {
    if (!place.current || !hasMore || more === 'failed') return;
    return watchNear(place.current, AHEAD_PX, (near) => {
      if (near) loadMore();
    });
  }, [hasMore, more, pages, loadMore]);

  if (!hasMore) return <p className={style.end}>{words['state.noMore']}</p>;
  return (
    <div ref={place} className={style.foot} aria-busy={more === 'loading'}>
      {more === 'loading' ? (
        <RowSkeleton rows={2} label={words['state.loading']} />
      ) : (
        <button type="button" className={style.more} onClick={loadMore}>
          {more === 'failed'
            ? `${words['state.networkError']} · ${words['state.retry']}`
            : words['state.loadMore']}
        </button>
      )}
    </div>
  );
}
