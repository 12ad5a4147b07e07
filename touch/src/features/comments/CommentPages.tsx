import type { Comment, Said } from '@touch/api/comments';
import type { List } from '@touch/api/useAnswers';
import { useWords } from '@touch/locales/words';
import { Notice } from '@touch/ui/Notice';
import { RowSkeleton } from '@touch/ui/RowSkeleton';
import { useEffect, useRef } from 'react';
import style from './CommentPages.module.css';
import { CommentRows } from './CommentRows';
import { useSeen } from './useSeen';

/** How early the next page is asked for, CSS px before its place is seen. */
const AHEAD_PX = 900;

interface CommentPagesProps<One extends Comment | Said> {
  readonly list: List<One>;
}

/** Comments page after page in all states (B8, E1); lists of articles have more to them than these screens should load. */
export function CommentPages<One extends Comment | Said>({ list }: CommentPagesProps<One>) {
  const words = useWords();
  const seen = useSeen<Comment | Said>(list.pages.flat());
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
  if (seen.length === 0 && !list.hasMore) return <Notice kind="empty" text={words['state.noComments']} />;
  return (
    <>
      <CommentRows comments={seen} />
      <Foot list={list} />
    </>
  );
}

/** Asks for the next page as its place comes near, and lets the reader ask where that fails. */
function Foot<One extends Comment | Said>({ list }: CommentPagesProps<One>) {
  const words = useWords();
  const place = useRef<HTMLDivElement>(null);
  const { hasMore, more, loadMore } = list;
  const pages = list.pages.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page moves the place: look again
  useEffect(() => {
    if (!place.current || !hasMore || more === 'failed') return;
    const watch = new IntersectionObserver(
      (seen) => {
        if (seen.some(({ isIntersecting }) => isIntersecting)) loadMore();
      },
      { rootMargin: `${AHEAD_PX}px` },
    );
    watch.observe(place.current);
    return () => watch.disconnect();
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
