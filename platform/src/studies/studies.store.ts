import { DataReadType } from '@contract/participation/codes';
import type { Queries } from '@platform/db/connection';

/** A part of a course as it is stored. */
export interface StudyPart {
  readonly id: number;
  readonly title: string;
  /** video, audio or article. */
  readonly type: string;
  readonly url: string;
  /** Poster of a video; absent = none. */
  readonly cover?: string | undefined;
  /** Seconds; 0 for a text. */
  readonly duration: number;
}
export interface StudyRow {
  readonly id: number;
  readonly doc: { readonly title: string; readonly parts: readonly StudyPart[] };
}

const BY_ID = { name: 'studies-by-id', text: 'select id, doc from studies where site_id = $1 and id = $2' };
export const studyById = (db: Queries, site: number, id: number) => db.one<StudyRow>(BY_ID, [site, id]);

const PROGRESS = {
  name: 'data-reads-progress',
  text: `select part_id as part, progress from member_data_reads
    where site_id = $1 and member_id = $2 and kind = '${DataReadType.lesson}' and object_id = $3`,
};
/** A member's progress in a course, by part. */
export const studyProgress = (db: Queries, site: number, member: number, study: number) =>
  db.query<{ part: number; progress: number }>(PROGRESS, [site, member, study]);

/** An article, a notice, or a part of a course that was read. */
export interface DataReadRow {
  readonly site: number;
  readonly member: number;
  /** DataReadType. */
  readonly kind: string;
  readonly id: number;
  readonly part: number;
  readonly progress: number;
}

const SAVE = {
  name: 'data-reads-save',
  text: `insert into member_data_reads (site_id, member_id, kind, object_id, part_id, progress, read_at)
    values ($1, $2, $3, $4, $5, $6, $7)
    on conflict (site_id, member_id, kind, object_id, part_id) do update
      set progress = greatest(member_data_reads.progress, excluded.progress), read_at = excluded.read_at`,
};
/** The farthest progress counts: a device that is behind takes nothing back. */
export const saveDataRead = (db: Queries, one: DataReadRow, at: Date) =>
  db.run(SAVE, [one.site, one.member, one.kind, one.id, one.part, one.progress, at]);

const EXISTS = {
  name: 'data-reads-exists',
  text: `select 1 where ($2 = '${DataReadType.article}' and exists (select 1 from articles where site_id = $1 and id = $3))
    or ($2 = '${DataReadType.notice}' and exists (select 1 from notices where site_id = $1 and id = $3))`,
};
/** True where there is such an article or notice. */
export const isReadable = async (db: Queries, site: number, kind: string, id: number): Promise<boolean> =>
  (await db.one(EXISTS, [site, kind, id])) !== undefined;

const AFTER = {
  name: 'data-reads-after',
  text: `select kind, object_id as id, part_id as part, progress, read_at as "readAt" from member_data_reads
    where site_id = $1 and member_id = $2 and (kind, object_id, part_id) > ($3, $4, $5)
    order by kind, object_id, part_id limit $6`,
};
export interface OwnDataRead {
  readonly kind: string;
  readonly id: number;
  readonly part: number;
  readonly progress: number;
  readonly readAt: Date;
}
/** @param last of the page before; undefined = the first page */
export const dataReadsAfter = (
  db: Queries,
  site: number,
  member: number,
  last: OwnDataRead | undefined,
  limit: number,
) => db.query<OwnDataRead>(AFTER, [site, member, last?.kind ?? '', last?.id ?? 0, last?.part ?? 0, limit]);

const FORGET = {
  name: 'data-reads-forget',
  text: 'delete from member_data_reads where site_id = $1 and member_id = $2',
};
export const forgetDataReadsOf = (db: Queries, site: number, member: number) =>
  db.run(FORGET, [site, member]);

const ADD_STUDY = {
  name: 'studies-add',
  text: `insert into studies (site_id, id, doc) values ($1, nextval('study_ids'), $2) returning id`,
};
const CHANGE_STUDY = {
  name: 'studies-change',
  text: 'update studies set doc = $3 where site_id = $1 and id = $2 returning id',
};
/** @param id undefined = a new course @returns its number; undefined where there is none to change */
export const saveStudy = async (
  db: Queries,
  site: number,
  id: number | undefined,
  doc: StudyRow['doc'],
): Promise<number | undefined> => {
  const text = JSON.stringify(doc);
  const row =
    id === undefined
      ? await db.one<{ id: number }>(ADD_STUDY, [site, text])
      : await db.one<{ id: number }>(CHANGE_STUDY, [site, id, text]);
  return row?.id;
};
