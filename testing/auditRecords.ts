import { filesIn, linesOf } from '@platform/installation/audit/auditFolder';
import { type AuditEntry, parseLine } from '@platform/installation/audit/auditLine';
import type { AuditLog } from '@platform/installation/audit/auditLog';

/** Every entry of the log, first lines of files aside. */
export async function auditRecords(log: AuditLog): Promise<AuditEntry[]> {
  await log.flush();
  const entries: AuditEntry[] = [];
  for (const { name } of await filesIn(log.folder))
    for await (const line of linesOf(log.folder, name)) {
      const entry = parseLine(line);
      if (entry && entry.kind !== 'file') entries.push(entry);
    }
  return entries;
}
