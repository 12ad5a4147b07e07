import type { Queries, Statement } from '@platform/db/connection';
import type { Counter, ReactionKind } from './kinds.sql';

const statement = (kind: ReactionKind, name: string, text: string): Statement => ({
  name: `reactions-${name}-${kind.name}`,
  text,
});

/**
 * SQL that adds `added (id, …columns)` to the counts. Rows are locked in the order of their numbers, so that two callers never wait
 * for each other.
 */
function addition({ table, countTable, countsBegin }: ReactionKind, columns: readonly string[]): string {
  const [counts, id] = countTable ? [countTable, 'article_id'] : [table, 'id'];
  if (countsBegin)
    return `insert into ${counts} as x (site_id, ${id}, ${columns}) select $1, id, ${columns} from added order by id
      on conflict (site_id, ${id}) do update set ${columns.map((name) => `${name} = x.${name} + excluded.${name}`)}`;
  return `with locked as (select ${id} as id from ${counts} where site_id = $1 and ${id} in (select id from added)
      order by ${id} for no key update)
    update ${counts} x set ${columns.map((name) => `${name} = x.${name} + a.${name}`)}
    from locked l join added a on a.id = l.id where x.site_id = $1 and x.${id} = l.id`;
}

/** A person's like. */
export interface Like {
  readonly id: number;
  /** `d:<device>` or `m:<member>`. */
  readonly who: string;
  readonly at: Date;
}

/** Rows in their order, so that two processes never cross. */
const insertion = (kind: ReactionKind) =>
  statement(
    kind,
    'like',
    `with shown as (select x.id from ${kind.table} x
        where x.site_id = $1 and x.id = any($3::int[]) and ${kind.shown}),
      new as (insert into praises (site_id, kind, object_id, who, created_at)
        select $1, $2, g.id, g.who, g.at from unnest($3::int[], $4::text[], $5::timestamptz[]) as g(id, who, at)
        where g.id in (select id from shown) order by g.id, g.who on conflict do nothing returning object_id, who),
      added as (select object_id as id, count(*)::int as praise from new group by object_id),
      counted as (${addition(kind, ['praise'])})
    select s.id, array(select who from new n where n.object_id = s.id) as who from shown s`,
  );
/** A row for each object that readers see. */
export interface LikedRow {
  readonly id: number;
  /** Persons who like it from now on: a second like of the same person changes nothing (K3). */
  readonly who: readonly string[];
}
export const insertLikes = (db: Queries, site: number, kind: ReactionKind, likes: readonly Like[]) =>
  db.query<LikedRow>(insertion(kind), [
    ...[site, kind.event, likes.map(({ id }) => id), likes.map(({ who }) => who)],
    likes.map(({ at }) => at),
  ]);

const deletion = (kind: ReactionKind) =>
  statement(
    kind,
    'unlike',
    `with gone as (delete from praises p using unnest($3::int[], $4::text[]) as g(id, who)
        where p.site_id = $1 and p.kind = $2 and p.object_id = g.id and p.who = g.who returning p.object_id),
      added as (select object_id as id, -count(*)::int as praise from gone group by object_id),
      counted as (${addition(kind, ['praise'])})
    select 1 as done`,
  );
export const deleteLikes = (db: Queries, site: number, kind: ReactionKind, likes: readonly Like[]) =>
  db.run(deletion(kind), [site, kind.event, likes.map(({ id }) => id), likes.map(({ who }) => who)]);

/** An object that both liked is liked once: the moved like goes, and its count with it. */
const MOVE = {
  name: 'reactions-move-likes',
  text: `with gone as (delete from praises where site_id = $1 and who = $2 returning kind, object_id, created_at),
    kept as (insert into praises (site_id, kind, object_id, who, created_at)
      select $1, kind, object_id, $3, created_at from gone order by kind, object_id
      on conflict do nothing returning kind, object_id)
    select kind, array_agg(object_id) as ids from (
      select kind, object_id from gone except select kind, object_id from kept) twice group by kind order by kind`,
};
/** @returns objects that both liked, by number of the kind */
export const moveLikeRows = (db: Queries, site: number, from: string, to: string) =>
  db.query<{ kind: number; ids: readonly number[] }>(MOVE, [site, from, to]);

