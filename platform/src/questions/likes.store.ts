import { KindNumber } from '@contract/codes';
import type { Queries } from '@platform/db/connection';
import { shownTo } from './questions.store';

/** Kinds that are liked here. */
export type LikedKind = 'question' | 'answer';

const shown: Readonly<Record<LikedKind, string>> = {
  question: `questions q where q.site_id = $1 and q.id = $2 and ${shownTo('0')}`,
  answer: `answers n join questions q on q.site_id = n.site_id and q.id = n.question_id
    where n.site_id = $1 and n.id = $2 and ${shownTo('0')}`,
};
const tables: Readonly<Record<LikedKind, string>> = { question: 'questions', answer: 'answers' };

/** The like and its count in one statement: a second one of the same person changes nothing (K3). */
const praiseOf = (kind: LikedKind) => ({
  name: `${tables[kind]}-praise`,
  text: `with new as (insert into praises (site_id, kind, object_id, who, created_at)
      select $1, ${KindNumber.event[kind]}, $2, $3, $4 where exists (select 1 from ${shown[kind]})
      on conflict do nothing returning 1)
    update ${tables[kind]} set praise = praise + 1 where site_id = $1 and id = $2 and exists (select 1 from new)`,
});
const PRAISES = { question: praiseOf('question'), answer: praiseOf('answer') };

/** @returns false where the person has liked it before, or there is nothing to like */
export const praise = async (
  db: Queries,
  kind: LikedKind,
  site: number,
  id: number,
  { who, at }: { readonly who: string; readonly at: Date },
): Promise<boolean> => (await db.run(PRAISES[kind], [site, id, who, at])) > 0;

const HAS = {
  name: 'questions-has-praise',
  text: 'select 1 as yes from praises where site_id = $1 and kind = $2 and object_id = $3 and who = $4',
};
export const hasPraise = async (
  db: Queries,
  kind: LikedKind,
  site: number,
  id: number,
  who: string,
): Promise<boolean> => (await db.one(HAS, [site, KindNumber.event[kind], id, who])) !== undefined;

/** Rows are locked in the order of their numbers, so that two callers never wait for each other. */
const moveOf = (kind: LikedKind) => ({
  name: `${tables[kind]}-move-praises`,
  text: `with gone as (delete from praises where site_id = $1 and kind = ${KindNumber.event[kind]} and who = $2
      returning object_id, created_at),
    kept as (insert into praises (site_id, kind, object_id, who, created_at)
      select $1, ${KindNumber.event[kind]}, object_id, $3, created_at from gone on conflict do nothing returning object_id),
    locked as (select id from ${tables[kind]} where site_id = $1
      and id in (select object_id from gone except select object_id from kept) order by id for no key update)
    update ${tables[kind]} d set praise = d.praise - 1 from locked l where d.site_id = $1 and d.id = l.id`,
});
const MOVES = [moveOf('question'), moveOf('answer')];

export async function movePraises(db: Queries, site: number, from: string, to: string): Promise<void> {
  for (const statement of MOVES) await db.run(statement, [site, from, to]);
}
