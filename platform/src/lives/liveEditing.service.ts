import type { LiveStatus } from '@contract/codes';
import { SocketType } from '@contract/socket/socketCodes';
import { setArticleLiveStatus } from '@platform/articles/saving/liveState.service';
import type { ActContext } from '@platform/auditLog/acts.service';
import { type Act, recordAct } from '@platform/auditLog/acts.service';
import type { Database, Queries } from '@platform/db/connection';
import { publishDeletion, publishFrames } from './frames.service';
import { lockLive, setStatus } from './lives.store';
import { withReportStreams } from './reports/reportStreams.service';
import { reportOf } from './reports/reports.document';
import {
  deleteReport,
  insertReport,
  lockReport,
  type ReportDocument,
  saveReport,
} from './reports/reports.store';

/** Placeholder sent for a deleted report. */
const emptyReport: ReportDocument = {
  title: '',
  user: '',
  userID: 0,
  userIcon: '',
  content: '',
  sourceType: 1,
  attachments: [],
};

export type { ReportDocument };

/** The record of an act on a live. */
const liveAct = (live: number, act: string, detail: Act['detail'] = {}): Act => ({
  act,
  objectKind: 'live',
  objectID: live,
  detail,
});

/**
 * Sets the status of a live. The change, its frames and the recorded act are one transaction.
 * @returns 'same' where the live has the status already
 */
export function setLiveStatus(
  db: Database,
  work: ActContext,
  live: number,
  status: LiveStatus,
): Promise<'set' | 'same' | 'unknown'> {
  const { site, at } = work;
  return db.transaction(async (queries) => {
    const before = await lockLive(queries, site, live);
    if (!before) return 'unknown';
    const changed = await setStatus(queries, site, live, status);
    if (!changed) return 'same';
    const ofArticle =
      changed.article_id > 0
        ? await setArticleLiveStatus(queries, site, changed.article_id, status)
        : undefined;
    const config = ofArticle ?? changed.config ?? undefined;
    await publishFrames(
      queries,
      { site, live },
      SocketType.status,
      [{ status, ...(config ? { config } : {}) }],
      at,
    );
    await recordAct(queries, work, liveAct(live, 'liveStatus', { from: before.status, to: status }));
    return 'set';
  });
}

/** Input for a live report. */
export interface ReportInput {
  readonly top: boolean;
  readonly doc: ReportDocument;
}

/** @returns its number; undefined where there is no such live. */
export function addReport(
  db: Database,
  work: ActContext,
  live: number,
  input: ReportInput,
): Promise<number | undefined> {
  return db.transaction((queries) => insertLiveReport(queries, work, live, input));
}

/** Part of a transaction. @param detail more for the record @returns its number; undefined where there is no such live */
export async function insertLiveReport(
  db: Queries,
  work: ActContext,
  live: number,
  { top, doc }: ReportInput,
  detail: Act['detail'] = {},
): Promise<number | undefined> {
  const { site, at } = work;
  if (!(await lockLive(db, site, live))) return undefined;
  const row = await insertReport(db, { site, live }, at, { top, doc });
  if (!row) return undefined;
  const report = reportOf(await withReportStreams(db, site, row, at));
  await publishFrames(db, { site, live }, SocketType.reporting, [{ action: 'add', report }], at);
  await recordAct(db, work, liveAct(live, 'addReport', { ...detail, report: row.id }));
  return row.id;
}

/** Changes the given fields of a report. @returns false for an unknown report */
export function changeReport(
  db: Database,
  work: ActContext,
  live: number,
  id: number,
  change: { readonly top?: boolean | undefined; readonly doc: Partial<ReportDocument> },
): Promise<boolean> {
  const { site, at } = work;
  return db.transaction(async (queries) => {
    await lockLive(queries, site, live);
    const before = await lockReport(queries, site, live, id);
    if (!before) return false;
    const row = { ...before, top: change.top ?? before.top, doc: { ...before.doc, ...change.doc } };
    await saveReport(queries, site, row);
    const report = reportOf(await withReportStreams(queries, site, row, at));
    await publishFrames(queries, { site, live }, SocketType.reporting, [{ action: 'update', report }], at);
    await recordAct(queries, work, liveAct(live, 'changeReport', { report: id, before: before.doc }));
    return true;
  });
}

/** @returns false where there is no such report. */
export function removeReport(
  db: Database,
  work: ActContext,
  live: number,
  id: number,
  reason: string,
): Promise<boolean> {
  const { site, at } = work;
  return db.transaction(async (queries) => {
    await lockLive(queries, site, live);
    const row = await deleteReport(queries, site, live, id);
    if (!row) return false;
    const gone = { action: 'delete' as const, report: reportOf({ ...row, doc: emptyReport }) };
    await publishDeletion(queries, { site, live }, { type: SocketType.reporting, id, data: gone }, at);
    await recordAct(queries, work, liveAct(live, 'removeReport', { report: id, reason, before: row.doc }));
    return true;
  });
}
