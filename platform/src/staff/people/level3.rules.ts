import type { StaffDuty } from '@contract/newsroomShapes';
import { isCommonPassword } from '@platform/members/signIn/commonPasswords.rules';
import { transportFault } from '@platform/wire/refusals';
import type { StaffRow } from '../staff.store';

const DAY_MS = 86_400_000;
/** Days that a password may be used. */
export const PASSWORD_DAYS = 90;
/** Milliseconds without a call after which a login ends. */
export const IDLE_MS = 30 * 60_000;
/** Words of a refusal that the command line knows: it asks for the code. */
export const CODE_NEEDED = 'a code of the second factor is needed';
export const dutyWords: Readonly<Record<StaffDuty, string>> = {
  password: 'change the password (command password)',
  secondFactor: 'set up the second factor (commands begin-second-factor, confirm-second-factor)',
};
const KINDS = [/\p{Ll}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}]/u];
const MIN_KINDS = 3;
const MIN_CHARACTERS = 10;

/**
 * Refuses a new password of staff: one that is tried first always, a simple one where `isLevel3`.
 * @throws Refusal 400
 */
export async function requireGoodPassword(password: string, name: string, isLevel3: boolean): Promise<void> {
  if (await isCommonPassword(password))
    throw transportFault(400, 'password: it is one of the first that are tried');
  if (!isLevel3) return;
  const kinds = KINDS.filter((kind) => kind.test(password)).length;
  if (kinds < MIN_KINDS || [...password].length < MIN_CHARACTERS)
    throw transportFault(400, 'password: use three of small letters, capitals, digits and other signs');
  if (name !== '' && password.toLowerCase().includes(name.toLowerCase()))
    throw transportFault(400, 'password: leave the name out');
}

/** Duties of a person at level 3. @param now epoch ms */
export function dutiesOf(row: StaffRow, isLevel3: boolean, now: number): StaffDuty[] {
  if (!isLevel3) return [];
  const isOld = row.password_at.getTime() <= now - PASSWORD_DAYS * DAY_MS;
  const password: StaffDuty[] = row.password_set_by_other || isOld ? ['password'] : [];
  return row.factor_confirmed ? password : [...password, 'secondFactor'];
}
