import { PAGE_SIZE } from '@contract/limits';
import type { Sanction } from '@contract/newsroomSanctions';
import type { DecisionKind } from '@contract/participation/decisions';
import { ReadType } from '@contract/readType';
import { type ActContext, recordAct } from '@platform/auditLog/acts.service';
import type { Queries } from '@platform/db/connection';
import { SanctionKind } from '@platform/membership/sanctionKind.types';
import { loginSuspended } from '@platform/membership/speaking.rules';
import { addDecisionMessage } from '@platform/messages/messages.service';
import { siteTime } from '@platform/wire/wireDate';
import {
  findSuspension,
  insertSanction,
  liftSanction,
  lockMember,
  type NewSanction,
  type SanctionRow,
  sanctionsBefore,
} from './sanctions.store';

export { forgetSanctions } from './sanctions.store';

const { warning, silence, suspension } = SanctionKind;
const NEWEST = 2_147_483_647;

const kinds = {
  [warning]: { name: 'warning', act: 'warnMember', message: 'memberWarned' },
  [silence]: { name: 'silence', act: 'silenceMember', message: 'memberSilenced' },
  [suspension]: { name: 'suspension', act: 'suspendMember', message: 'memberSuspended' },
} as const satisfies Record<SanctionKind, { name: Sanction['kind']; act: string; message: DecisionKind }>;

const kindNames = new Map<number, string>(
  Object.entries(kinds).map(([kind, { name }]) => [Number(kind), name]),
);

/** Site time without seconds. */
const minute = (moment: Date): string => {
  const { date, time } = siteTime(moment);
  return `${date} ${time.slice(0, 5)}`;
};

/** Warns, silences or suspends a member, records the act and tells the member. @returns undefined for an unknown or former member */
export async function addSanction(
  queries: Queries,
  work: ActContext,
  sanction: NewSanction,
): Promise<number | undefined> {
  const { member, kind, reason, until } = sanction;
  if (!(await lockMember(queries, work.site, member))) return undefined;
  const added = await insertSanction(queries, work.site, sanction, work.at);
  if (!added) throw new Error('a sanction was not stored');
  const { act, message } = kinds[kind];
  const detail = { sanction: added.id, reason, ...(until ? { until: until.toISOString() } : {}) };
  await recordAct(queries, work, { act, objectKind: 'member', objectID: member, detail });
  await tell(queries, work, {
    member,
    kind: message,
    id: added.id,
    subject: until ? minute(until) : '',
    reason,
  });
  return added.id;
}

/** @returns false for one that is unknown, over or lifted */
export async function endSanction(queries: Queries, work: ActContext, id: number): Promise<boolean> {
  const lifted = await liftSanction(queries, work.site, id, work.at);
  if (!lifted) return false;
  const { member, kind, reason } = lifted;
  const detail = { sanction: id, kind: kinds[kind].name };
  await recordAct(queries, work, { act: 'liftSanction', objectKind: 'member', objectID: member, detail });
  await tell(queries, work, { member, kind: 'sanctionLifted', id, subject: '', reason });
  return true;
}

interface SanctionMessage {
  readonly member: number;
  readonly kind: DecisionKind;
  readonly id: number;
  readonly subject: string;
  readonly reason: string;
}
const tell = (queries: Queries, { site, at }: ActContext, { id, ...message }: SanctionMessage) => {
  // the number tells two of a kind apart
  const path = `/userDetail/${message.member}.html?sanction=${id}`;
  return addDecisionMessage(queries, site, { ...message, type: ReadType.comment, path }, at);
};

const sanctionOf = (row: SanctionRow, now: Date): Sanction => ({
  id: row.id,
  memberID: row.member,
  nickname: row.nickname,
  kind: kinds[row.kind].name,
  reason: row.reason,
  at: row.at.toISOString(),
  until: row.until?.toISOString() ?? '',
  liftedAt: row.lifted?.toISOString() ?? '',
  active: row.until !== null && row.until > now && row.lifted === null,
});

/** A page, newest first. @param member 0 = of every member */
export async function listSanctions(
  db: Queries,
  { site, at }: ActContext,
  member = 0,
  before = NEWEST,
): Promise<{ list: Sanction[]; hasMore: boolean }> {
  const rows = await sanctionsBefore(db, site, member, before, PAGE_SIZE + 1);
  return {
    list: rows.slice(0, PAGE_SIZE).map((row) => sanctionOf(row, at)),
    hasMore: rows.length > PAGE_SIZE,
  };
}

/** A member's own ones for their copy, newest first. @param before number of the last known one; 0 = none */
export async function ownSanctions(db: Queries, site: number, member: number, before: number, limit: number) {
  const rows = await sanctionsBefore(db, site, member, before || NEWEST, limit);
  return rows.map(({ id, kind, reason, at, until, lifted }) => {
    // a kind of a later version is its number
    const name = kindNames.get(kind) ?? String(kind);
    return { id, kind: name, reason, at, until, lifted };
  });
}

/** @throws SsoRefusal while the member is suspended */
export async function requireNotSuspended(
  queries: Queries,
  site: number,
  member: number,
  at: Date,
): Promise<void> {
  const found = await findSuspension(queries, site, member, at);
  if (found) throw loginSuspended(found);
}
