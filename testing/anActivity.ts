import { SignFieldType } from '@contract/participation/codes';
import type { SignField } from '@contract/signForm';
import type { Queries } from '@platform/db/connection';
import { anActivityRow } from './newsroomDocuments';

/** A field of a sign-up form. */
export const aSignField = (id: string, code: string, change: Partial<SignField> = {}): SignField => ({
  ...{ id, code, type: SignFieldType.text, tipMessage: '', isneed: 1, order: 1, option: [] },
  ...change,
});

export interface ActivityOf {
  readonly id: number;
  readonly quota?: number;
  readonly fields?: readonly SignField[];
  readonly needsReview?: boolean;
  readonly places?: readonly string[];
  readonly waitingList?: boolean;
  /** Fields of the stored row. */
  readonly doc?: Partial<ReturnType<typeof anActivityRow>>;
}

const SAVE = {
  name: 'test-activity',
  text: `insert into activities (site_id, id, category_id, published_at, quota, sign_form, needs_review, places, doc,
      waiting_list)
    values (1, $1, 1, $2, $3, $4, $5, $6, $7, $8) on conflict (site_id, id) do update set quota = excluded.quota,
      sign_form = excluded.sign_form, needs_review = excluded.needs_review, places = excluded.places, doc = excluded.doc,
      waiting_list = excluded.waiting_list`,
};

/** Stores an activity of site 1 that is open from 1 to 31 March 2031, with nobody signed up. */
export async function anActivity(db: Queries, activity: ActivityOf): Promise<number> {
  const {
    id,
    quota = 0,
    fields = [],
    needsReview = false,
    places = [],
    waitingList = false,
    doc = {},
  } = activity;
  const row = anActivityRow(id, { participatorNum: 0, ...doc });
  const published = new Date('2031-03-01T09:00:00+08:00');
  await db.run(SAVE, [
    ...[id, published, quota, JSON.stringify(fields), needsReview, places],
    ...[JSON.stringify(row), waitingList],
  ]);
  return id;
}
