import type { Queries, Statement } from '@platform/db/connection';

/** A table whose rows are liked and shared, with their counts in `praise` and `share`. */
export interface LikedTable {
  readonly table: 'posts' | 'dynamics';
  /** KindNumber.event of its rows. */
  readonly kind: number;
  /** SQL condition of a row that can be liked. */
  readonly shown: string;
}

const statement = ({ table }: LikedTable, name: string, text: string): Statement => ({
  name: `${table}-${name}`,
  text,
});

/** The like and its count in one statement: a second one of the same person changes nothing (K3). */
const praiseOf = (liked: LikedTable) =>
  statement(
    liked,
    'praise',
    `with new as (insert into praises (site_id, kind, object_id, who, created_at)
        select $1, ${liked.kind}, $2, $3, $4
        where exists (select 1 from ${liked.table} where site_id = $1 and id = $2 and ${liked.shown})
        on conflict do nothing returning 1)
      update ${liked.table} set praise = praise + 1 where site_id = $1 and id = $2 and exists (select 1 from new)`,
  );

const deletionOf = (liked: LikedTable) =>
  statement(
    liked,
    'unpraise',
    `with gone as (delete from praises where site_id = $1 and kind = ${liked.kind} and object_id = $2 and who = $3
        returning 1)
      update ${liked.table} set praise = praise - 1 where site_id = $1 and id = $2 and exists (select 1 from gone)`,
  );

/** Rows are locked in the order of their numbers, so that two callers never wait for each other. */
const moveOf = (liked: LikedTable) =>
  statement(
    liked,
    'move-praises',
    `with gone as (delete from praises where site_id = $1 and kind = ${liked.kind} and who = $2
        returning object_id, created_at),
      kept as (insert into praises (site_id, kind, object_id, who, created_at)
        select $1, ${liked.kind}, object_id, $3, created_at from gone on conflict do nothing returning object_id),
      locked as (select id from ${liked.table} where site_id = $1
        and id in (select object_id from gone except select object_id from kept) order by id for no key update)
      update ${liked.table} d set praise = d.praise - 1 from locked l where d.site_id = $1 and d.id = l.id`,
  );

const shareOf = (liked: LikedTable) =>
  statement(
    liked,
    'shared',
    `with added as (select * from unnest($2::int[], $3::int[]) as a(id, count)),
      locked as (select id from ${liked.table} where site_id = $1 and ${liked.shown} and id in (select id from added)
        order by id for no key update)
      update ${liked.table} d set share = d.share + a.count from locked l join added a on a.id = l.id
      where d.site_id = $1 and d.id = l.id`,
  );

/** A like of a person. */
export interface LikeBy {
  /** `d:<device>` or `m:<member>`. */
  readonly who: string;
  readonly at: Date;
}

/** Likes and shares of one table's rows. */
export function countedLikes(liked: LikedTable) {
  const [praise, remove, move, share] = [praiseOf(liked), deletionOf(liked), moveOf(liked), shareOf(liked)];
  return {
    /** A second like of the same person changes nothing (K3). */
    like: (db: Queries, site: number, id: number, { who, at }: LikeBy) => db.run(praise, [site, id, who, at]),
    unlike: (db: Queries, site: number, id: number, who: string) => db.run(remove, [site, id, who]),
    /** A device's likes become its member's; a row that both liked counts once (H2). */
    move: (db: Queries, site: number, from: string, to: string) => db.run(move, [site, from, to]),
    /** Adds to the counts of shares. @param times shares by row */
    share: async (db: Queries, site: number, times: ReadonlyMap<number, number>): Promise<void> => {
      if (times.size > 0) await db.run(share, [site, [...times.keys()], [...times.values()]]);
    },
  };
}
