import { PAGE_SIZE } from '@contract/limits';
import { newsroom } from '@contract/newsroom';
import type { AuditRow } from '@contract/newsroomAudit';
import { type AuditEntry, dayOf } from '@platform/installation/audit/auditLine';
import type { AuditLog } from '@platform/installation/audit/auditLog';
import { searchAuditFolder } from '@platform/installation/audit/auditSearch';
import type { NewsroomCalls } from './newsroom.calls';

const rowOf = (entry: AuditEntry): AuditRow => {
  const text = (field: keyof AuditRow) => String(entry[field] ?? '');
  const number = (field: keyof AuditRow) => Number(entry[field] ?? 0);
  return {
    at: entry.at,
    site: number('site'),
    account: text('account'),
    address: text('address'),
    port: number('port'),
    device: text('device'),
    kind: entry.kind,
    operation: text('operation'),
    object: text('object'),
    made: text('made'),
    result: text('result'),
  };
};

/** Reading the audit log, which is recorded there itself (K18). */
export function auditCalls({ on }: NewsroomCalls, auditLog: AuditLog): void {
  on(newsroom.auditLog, 'audit', async ({ day, page, ofSite, ...filter }, { note, actContext }) => {
    const wanted = { ...filter, site: ofSite, day: day ?? dayOf(actContext.at.getTime()) };
    note.object = [wanted.day, filter.account, filter.operation].filter((one) => one !== '').join(' ');
    await auditLog.flush();
    const { list, hasMore } = await searchAuditFolder(auditLog.folder, wanted, page, PAGE_SIZE);
    return { list: list.map(rowOf), hasMore };
  });
}
