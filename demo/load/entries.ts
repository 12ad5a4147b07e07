import { RegistrationStatus } from '@contract/participation/codes';
import type { Queries } from '@platform/db/connection';
import { activities } from '../activities';
import { entries } from '../entries';
import { readers } from '../readers';
import { FIRST_MEMBER } from './comments';
import { momentOf } from './moments';
import { numberIn } from './resources';
import { put } from './rows';

/** Codes of eight digits, none like its neighbour. */
const codeOf = (number: number): string => String(10_000_000 + ((number * 48_271_337) % 90_000_000));

/** Below the numbers of real entries. */
export async function loadEntries(db: Queries, site: number, now: number): Promise<void> {
  for (const [index, one] of entries.entries()) {
    const id = index + 1;
    await put(db, 'entries', {
      site_id: site,
      id,
      activity_id: numberIn(activities, one.activity),
      member_id: FIRST_MEMBER + readers.indexOf(one.reader),
      status: RegistrationStatus[one.status],
      sign_form: JSON.stringify(one.answers),
      regist_code: codeOf(id),
      created_at: momentOf(now, one.daysAgo, one.time),
    });
  }
}
