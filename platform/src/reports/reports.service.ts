import { PAGE_SIZE } from '@contract/limits';
import type { ReportedObject } from '@contract/newsroomReports';
import { ReadType } from '@contract/readType';
import { ReportKind, type ReportKindName, ReportState } from '@contract/reportCodes';
import type { OwnReport } from '@contract/reports';
import { attemptsOf, limits } from '@platform/attempts/attempts.service';
import { type ActContext, recordAct } from '@platform/auditLog/acts.service';
import type { Database, Queries } from '@platform/db/connection';
import { cleanLine } from '@platform/html/words';
import { networkOf } from '@platform/limits/rateLimit';
import { addDecisionMessage } from '@platform/messages/messages.service';
import type { CallContext } from '@platform/operations/callContext';
import type { FairQueue } from '@platform/queues/fair';
import { refused } from '@platform/wire/refusals';
import { wireDate } from '@platform/wire/wireDate';
import {
  addReport,
  decideReports,
  ownReportRows,
  type Report,
  reportedObjects,
  reportsAfter,
} from './reports.store';

const MAX_TYPE = 99;

const names = new Map<number, ReportKindName>(
  (Object.keys(ReportKind) as ReportKindName[]).map((name) => [ReportKind[name], name]),
);
export const isReportKind = (kind: number): boolean => names.has(kind);

/** Reports an object that readers see, once per person and object (K21). @throws Refusal for an address that reports all day long. */
export async function report(
  db: Queries,
  inTurn: FairQueue,
  { site, address }: CallContext,
  one: Report,
  now: number,
): Promise<void> {
  if (!(await attemptsOf(db, site.id, now).take(limits.exposesFromAddress, networkOf(address))))
    throw refused('操作太频繁，请稍后再试');
  const type = one.type >= 0 && one.type <= MAX_TYPE ? one.type : 0;
  const reported = { ...one, type, reason: cleanLine(one.reason) };
  // all who report one thing change one row (decision 065)
  const add = () => addReport(db, site.id, reported, new Date(now));
  await inTurn(`${site.id}/${one.kind}/${one.objectID}`, add, networkOf(address));
}

export { forgetReporter } from './reports.store';

/** Start value below every id. */
const FIRST = { type: -1, id: 0 };

/** A person's own reports for their copy. @param after last row of the page before */
export const listOwnReports = (
  db: Queries,
  site: number,
  who: string,
  after: { type: number; id: number } | undefined,
  limit: number,
) => reportsAfter(db, site, who, after ?? FIRST, limit);

/** A member's own reports as they see them, newest first. */
export async function ownReports(
  db: Queries,
  site: number,
  member: number,
  offset: number,
): Promise<{ list: OwnReport[]; hasMore: boolean }> {
  const rows = await ownReportRows(db, site, `m:${member}`, PAGE_SIZE + 1, offset);
  const list = rows.slice(0, PAGE_SIZE).map((row) => ({
    sourceType: row.type,
    rootID: row.id,
    type: row.reason,
    reason: row.words,
    created: wireDate(row.at),
    title: row.type === ReportKind.portrait ? '' : row.what,
    state: row.state,
    note: row.note,
    decided: row.decided ? wireDate(row.decided) : '',
  }));
  return { list, hasMore: rows.length > PAGE_SIZE };
}

/** Reported objects, the longest waiting first. */
export async function listReported(
  db: Queries,
  site: number,
  {
    state,
    kind,
    page,
  }: {
    readonly state: keyof typeof ReportState;
    readonly kind: ReportKindName | undefined;
    readonly page: number;
  },
): Promise<{ list: ReportedObject[]; hasMore: boolean }> {
  const of = { state: ReportState[state], kind: kind === undefined ? -1 : ReportKind[kind] };
  const rows = await reportedObjects(db, site, of, PAGE_SIZE + 1, page * PAGE_SIZE);
  const list = rows.slice(0, PAGE_SIZE).flatMap(({ kind: number, member, at, ...row }) => {
    const name = names.get(number);
    return name ? [{ ...row, kind: name, memberID: member, at: at.toISOString() }] : [];
  });
  return { list, hasMore: rows.length > PAGE_SIZE };
}

interface ReportDecision {
  readonly kind: ReportKindName;
  readonly id: number;
  readonly upheld: boolean;
  readonly note: string;
}

/** Decides the open reports of an object, records the act and tells the members who reported. @returns false where none is open */
export function decideReport(
  db: Database,
  work: ActContext,
  { kind, id, upheld, note }: ReportDecision,
): Promise<boolean> {
  const { site, at } = work;
  return db.transaction(async (queries) => {
    const state = upheld ? ReportState.upheld : ReportState.dismissed;
    const object = { kind: ReportKind[kind], objectID: id };
    const { who, what } = await decideReports(queries, site, object, { state, note, at });
    if (who.length === 0) return false;
    const detail = { kind, upheld, note, reports: who.length };
    await recordAct(queries, work, { act: 'decideReport', objectKind: 'report', objectID: id, detail });
    const subject = kind === 'portrait' ? '' : what;
    const decision = upheld ? ('reportUpheld' as const) : ('reportDismissed' as const);
    for (const person of who) {
      if (!person.startsWith('m:')) continue;
      const member = Number(person.slice(2));
      const path = `/userDetail/${member}.html?${kind}=${id}`;
      const message = { member, kind: decision, type: ReadType.comment, path, subject, reason: note };
      await addDecisionMessage(queries, site, message, at);
    }
    return true;
  });
}
