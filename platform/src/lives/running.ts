import { type LiveStatus, SocketType } from '@contract/codes';
import type { Report } from '@contract/lives';
import { setLiveStatusOf } from '@platform/articles/liveState';
import { type Act, type AtWork, noteAct } from '@platform/auditLog/acts.service';
import type { Database } from '@platform/db/connection';
import { wireDate } from '@platform/wire/wireDate';
import { tell, tellGone } from './frames.service';
import { lockLive, setStatus } from './lives.store';
import {
  deleteReport,
  insertReport,
  lockReport,
  type ReportDocument,
  type ReportRow,
  saveReport,
} from './reports.store';

/** Wire S6 of a row. */
export const reportOf = ({ id, published_at, top, doc }: ReportRow): Report => ({
  ...doc,
  fileId: id,
  publishtime: wireDate(published_at),
  isTop: top ? 1 : 0,
});

/** What is left to say of a report that is gone. */
const withoutWords: ReportDocument = {
  ...{ title: '', user: '', userID: 0, userIcon: '', content: '', sourceType: 1 },
  attachments: [],
};

export type { ReportDocument };

/** Acts on a live are written down with the live's number. */
const onLive = (live: number, act: string, detail: Act['detail'] = {}): Act => ({
  act,
  objectKind: 'live',
  objectID: live,
  detail,
});

/**
 * A live begins, ends, or is announced again: what changes, what readers are told and who did it are one transaction.
 * @returns 'same' where it stands so already
 */
export function setLiveStatus(
  db: Database,
  work: AtWork,
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
      changed.article_id > 0 ? await setLiveStatusOf(queries, site, changed.article_id, status) : undefined;
    const config = ofArticle ?? changed.config ?? undefined;
    await tell(queries, { site, live }, SocketType.status, [{ status, ...(config ? { config } : {}) }], at);
    await noteAct(queries, work, onLive(live, 'liveStatus', { from: before.status, to: status }));
    return 'set';
  });
}

/** A report as the newsroom hands it in. */
export interface GivenReport {
  readonly top: boolean;
  readonly doc: ReportDocument;
}

/** @returns its number; undefined where there is no such live. */
export function addReport(
  db: Database,
  work: AtWork,
  live: number,
  { top, doc }: GivenReport,
): Promise<number | undefined> {
  const { site, at } = work;
  return db.transaction(async (queries) => {
    if (!(await lockLive(queries, site, live))) return undefined;
    const row = await insertReport(queries, site, live, at, top, doc);
    if (!row) return undefined;
    const report = reportOf(row);
    await tell(queries, { site, live }, SocketType.reporting, [{ action: 'add', report }], at);
    await noteAct(queries, work, onLive(live, 'addReport', { report: row.id }));
    return row.id;
  });
}

/** Changes what is given and leaves the rest. @returns false where there is no such report. */
export function changeReport(
  db: Database,
  work: AtWork,
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
    const report = reportOf(row);
    await tell(queries, { site, live }, SocketType.reporting, [{ action: 'update', report }], at);
    await noteAct(queries, work, onLive(live, 'changeReport', { report: id, before: before.doc }));
    return true;
  });
}

/** @returns false where there is no such report. */
export function removeReport(
  db: Database,
  work: AtWork,
  live: number,
  id: number,
  reason: string,
): Promise<boolean> {
  const { site, at } = work;
  return db.transaction(async (queries) => {
    await lockLive(queries, site, live);
    const row = await deleteReport(queries, site, live, id);
    if (!row) return false;
    const gone = { action: 'delete' as const, report: reportOf({ ...row, doc: withoutWords }) };
    await tellGone(queries, { site, live }, SocketType.reporting, id, gone, at);
    await noteAct(queries, work, onLive(live, 'removeReport', { report: id, reason, before: row.doc }));
    return true;
  });
}
