import { SignFieldType } from '@contract/codes';
import type { SignField } from '@contract/signForm';
import { put } from '@demo/load/rows';
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
  /** Fields of the stored row. */
  readonly doc?: Partial<ReturnType<typeof anActivityRow>>;
}

/** Stores an activity of site 1 that is open from 1 to 31 March 2031, with nobody signed up. */
export async function anActivity(db: Queries, activity: ActivityOf): Promise<number> {
  const { id, quota = 0, fields = [], needsReview = false, places = [], doc = {} } = activity;
  await put(db, 'activities', {
    ...{ site_id: 1, id, category_id: 1, published_at: new Date('2031-03-01T09:00:00+08:00') },
    ...{ quota, sign_form: JSON.stringify(fields), needs_review: needsReview, places },
    doc: anActivityRow(id, { participatorNum: 0, ...doc }),
  });
  return id;
}