/**
 * Changes the counts of likes, or of shown comments or replies, in any state of the objects; in the caller's transaction.
 * @param changes by object
 */
export async function addToColumn(
  db: Queries,
  site: number,
  kind: ReactionKind,
  column: 'praise' | 'discuss',
  changes: ReadonlyMap<number, number>,
): Promise<void> {
  if (changes.size === 0) return;
  const added = `with added as (select * from unnest($2::int[], $3::int[]) as a(id, ${column}))`;
  const text = `${added}, counted as (${addition(kind, [column])}) select 1 as done`;
  await db.run(statement(kind, `add-${column}`, text), [site, [...changes.keys()], [...changes.values()]]);
}

/** Adds to the counters of objects that readers see. @param changes by counter, then by object */
export async function addToCounters(
  db: Queries,
  site: number,
  kind: ReactionKind,
  changes: Readonly<Partial<Record<Counter, ReadonlyMap<number, number>>>>,
): Promise<void> {
  const counters = Object.entries(kind.counters ?? {}).map(([counter, column]) => ({
    column,
    // its keys are counters
    counts: changes[counter as Counter],
  }));
  const ids = [...new Set(counters.flatMap(({ counts }) => [...(counts?.keys() ?? [])]))];
  if (ids.length === 0) return;
  const columns = counters.map(({ column }) => column);
  const arrays = columns.map((_, index) => `$${index + 3}::int[]`);
  const added = `with added as (select a.* from unnest($2::int[], ${arrays}) as a(id, ${columns})
    join ${kind.table} x on x.site_id = $1 and x.id = a.id and ${kind.shown})`;
  const text = `${added}, counted as (${addition(kind, columns)}) select 1 as done`;
  const values = counters.map(({ counts }) => ids.map((id) => counts?.get(id) ?? 0));
  await db.run(statement(kind, 'count', text), [site, ids, ...values]);
}

const FORGET = {
  name: 'reactions-forget-likes',
  text: `update praises set who = 'e:' || gen_random_uuid() where site_id = $1 and who = any($2::text[])`,
};
/** The likes stay counted, each by itself: nothing says that they are one person's. */
export const forgetLikesOf = (db: Queries, site: number, who: readonly string[]) =>
  db.run(FORGET, [site, who]);

const LIKES_AFTER = {
  name: 'reactions-likes-of',
  text: `select kind as type, object_id as id, created_at as at from praises
    where site_id = $1 and who = $2 and (kind, object_id) > ($3, $4) order by kind, object_id limit $5`,
};
/** Likes of every kind. @param after the row before */
export const likesAfter = (
  db: Queries,
  site: number,
  who: string,
  after: { type: number; id: number },
  limit: number,
) => db.query<{ type: number; id: number; at: Date }>(LIKES_AFTER, [site, who, after.type, after.id, limit]);

export interface TargetRow {
  readonly id: number;
  readonly title: string;
  readonly picture: string;
  readonly url: string;
  readonly closed: boolean;
  readonly count: number;
}
/** Shown objects as targets of comments; none of a kind without `target`. */
export async function targetRows(
  db: Queries,
  site: number,
  kind: ReactionKind,
  ids: readonly number[],
): Promise<TargetRow[]> {
  if (!kind.target) return [];
  const { title, picture, url, closed, count = 'x.discuss' } = kind.target;
  const text = `select x.id, ${title} as title, ${picture} as picture, ${url} as url, ${closed} as closed,
      ${count} as count from ${kind.table} x where x.site_id = $1 and x.id = any($2::int[]) and ${kind.shown}`;
  return db.query<TargetRow>(statement(kind, 'target', text), [site, ids]);
}

const DELETE_OF_OBJECT = {
  name: 'reactions-delete-of-object',
  text: 'delete from praises where site_id = $1 and kind = $2 and object_id = $3',
};
/** Deletes all likes of an object that is deleted. @param kind KindNumber.event */
export const deleteLikesOf = (db: Queries, site: number, kind: number, id: number) =>
  db.run(DELETE_OF_OBJECT, [site, kind, id]);
