import { useWords } from '@touch/locales/words';
import { useEffect, useRef } from 'react';
import { RowSkeleton } from './articleRow/RowSkeleton';
import { watchNear } from './deferred/watchNear';
import style from './ListFoot.module.css';

/** Distance at which the next page is requested, CSS px before its place is visible. */
const AHEAD_PX = 900;

interface ListFootProps {
  readonly hasMore: boolean;
  /** State of the last request for a page. */
  readonly more: 'idle' | 'loading' | 'failed';
  /** Pages that stand above. */
  readonly pages: number;
  readonly loadMore: () => void;
}

/** Asks for the next page as its place comes near, and lets the reader ask where that fails (B8, E1). */
export function ListFoot({ hasMore, more, pages, loadMore }: ListFootProps) {
  const words = useWords();
  const place = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page moves the place: look again
  useEffect(() => {
    if (!place.current || !hasMore || more === 'failed') return;
    return watchNear(place.current, AHEAD_PX, (near) => {
      if (near) loadMore();
    });
  }, [hasMore, more, pages, loadMore]);

  return (
    <>
      {hasMore ? (
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
      ) : null}
      {/* a region that comes together with its text is not heard */}
      <p className={hasMore ? 'visually-hidden' : style.end} role="status">
        {hasMore ? (more === 'loading' ? words['state.loading'] : '') : words['state.noMore']}
      </p>
    </>
  );
}
