import type { activityVerify } from '@contract/activities';
import type { OutputOf } from '@contract/operation';
import { RegistrationStatus, VerifyStatus } from '@contract/participation/codes';
import type { Queries } from '@platform/db/connection';
import { portraitAddress } from '@platform/membership/portraits.rules';
import { wireDate } from '@platform/wire/wireDate';
import * as v from 'valibot';
import { canWriteOffAt } from '../activities.rules';
import { activityById } from '../activities.store';
import { MIN_TYPED_CODE, typedCode } from '../signUps/registCodes.rules';
import { type CodedEntry, entriesByCode, markUsed, usedAt } from './writeOffs.store';

export { isChecker, setChecker } from './writeOffs.store';

/** A code to be written off. */
export interface WriteOff {
  readonly site: number;
  readonly activity: number;
  readonly code: string;
  readonly place: string;
  /** Member who checks; 0 = the newsroom. */
  readonly by: number;
  readonly origin: string;
}
type Verified = OutputOf<typeof activityVerify>;

const Answers = v.record(v.string(), v.string());
const entryOf = (row: CodedEntry, origin: string): Verified['entry'] => ({
  entryID: row.id,
  userID: row.member_id,
  userName: row.nickname,
  userIcon: portraitAddress({ id: row.member_id, head: row.head }, origin),
  created: wireDate(row.created_at),
  status: row.status,
  signForm: v.parse(Answers, row.sign_form),
});
const without = (verifyStatus: VerifyStatus, message: string): Verified => ({
  verifyStatus,
  verifyTime: '',
  message,
});
const minuteOf = (date: string): string => date.slice(0, 16);

/** Writes a registration off once; a second time says when it was used (wire f4, K3). @param now epoch ms */
export async function writeOff(db: Queries, given: WriteOff, now: number): Promise<Verified> {
  const { site, activity, code, place, by, origin } = given;
  const found = await activityById(db, site, activity);
  const typed = typedCode(code);
  const request = { code: code.trim(), typed, mayBeStart: typed.length >= MIN_TYPED_CODE };
  const [row, another] = found ? await entriesByCode(db, site, activity, request) : [];
  if (!found || !row || another) return without(VerifyStatus.unknownCode, '没有这个报名凭证');
  if (row.used_at) return usedBefore(row, row.used_at, origin);
  if (row.status !== RegistrationStatus.passed)
    return without(VerifyStatus.unknownCode, '这个报名没有通过审核');
  if (found.places.length > 0 && !found.places.includes(place))
    return without(VerifyStatus.wrongPlaceOrTime, '不在本活动的核销地点');
  if (!canWriteOffAt(found.doc, now)) return without(VerifyStatus.wrongPlaceOrTime, '不在本活动的核销时间');
  const at = new Date(now);
  if (!(await markUsed(db, site, row.id, { at, by, place })))
    return usedBefore(row, (await usedAt(db, site, row.id)) ?? at, origin);
  return {
    verifyStatus: VerifyStatus.done,
    verifyTime: wireDate(at),
    entry: entryOf(row, origin),
    message: '核销成功',
  };
}

function usedBefore(row: CodedEntry, at: Date, origin: string): Verified {
  const verifyTime = wireDate(at);
  const message = `已于${minuteOf(verifyTime)}核销过`;
  return { verifyStatus: VerifyStatus.usedBefore, verifyTime, entry: entryOf(row, origin), message };
}
