import { ALL, ArticleType, KindNumber } from '@contract/codes';
import type { Queries } from '@platform/db/connection';
import { shownAccountSql } from '@platform/db/shownAccountSql';
import { followersSql } from '@platform/following/followers.sql';
import type { PageStart } from './pageStart.rules';

/** An article's place in a list and its counts. */
export interface CountedRow {
  article_id: number;
  iorder: number;
  is_top: boolean;
  click_initial: number;
  click_real: number;
  click_fake: number;
  share_click: number;
  discuss: number;
  praise: number;
  share: number;
  collect: number;
  /** Where it is asked for: how many follow its column. */
  column_followers?: number;
}

/** A kept article in a list: its document and the counts beside it. */
export interface ItemRow extends CountedRow {
  item: string;
}

export interface ContentRow extends ItemRow {
  content: string;
  status: number;
  changed_at: Date;
  account_id: number;
  account_name: string;
  /** Contains the origin placeholder. */
  account_icon: string;
  /** XyStatus. */
  account_status: number;
  account_forbidden: boolean;
  /** A notarised copy exists (wire n9). */
  certified: boolean;
  has_related: boolean;
  reporters: readonly unknown[];
}

export const COUNTS = `c.click_initial, c.click_real, c.click_fake, c.share_click, c.discuss, c.praise, c.share, c.collect`;

/** The sort key of a list that is newest first, made as a column's rows have it: second, then number. */
export const PLACE = `(floor(extract(epoch from a.published_at))::bigint * 1000000 + a.id % 1000000)`;
export const PLAIN_ROW = `select a.id as article_id, a.item, ${PLACE} as iorder, false as is_top, ${COUNTS}
  from articles a join article_counts c on c.site_id = a.site_id and c.article_id = a.id`;

const BY_IDS = {
  name: 'articles-by-ids',
  text: `${PLAIN_ROW} where a.site_id = $1 and a.status = 1 and a.id = any($2::int[])`,
};

