import type { StoryStep } from '@contract/newsroomStories';
import type { Queries } from '@platform/db/connection';
import type { BookEntry } from './storyHash.rules';

export interface StepRow {
  readonly no: number;
  readonly at: Date;
  readonly act: StoryStep['act'];
  readonly step: number;
  readonly staff_id: number;
  readonly name: string;
  readonly version: number;
  readonly hash: string;
  readonly note: string;
  readonly entry_hash: string;
}

const BOOK = {
  name: 'story-steps-of',
  text: `select no, at, act, step, staff_id, staff_name as name, version, hash, note, entry_hash from story_steps
    where site_id = $1 and story_id = $2 order by no`,
};
/** The book of a story, oldest first. */
export const stepsOf = (db: Queries, site: number, story: number) => db.query<StepRow>(BOOK, [site, story]);

const LAST = {
  name: 'story-steps-last',
  text: 'select no, entry_hash from story_steps where site_id = $1 and story_id = $2 order by no desc limit 1',
};
export const lastStep = (db: Queries, site: number, story: number) =>
  db.one<{ no: number; entry_hash: string }>(LAST, [site, story]);

const ADD = {
  name: 'story-steps-add',
  text: `insert into story_steps (site_id, story_id, no, at, act, step, staff_id, staff_name, version, hash, note,
      entry_hash) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
};
export const insertStep = (db: Queries, site: number, story: number, entry: BookEntry, entryHash: string) =>
  db.run(ADD, [
    ...[site, story, entry.no, entry.at, entry.act, entry.step],
    ...[entry.by.id, entry.by.name, entry.version, entry.hash, entry.note, entryHash],
  ]);
