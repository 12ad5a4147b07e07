import { AppealState } from '@contract/appealCodes';
import type { Queries } from '@platform/db/connection';
import { appealedSql, isRefusedSql, refusingActSql } from './appealedKinds.sql';

/** A thing of a member. */
export interface OwnThing {
  /** AppealKind. */
  readonly kind: number;
  readonly objectID: number;
  readonly member: number;
}

export interface RefusedRow {
  readonly reason: string | null;
  readonly decided: Date | null;
  readonly state: AppealState | null;
  readonly content: string | null;
  readonly note: string | null;
}
const REFUSED = {
  name: 'appeals-refused',
  text: `select a.reason, a.at as decided, l.state, l.content, l.note
    from (select $1::int as site_id, $2::smallint as kind, $3::int as object_id) p ${refusingActSql}
    left join appeals l on l.site_id = p.site_id and l.kind = p.kind and l.object_id = p.object_id and l.member_id = $4::int
    where l.id is not null or ${isRefusedSql('$2', '$3::int', '$4::int')}`,
};
/** Why something of a member was refused, and their appeal; undefined where it is not, or not theirs. */
export const findRefused = (db: Queries, site: number, { kind, objectID, member }: OwnThing) =>
  db.one<RefusedRow>(REFUSED, [site, kind, objectID, member]);

const ADD = {
  name: 'appeals-add',
  text: `insert into appeals (site_id, kind, object_id, member_id, content, created_at)
    select $1, $2::smallint, $3::int, $4::int, $5, $6 where ${isRefusedSql('$2', '$3::int', '$4::int')}
    on conflict do nothing`,
};
/** @returns false where there is nothing refused of the member, or an appeal already */
export const addAppeal = async (
  db: Queries,
  site: number,
  { kind, objectID, member }: OwnThing,
  content: string,
  at: Date,
): Promise<boolean> => (await db.run(ADD, [site, kind, objectID, member, content, at])) > 0;

export interface AppealRow {
  readonly id: number;
  readonly kind: number;
  readonly object: number;
  readonly member: number;
  readonly nickname: string;
  readonly content: string;
  readonly at: Date;
  readonly state: AppealState;
  readonly note: string;
  readonly what: string;
  readonly reason: string | null;
  readonly staff: number | null;
}
const ROW = `select p.id, p.kind, p.object_id as object, p.member_id as member, m.nickname, p.content, p.created_at as at, p.state,
    p.note, ${appealedSql} as what, a.reason, a.staff_id as staff
  from appeals p join members m on m.site_id = p.site_id and m.id = p.member_id ${refusingActSql} where p.site_id = $1`;
const LIST = { name: 'appeals-list', text: `${ROW} and p.state = $2 and p.id > $3 order by p.id limit $4` };
/** Oldest first. @param after number of the last known one */
export const appealsInState = (db: Queries, site: number, state: AppealState, after: number, limit: number) =>
  db.query<AppealRow>(LIST, [site, state, after, limit]);

const OPEN = {
  name: 'appeals-open',
  text: `${ROW} and p.id = $2 and p.state = ${AppealState.open} for no key update of p`,
};
/** Locks an open appeal. */
export const lockOpenAppeal = (db: Queries, site: number, id: number) => db.one<AppealRow>(OPEN, [site, id]);

const DECIDE = {
  name: 'appeals-decide',
  text: 'update appeals set state = $3, note = $4, decided_at = $5 where site_id = $1 and id = $2',
};
export const setAppealState = (
  db: Queries,
  site: number,
  id: number,
  { state, note, at }: { readonly state: AppealState; readonly note: string; readonly at: Date },
) => db.run(DECIDE, [site, id, state, note, at]);

const OWN = {
  name: 'appeals-of-member',
  text: `select id, kind as type, object_id as object, content, created_at as at, state, note, decided_at as decided
    from appeals where site_id = $1 and member_id = $2 and id > $3 order by id limit $4`,
};
export interface OwnAppeal {
  id: number;
  type: number;
  object: number;
  content: string;
  at: Date;
  state: AppealState;
  note: string;
  decided: Date | null;
}
/** A member's own ones for their copy. @param after number of the last known one */
export const ownAppeals = (db: Queries, site: number, member: number, after: number, limit: number) =>
  db.query<OwnAppeal>(OWN, [site, member, after, limit]);

const FORGET = { name: 'appeals-forget', text: 'delete from appeals where site_id = $1 and member_id = $2' };
export const forgetAppeals = (db: Queries, site: number, member: number) => db.run(FORGET, [site, member]);
