import { DataReadType } from '@contract/participation/codes';
import type { Study } from '@contract/studies';
import type { Queries } from '@platform/db/connection';
import { withOriginPlaceholder } from '@platform/sites/addressPlaceholders';
import { refused } from '@platform/wire/refusals';
import {
  type DataReadRow,
  dataReadsAfter,
  forgetDataReadsOf,
  isReadable,
  type OwnDataRead,
  type StudyRow,
  saveDataRead,
  saveStudy,
  studyById,
  studyProgress,
} from './studies.store';

export type { OwnDataRead } from './studies.store';

/** A course with the viewer's progress. @param viewer 0 = everybody else */
export async function readStudy(
  db: Queries,
  site: number,
  id: number,
  viewer: number,
): Promise<Study | undefined> {
  const row = await studyById(db, site, id);
  if (!row) return undefined;
  const rows = viewer > 0 ? await studyProgress(db, site, viewer, id) : [];
  const progress = new Map(rows.map((one) => [one.part, one.progress]));
  const parts = row.doc.parts.map((part) => ({
    ...part,
    cover: part.cover ?? '',
    progress: progress.get(part.id) ?? 0,
  }));
  return { fileId: id, title: row.doc.title, parts };
}

/**
 * Stores how far a member has read (wire o13). Progress is in seconds and never beyond the part's end; a text is read with 1.
 * @throws Refusal −1 for an unknown type, object or part
 */
export async function recordDataRead(db: Queries, one: DataReadRow, at: Date): Promise<void> {
  if (one.kind !== DataReadType.lesson) {
    if (!(await isReadable(db, one.site, one.kind, one.id))) throw refused('没有这项内容');
    return void (await saveDataRead(db, { ...one, part: 0, progress: 1 }, at));
  }
  const study = await studyById(db, one.site, one.id);
  const part = study?.doc.parts.find(({ id }) => id === one.part);
  if (!part) throw refused('没有这节课');
  await saveDataRead(db, { ...one, progress: Math.min(one.progress, Math.max(1, part.duration)) }, at);
}

/** A member's own reads, for the member. @param last of the page before */
export const ownDataReads = (
  db: Queries,
  site: number,
  member: number,
  last: OwnDataRead | undefined,
  limit: number,
) => dataReadsAfter(db, site, member, last, limit);

/** Makes or changes a course; paths of this paper get the site's origin. @returns its number; undefined where there is none to change */
export const saveCourse = (
  db: Queries,
  site: number,
  id: number | undefined,
  { title, parts }: StudyRow['doc'],
): Promise<number | undefined> => {
  const stored = parts.map(({ cover, ...part }) => ({
    ...part,
    url: withOriginPlaceholder(part.url),
    ...(cover ? { cover: withOriginPlaceholder(cover) } : {}),
  }));
  return saveStudy(db, site, id, { title, parts: stored });
};

export const forgetDataReads = (db: Queries, site: number, member: number) =>
  forgetDataReadsOf(db, site, member);