/** In the order asked; what is not published is left out. */
export async function itemsByIds(db: Queries, site: number, ids: readonly number[]): Promise<ItemRow[]> {
  if (ids.length === 0) return [];
  const rows = await db.query<ItemRow>(BY_IDS, [site, ids]);
  const byId = new Map(rows.map((row) => [row.article_id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

const BY_TAG = {
  name: 'articles-by-tag',
  text: `${PLAIN_ROW} join article_tags t on t.site_id = a.site_id and t.article_id = a.id
    where a.site_id = $1 and t.tag_id = $2 and a.status = 1 and ($3::bigint is null or ${PLACE} < $3)
    order by ${PLACE} desc limit $4 offset $5`,
};
export const itemsByTag = (db: Queries, site: number, tag: number, limit: number, from: PageStart) =>
  db.query<ItemRow>(BY_TAG, [site, tag, from.after, limit, from.offset]);

/** Published articles of a type; `$1` site, `$2` column, 0 = all. */
export const ofType = (type: number) => `where a.site_id = $1 and a.status = 1 and a.article_type = ${type}
    and ($2 = 0 or exists (select 1 from column_rows r where r.site_id = a.site_id and r.article_id = a.id and r.column_id = $2))`;

const newestOfType = (name: string, type: number) => ({
  name,
  text: `${PLAIN_ROW} ${ofType(type)} and ($3::bigint is null or ${PLACE} < $3) order by ${PLACE} desc limit $4 offset $5`,
});
const BY_TYPE = {
  [ArticleType.live]: newestOfType('articles-lives', ArticleType.live),
  [ArticleType.imageSet]: newestOfType('articles-image-sets', ArticleType.imageSet),
};
export type ListedType = keyof typeof BY_TYPE;
/** Newest first (wire W21); `column` 0 = all columns. */
export const itemsByType = (
  db: Queries,
  site: number,
  { type, column }: { type: ListedType; column: number },
  limit: number,
  from: PageStart,
) => db.query<ItemRow>(BY_TYPE[type], [site, column, from.after, limit, from.offset]);

const BY_PERSON = {
  name: 'articles-by-person',
  text: `${PLAIN_ROW} join article_reporters p on p.site_id = a.site_id and p.article_id = a.id
    where a.site_id = $1 and p.person_id = $2 and a.status = 1 and ($3::bigint is null or ${PLACE} < $3)
    order by ${PLACE} desc limit $4 offset $5`,
};
export const itemsByPerson = (db: Queries, site: number, person: number, limit: number, from: PageStart) =>
  db.query<ItemRow>(BY_PERSON, [site, person, from.after, limit, from.offset]);

/** Articles of an account that is shown (F26). `$3` is the wanted type, ALL for every type. */
const BY_ACCOUNT = {
  name: 'articles-by-account',
  text: `${PLAIN_ROW} join accounts x on x.site_id = a.site_id and x.id = a.account_id and ${shownAccountSql('x')}
    where a.site_id = $1 and a.account_id = $2 and a.account_id > 0 and a.status = 1
      and ($3::bigint = ${ALL} or a.article_type = $3::bigint) and ($4::bigint is null or ${PLACE} < $4)
    order by ${PLACE} desc limit $5 offset $6`,
};
export const itemsByAccount = (
  db: Queries,
  site: number,
  of: { account: number; articleType: number },
  limit: number,
  from: PageStart,
) => db.query<ItemRow>(BY_ACCOUNT, [site, of.account, of.articleType, from.after, limit, from.offset]);

const BY_PEOPLE = {
  name: 'articles-by-people',
  text: `select person.id as person_id, found.* from unnest($2::int[]) as person(id) cross join lateral (
      ${PLAIN_ROW} join article_reporters p on p.site_id = a.site_id and p.article_id = a.id
      where a.site_id = $1 and p.person_id = person.id and a.status = 1 order by a.published_at desc, a.id desc limit $3) found`,
};
export const itemsByPeople = (db: Queries, site: number, people: readonly number[], each: number) =>
  db.query<ItemRow & { person_id: number }>(BY_PEOPLE, [site, people, each]);

const HOT = {
  name: 'articles-hot',
  text: `${PLAIN_ROW} where a.site_id = $1 and a.status = 1 and a.published_at > $2
    order by c.click_initial + c.click_real + c.click_fake + c.share_click desc, a.id desc limit $3 offset $4`,
};
export const hotItems = (db: Queries, site: number, since: Date, limit: number, offset: number) =>
  db.query<ItemRow>(HOT, [site, since, limit, offset]);

const CONTENT = {
  name: 'articles-content',
  // the account as it is now, as with reporters: it may have been closed or called otherwise since
  text: `select a.id as article_id, a.content, a.status, a.changed_at, '' as item, coalesce(r.iorder, 0) as iorder, false as is_top, ${COUNTS},
      coalesce(x.id, 0) as account_id, coalesce(x.doc->>'topic', '') as account_name, coalesce(x.doc->>'icon', '') as account_icon,
      coalesce(x.status, 0) as account_status, coalesce(x.forbidden, false) as account_forbidden,
      exists (select 1 from certificates k where k.site_id = a.site_id and k.article_id = a.id) as certified,
      exists (select 1 from related l where l.site_id = a.site_id and l.article_id = a.id) as has_related,
      coalesce((select json_agg(p.doc order by w.position) from article_reporters w
        join people p on p.site_id = w.site_id and p.id = w.person_id and p.kind = 'reporter'
        where w.site_id = a.site_id and w.article_id = a.id), '[]') as reporters
    from articles a join article_counts c on c.site_id = a.site_id and c.article_id = a.id
    left join column_rows r on r.site_id = a.site_id and r.article_id = a.id and r.column_id = a.column_id
    left join accounts x on x.site_id = a.site_id and x.id = a.account_id and a.account_id > 0
    where a.site_id = $1 and a.id = $2`,
};
export const contentRow = (db: Queries, site: number, id: number) => db.one<ContentRow>(CONTENT, [site, id]);

const COUNTED = {
  name: 'articles-counts-all',
  text: `select a.site_id as site, a.id as article_id, '' as item, 0 as iorder, false as is_top, ${COUNTS}
    from unnest($1::int[], $2::int[]) as k(site, id) join articles a on a.site_id = k.site and a.id = k.id
    join article_counts c on c.site_id = a.site_id and c.article_id = a.id where a.status = 1`,
};
export interface ArticleKey {
  readonly site: number;
  readonly id: number;
}
/** Counts of the published ones. */
export const articleCounts = (db: Queries, articles: readonly ArticleKey[]) =>
  db.query<ItemRow & { site: number }>(COUNTED, [
    articles.map(({ site }) => site),
    articles.map(({ id }) => id),
  ]);

const RELATED = {
  name: 'articles-related',
  text: `select a.id as article_id, a.item, 0 as iorder, false as is_top, ${COUNTS},
      ${followersSql(KindNumber.topicSub.column, 'a.column_id')} as column_followers
    from related l join articles a on a.site_id = l.site_id and a.key = l.related_key
    join article_counts c on c.site_id = a.site_id and c.article_id = a.id
    where l.site_id = $1 and l.article_id = $2 and a.status = 1 order by l.position limit 20`,
};
export const relatedItems = (db: Queries, site: number, id: number) => db.query<ItemRow>(RELATED, [site, id]);

const PUBLISHED_TYPE = {
  name: 'articles-published-type',
  text: 'select article_type as type from articles where site_id = $1 and id = $2 and status = 1',
};
/** ArticleType of a published article. */
export const typeOfPublished = (db: Queries, site: number, id: number) =>
  db.one<{ type: number }>(PUBLISHED_TYPE, [site, id]);
