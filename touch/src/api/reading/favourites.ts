import { PAGE_SIZE } from '@contract/limits';
import type { Page } from '@touch/outside/queryCache';
import * as v from 'valibot';
import { readRow } from './rows';
import { number, readHasMore, rowsIn, text } from './wireFields';

const WireFavourite = v.object({
  type: number,
  articleID: text,
  title: text,
  articleType: number,
  column: text,
  columnID: number,
  time: text,
  url: text,
  imgUrl: text,
  linkID: number,
  article: v.optional(v.unknown()),
});

/** The fields of wire S24 that touch uses. */
export interface Favourite extends Readonly<Omit<v.InferOutput<typeof WireFavourite>, 'article'>> {
  /** Of the article it stands in; '' where it stands in none. */
  readonly fileId: string;
}

/** One page of what a member keeps; an older installation says nothing of more. */
export function readFavourites(data: unknown): Page<Favourite> {
  const items = rowsIn(WireFavourite, data).flatMap(({ article, ...row }) =>
    row.articleID === '' ? [] : [{ ...row, fileId: readRow(article)?.fileId ?? '' }],
  );
  return { items, hasMore: readHasMore(data) ?? items.length >= PAGE_SIZE };
}
