import { attemptsOf, limits } from '@platform/attempts/attempts.service';
import type { Database } from '@platform/db/connection';
import { transportFault } from '@platform/wire/refusals';
import { insertLiveReport, type ReportDocument } from '../liveEditing.service';
import { lockLive } from '../lives.store';
import { type PassRow, reportByKey, saveReportKey } from '../passes.store';

interface FieldReport {
  /** Chosen by the sender; with a key that arrived before nothing changes. */
  readonly key: string;
  readonly doc: ReportDocument;
}

/** Adds the report of a reporter with a pass, once for each key. @throws Refusal 404, 429 */
export async function sendFieldReport(
  db: Database,
  pass: PassRow,
  { key, doc }: FieldReport,
  at: Date,
): Promise<{ id: number; repeated: boolean }> {
  const known = await reportByKey(db, pass, key);
  if (known) return { id: known.id, repeated: true };
  if (!(await attemptsOf(db, pass.site, at.getTime()).take(limits.fieldReports, `p:${pass.id}`)))
    throw transportFault(429, 'too many reports for now');
  return db.transaction(async (queries) => {
    const work = { site: pass.site, staff: pass.created_by, at };
    // One report of a live at a time: the second of two waits, and finds the key.
    await lockLive(queries, pass.site, pass.live);
    const sent = await reportByKey(queries, pass, key);
    if (sent) return { id: sent.id, repeated: true };
    const id = await insertLiveReport(queries, work, pass.live, { top: false, doc }, { pass: pass.id });
    if (id === undefined) throw transportFault(404, 'there is no such live');
    await saveReportKey(queries, pass, key, id);
    return { id, repeated: false };
  });
}
