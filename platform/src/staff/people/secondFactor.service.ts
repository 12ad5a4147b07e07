import type { Person } from '@contract/newsroomShapes';
import { transportFault } from '@platform/wire/refusals';
import * as store from '../staff.store';
import { CODE_NEEDED } from './level3.rules';
import {
  newRecoveryCodes,
  newSecret,
  openSecret,
  recoveryHash,
  sealSecret,
  stepOf,
} from './secondFactor.rules';
import { change, type StaffParts } from './staffChanges.service';

const wrongCode = () => transportFault(401, 'the code is wrong or was used');
/** Checks the second factor of a person whose password was right. @throws Refusal 401 */
export async function requireFactor(
  { db, now, sign }: StaffParts,
  { id, factor_secret, factor_confirmed }: store.StaffRow,
  code: string,
): Promise<void> {
  if (!factor_confirmed || !factor_secret) return;
  if (code === '') throw transportFault(401, CODE_NEEDED);
  const step = stepOf(openSecret(sign, factor_secret), code, now());
  const used =
    step === undefined
      ? await store.takeRecoveryCode(db, id, recoveryHash(code))
      : await store.takeFactorStep(db, id, step);
  if (used === 0) throw wrongCode();
}

/** The second factor of one's own. */
export function createSecondFactor({ db, now, sign }: StaffParts) {
  const at = () => new Date(now());
  return {
    /** @throws Refusal 409 where one is in use: an admin ends it with a new password */
    async beginSecondFactor({ id, name }: Person) {
      const made = newSecret(name);
      if ((await store.setFactorSecret(db, id, sealSecret(sign, made.secret))) === 0)
        throw transportFault(409, 'a second factor is in use');
      return made;
    },

    /** @throws Refusal 401 for a wrong code, 409 where none was begun or one is in use */
    async confirmSecondFactor({ id }: Person, code: string) {
      const row = await store.staffById(db, id);
      if (!row?.factor_secret || row.factor_confirmed)
        throw transportFault(409, 'begin a second factor first');
      const step = stepOf(openSecret(sign, row.factor_secret), code, now());
      if (step === undefined) throw wrongCode();
      const recoveryCodes = newRecoveryCodes();
      const hashes = recoveryCodes.map(recoveryHash);
      await change(db, { staff: id, at: at() }, { act: 'confirmSecondFactor', id }, (queries) =>
        store.confirmFactor(queries, id, step, hashes),
      );
      return { recoveryCodes };
    },
  };
}
