import { type Database, type Queries, sqlState } from '@platform/db/connection';
import type { ItemRow } from './articles.store';

export interface SearchQuery {
  /** Index terms: all must be there. */
  readonly terms: readonly string[];
  /** Folded phrases: all must stand word for word in the fields looked at. */
  readonly phrases: readonly string[];
  /** ArticleType; empty = all. */
  readonly types: readonly number[];
  readonly title: boolean;
  readonly body: boolean;
  readonly author: boolean;
  readonly from: Date | undefined;
  readonly until: Date | undefined;
  /** 0 = all; else with its descendants. */
  readonly column: number;
  /** Hits in the title first; else the newest first. */
  readonly best: boolean;
  readonly limit: number;
  readonly offset: number;
}

export interface FoundRow extends ItemRow {
  title: string;
  abstract: string;
  plain: string;
  /** Of all that were found, up to the cap. */
  total: number;
}

/** Newest articles with the right terms that are compared word for word, and hits that are counted and ordered. */
const CANDIDATES = 3000;
const HITS = 1000;
/** Milliseconds a search may take in the database. */
const TIME_LIMIT = 2000;

const WITHIN = `set local statement_timeout = ${TIME_LIMIT}; set local plan_cache_mode = force_custom_plan`;

const SEARCH = {
  name: 'articles-search',
  text: `with found as materialized (
      select candidate.id, candidate.published_at,
        (select bool_and(strpos(candidate.folded_title, phrase) > 0) from unnest($3::text[]) phrase) as in_title
      from (select a.id, a.published_at, a.folded_title, a.folded_body, a.folded_author from articles a
        where a.site_id = $1 and a.status = 1 and a.terms @> $2::text[]
          and (cardinality($4::int[]) = 0 or a.article_type = any($4))
          and ($8::timestamptz is null or a.published_at >= $8) and ($9::timestamptz is null or a.published_at < $9)
          and ($10 = 0 or exists (select 1 from column_rows r where r.site_id = $1 and r.article_id = a.id and r.column_id = $10))
        order by a.published_at desc, a.id desc limit ${CANDIDATES}) candidate
      where $14 or (select bool_and(($5 and strpos(candidate.folded_title, phrase) > 0)
        or ($6 and strpos(candidate.folded_body, phrase) > 0)
        or ($7 and strpos(candidate.folded_author, phrase) > 0)) from unnest($3::text[]) phrase)
      limit ${HITS}),
    page as (
      select id, published_at, in_title, count(*) over ()::int as total from found
      order by ($11 and in_title) desc, published_at desc, id desc limit $12 offset $13)
    select a.id as article_id, a.item, extract(epoch from a.published_at)::bigint * 1000 as iorder, false as is_top,
      c.click_initial, c.click_real, c.click_fake, c.share_click, c.discuss, c.praise, c.share, c.collect,
      a.title, a.abstract, left(a.plain, 20000) as plain, page.total
    from page join articles a on a.site_id = $1 and a.id = page.id
      join article_counts c on c.site_id = a.site_id and c.article_id = a.id
    order by ($11 and page.in_title) desc, page.published_at desc, page.id desc`,
};

/** A phrase that is one term is there wherever the term is: nothing is left to compare. */
const isProven = ({ terms, phrases, title, body, author }: SearchQuery): boolean =>
  title && body && author && phrases.every((phrase) => terms.includes(phrase));

/** undefined when the database gave up in time. */
export async function searchArticles(
  db: Database,
  site: number,
  asked: SearchQuery,
): Promise<FoundRow[] | undefined> {
  try {
    return await db.transaction(async (queries) => {
      await queries.script(WITHIN);
      return queries.query<FoundRow>(SEARCH, [
        site,
        asked.terms,
        asked.phrases,
        asked.types,
        asked.title,
        asked.body,
        asked.author,
        asked.from ?? null,
        asked.until ?? null,
        asked.column,
        asked.best,
        asked.limit,
        asked.offset,
        isProven(asked),
      ]);
    });
  } catch (error) {
    if (sqlState(error) === '57014') return undefined;
    throw error;
  }
}

const TITLES = {
  name: 'articles-title-start',
  text: `select title from articles where site_id = $1 and status = 1 and folded_title like $2
    order by published_at desc limit $3`,
};
/** Titles that begin so. @param start folded. */
export const titlesFrom = (db: Queries, site: number, start: string, limit: number) =>
  db.query<{ title: string }>(TITLES, [site, `${start.replace(/[\\%_]/g, '\\$&')}%`, limit]);
