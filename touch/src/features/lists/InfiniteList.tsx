import type { ListQueryResult } from '@touch/api/useQuery';
import { useWords } from '@touch/locales/words';
import { RowSkeleton } from '@touch/ui/articleRow/RowSkeleton';
import { ListFoot } from '@touch/ui/ListFoot';
import { Notice } from '@touch/ui/Notice';
import { FailedNotice } from '@touch/ui/QueryState';
import type { ReactNode } from 'react';
import { Chunk } from './Chunk';

interface InfiniteListProps<T> {
  readonly list: ListQueryResult<T>;
  /** The query's key: heights and places are kept under it. */
  readonly name: string;
  /** Text for an empty list. */
  readonly empty: string;
  /** Something else stands above the list: then an empty one needs no notice of its own. */
  readonly quietEmpty?: boolean;
  readonly children: (items: readonly T[], page: number) => ReactNode;
}

/** A list in all its states (B8): on its way, failed, empty, page after page, at its end. */
export function InfiniteList<T>({ list, name, empty, quietEmpty, children }: InfiniteListProps<T>) {
  const words = useWords();
  if (list.state === 'loading') return <RowSkeleton rows={6} label={words['state.loading']} />;
  if (list.state === 'failed') return <FailedNotice message={list.message} retry={list.refresh} />;
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
      <ListFoot {...list} pages={list.pages.length} />
    </>
  );
}
