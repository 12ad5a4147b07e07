import { AppealKind, type AppealKindName, AppealState } from '@contract/appealCodes';
import type { Refused } from '@contract/appeals';
import { PAGE_SIZE } from '@contract/limits';
import type { NewsroomAppeal } from '@contract/newsroomAppeals';
import { ReadType } from '@contract/readType';
import { type ActContext, recordAct } from '@platform/auditLog/acts.service';
import type { Database, Queries } from '@platform/db/connection';
import { addDecisionMessage } from '@platform/messages/messages.service';
import { refused, transportFault } from '@platform/wire/refusals';
import { wireDate } from '@platform/wire/wireDate';
import type * as v from 'valibot';
import {
  type AppealRow,
  addAppeal,
  appealsInState,
  findRefused,
  lockOpenAppeal,
  type OwnThing,
  setAppealState,
} from './appeals.store';

export { forgetAppeals, ownAppeals } from './appeals.store';

const names = new Map<number, AppealKindName>(
  (Object.keys(AppealKind) as AppealKindName[]).map((name) => [AppealKind[name], name]),
);

/** @returns undefined where nothing of that number is refused of the member */
export async function readRefused(
  db: Queries,
  site: number,
  thing: OwnThing,
): Promise<v.InferOutput<typeof Refused> | undefined> {
  const row = await findRefused(db, site, thing);
  return (
    row && {
      reason: row.reason ?? '',
      decided: row.decided ? wireDate(row.decided) : '',
      appeal: row.state ?? AppealState.none,
      content: row.content ?? '',
      note: row.note ?? '',
    }
  );
}

/** @param content cleaned @throws Refusal −1 for what is not refused or not theirs, and for a second appeal */
export async function makeAppeal(
  db: Queries,
  site: number,
  thing: OwnThing,
  content: string,
  at: Date,
): Promise<void> {
  if (await addAppeal(db, site, thing, content, at)) return;
  const known = await findRefused(db, site, thing);
  throw refused(known?.state ? '已经申诉过了，请等待结果' : '没有可以申诉的内容');
}

const appealOf = (row: AppealRow, kind: AppealKindName): NewsroomAppeal => ({
  id: row.id,
  kind,
  objectID: row.object,
  memberID: row.member,
  nickname: row.nickname,
  what: row.what,
  reason: row.reason ?? '',
  staffID: row.staff ?? 0,
  content: row.content,
  at: row.at.toISOString(),
  note: row.note,
});

export async function listAppeals(
  db: Queries,
  site: number,
  state: 'open' | 'upheld' | 'dismissed',
  after = 0,
): Promise<{ list: NewsroomAppeal[]; hasMore: boolean }> {
  const rows = await appealsInState(db, site, AppealState[state], after, PAGE_SIZE + 1);
  const list = rows.slice(0, PAGE_SIZE).flatMap((row) => {
    const kind = names.get(row.kind);
    return kind ? [appealOf(row, kind)] : [];
  });
  return { list, hasMore: rows.length > PAGE_SIZE };
}

/** Shows a refused thing again, in the caller's transaction. */
export type RestoreByKind = Readonly<
  Record<AppealKindName, (queries: Queries, work: ActContext, id: number) => Promise<unknown>>
>;

/**
 * Decides an appeal, records the act and tells the author; what is upheld is shown again.
 * @returns false where there is no such open appeal @throws Refusal 409 for the person who refused the thing
 */
export function decideAppeal(
  db: Database,
  work: ActContext,
  { id, upheld, note }: { readonly id: number; readonly upheld: boolean; readonly note: string },
  restore: RestoreByKind,
): Promise<boolean> {
  return db.transaction(async (queries) => {
    const row = await lockOpenAppeal(queries, work.site, id);
    const kind = row && names.get(row.kind);
    if (!row || !kind) return false;
    if (row.staff === work.staff) throw transportFault(409, 'somebody else has to decide: you refused it');
    const state = upheld ? AppealState.upheld : AppealState.dismissed;
    await setAppealState(queries, work.site, id, { state, note, at: work.at });
    const detail = { kind, object: row.object, upheld, note };
    await recordAct(queries, work, { act: 'decideAppeal', objectKind: 'appeal', objectID: id, detail });
    if (upheld) await restore[kind](queries, work, row.object);
    const decision = upheld ? ('appealUpheld' as const) : ('appealDismissed' as const);
    const path = `/userDetail/${row.member}.html?appeal=${id}`;
    const message = { member: row.member, kind: decision, type: ReadType.comment, path };
    await addDecisionMessage(queries, work.site, { ...message, subject: row.what, reason: note }, work.at);
    return true;
  });
}
