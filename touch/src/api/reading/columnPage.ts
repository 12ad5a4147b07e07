import type { Page } from '@touch/outside/queryCache';
import * as v from 'valibot';
import { type Advert, readAdverts } from './articleExtras';
import { type HomeModule, readModules } from './modules';
import { type ArticleRow, readPage, readRows } from './rows';
import { number } from './wireFields';

/** Content around a column's list, sent with its first page. */
export interface ColumnExtras {
  readonly carousel: readonly ArticleRow[];
  readonly liveArticles: readonly ArticleRow[];
  readonly topModule: readonly ArticleRow[];
  /** Of the top module: 0 a list, anything else a strip. */
  readonly cmDisplayStyle: number;
  readonly modules: readonly HomeModule[];
  /** Adverts among the rows that ran when the platform answered (J3). */
  readonly adverts: readonly Advert[];
}

const WireFront = v.object({
  carousel: v.optional(v.unknown()),
  liveArticles: v.optional(v.unknown()),
  topModule: v.optional(v.object({ cmDisplayStyle: number, list: v.optional(v.unknown()) }), {}),
  modules: v.optional(v.array(v.unknown()), []),
  adv: v.optional(v.unknown()),
});

function readFront(data: unknown): ColumnExtras | undefined {
  const read = v.safeParse(WireFront, data);
  if (!read.success) return undefined;
  const { carousel, liveArticles, topModule, modules, adv } = read.output;
  return {
    carousel: readRows(carousel),
    liveArticles: readRows(liveArticles),
    topModule: readRows(topModule.list),
    cmDisplayStyle: topModule.cmDisplayStyle,
    modules: readModules(modules),
    adverts: readAdverts(adv),
  };
}

/** A page of a column; what stands around its list comes with the first. */
export function readColumnPage(data: unknown, pageIndex: number): Page<ArticleRow, ColumnExtras> | undefined {
  const page = readPage(data);
  const front = pageIndex === 0 ? readFront(data) : undefined;
  return page && { items: page.items, hasMore: page.hasMore, ...(front ? { extras: front } : {}) };
}
