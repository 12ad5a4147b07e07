import type { Statement } from '@platform/db/connection';

export interface SearchQuery {
  /** Index terms as a tsquery: all must be there. */
  readonly terms: string;
  /** Comparable texts, all of which must stand in the fields looked at; a sure one is in some field wherever its terms are. */
  readonly phrases: readonly { readonly text: string; readonly sure: boolean }[];
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

/** So many rows are compared to tell how many are right; of more, those of the page alone: the count then says how many may be. */
const MAX_COMPARED = 400;

/** `$1` and so on for values as they come; the same text of a statement for the same kinds of conditions. */
function placeholders() {
  const values: unknown[] = [];
  return { values, put: (value: unknown): string => `$${values.push(value)}` };
}

/** Title and author as far as they are asked for (or not) as one text. */
function headsOf(query: SearchQuery, wanted: boolean): string {
  const heads = [
    ...(query.title === wanted ? ['s.title'] : []),
    ...(query.author === wanted ? ['s.author'] : []),
  ];
  return heads.join(' || ') || `''`;
}

/** Letters, digits and blanks alone: nothing in a phrase is a wildcard. */
const patternsOf = ({ phrases }: SearchQuery): string[] => phrases.map(({ text }) => `%${text}%`);
const isSure = ({ phrases }: SearchQuery): boolean => phrases.every(({ sure }) => sure);

/** Where neither index nor heads can tell whether all phrases stand in the fields looked at. */
function isOpen(query: SearchQuery, put: (value: unknown) => string): string {
  if (!isSure(query)) return 'true';
  return `${headsOf(query, false)} like any (${put(patternsOf(query))}::text[])`;
}

/** `select` of the rows that come into question; $1 is the site. */
function matchedRows(query: SearchQuery, put: (value: unknown) => string, compares: boolean): string {
  const { best, body, types, from, until, column } = query;
  const inTitle = best ? `s.title like all (${put(patternsOf(query))}::text[])` : 'false';
  const open = compares ? isOpen(query, put) : 'false';
  const conditions = [
    // not by the site: only the index on terms is to be used (search.store.ts)
    's.site_id is not distinct from $1',
    `s.terms @@ ${put(query.terms)}::tsquery`,
    ...(types.length > 0 ? [`s.article_type = any (${put(types)}::int[])`] : []),
    `s.published_at >= ${put(from ?? '-infinity')} and s.published_at < ${put(until ?? 'infinity')}`,
    ...(column > 0 ? [`s.article_id in (${ofColumn(put(column))})`] : []),
    ...(body ? [] : [`${headsOf(query, true)} like all (${put(patternsOf(query))}::text[])`]),
  ];
  return `select s.article_id, s.published_at, ${inTitle} as in_title, ${open} as open
    from article_search s where ${conditions.join(' and ')}`;
}

const ofColumn = (column: string): string =>
  `select r.article_id from column_rows r where r.site_id = $1 and r.column_id = ${column}`;

/** SQL condition: the searched fields of row `m` contain every phrase. */
function matchCondition(query: SearchQuery, put: (value: unknown) => string): string {
  const everywhere = query.title && query.author;
  const phrases = query.phrases.filter(({ sure }) => !everywhere || !sure).map(({ text }) => text);
  return `(select bool_and(strpos(${headsOf(query, true)} || s.body, phrase) > 0)
    from article_search s, unnest(${put(phrases)}::text[]) phrase where s.site_id = $1 and s.article_id = m.article_id)`;
}

/** All that match, how many (`size`), and those up to the page's end and one more (`hits`). */
function hitsOf(query: SearchQuery, put: (value: unknown) => string, order: string, limit: string): string {
  const compares = query.body && !(query.title && query.author && isSure(query));
  const matched = `matched as materialized (${matchedRows(query, put, compares)})`;
  if (!compares)
    return `${matched},
      hits as materialized (select * from matched ${order} limit ${limit}),
      size as (select count(*)::int as total from matched)`;
  const condition = matchCondition(query, put);
  return `${matched},
    few as materialized (select count(*) filter (where open) <= ${MAX_COMPARED} as few from matched),
    wrong as materialized (
      select m.article_id from matched m where m.open and (select few from few) and not ${condition}),
    hits as materialized (
      select * from (select * from matched ${order}) m
      where not m.open or case when (select few from few)
        then m.article_id <> all (array(select article_id from wrong)) else ${condition} end
      limit ${limit}),
    size as (select case when (select count(*) from hits) < ${limit} then (select count(*) from hits)
      else (select count(*) from matched) - (select count(*) from wrong) end::int as total)`;
}

/** One page of what is found, with `total` and `more` in every row; at least one row, empty where the page is. */
export function searchStatement(
  site: number,
  query: SearchQuery,
): { statement: Statement; values: unknown[] } {
  const { values, put } = placeholders();
  put(site);
  const [limit, offset] = [`${put(query.limit)}::int`, `${put(query.offset)}::int`];
  const keys = [...(query.best ? ['in_title'] : []), 'published_at', 'article_id'];
  const orderOf = (table: string) => `order by ${keys.map((key) => `${table}${key} desc`).join(', ')}`;
  const text = `with ${hitsOf(query, put, orderOf(''), `${limit} + ${offset} + 1`)}
    select page.article_id, a.item, extract(epoch from page.published_at)::bigint * 1000 as iorder, false as is_top,
      c.click_initial, c.click_real, c.click_fake, c.share_click, c.discuss, c.praise, c.share, c.collect,
      a.title, a.abstract, left(a.plain, 20000) as plain, size.total, (select count(*) from hits) > ${limit} + ${offset} as more
    from size left join (select * from hits ${orderOf('')} limit ${limit} offset ${offset}) page on true
      left join articles a on a.site_id = $1 and a.id = page.article_id
      left join article_counts c on c.site_id = $1 and c.article_id = page.article_id
    ${orderOf('page.')}`;
  const { types, column, best, title, body, author } = query;
  const kinds = [types.length > 0, column > 0, best, title, body, author, isSure(query)];
  return { statement: { name: `search-${kinds.map((kind) => (kind ? 1 : 0)).join('')}`, text }, values };
}
