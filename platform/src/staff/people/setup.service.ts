import { createHmac, timingSafeEqual } from 'node:crypto';
import { recordAct } from '@platform/auditLog/acts.service';
import type { Queries } from '@platform/db/connection';
import { transportFault } from '@platform/wire/refusals';
import { hashStaffPassword } from '../passwords.rules';
import { EVERY_SITE } from '../roles.rules';
import * as store from '../staff.store';
import { requireGoodPassword } from './level3.rules';
import type { StaffParts } from './staffChanges.service';

/**
 * Token of the link that makes the first admin; every process of an installation knows it, and it is good while there are no staff.
 * @param sign `keys.sign`
 */
export const setupToken = (sign: string): string =>
  createHmac('sha256', sign).update('first admin').digest('base64url');

/** Without staff the link is good. */
export const hasStaff = async (db: Queries): Promise<boolean> => (await store.allStaff(db)).length > 0;

function isSetupToken(sign: string, token: string): boolean {
  const [right, given] = [Buffer.from(setupToken(sign)), Buffer.from(token)];
  return right.length === given.length && timingSafeEqual(right, given);
}

const wrongLink = () => transportFault(401, 'this link is good no more');

export interface FirstAdmin {
  readonly token: string;
  readonly name: string;
  readonly realName: string;
  readonly password: string;
}

/** The first admin of an installation, who signs as chief as well. */
export function createSetup({ db, now, sign, isLevel3 }: StaffParts) {
  const at = () => new Date(now());
  return {
    /** @throws Refusal 401 for another token, or where there are staff already; 400 for a password that is refused */
    async setUp({ token, name, realName, password }: FirstAdmin): Promise<void> {
      if ((await hasStaff(db)) || !isSetupToken(sign, token)) throw wrongLink();
      await requireGoodPassword(password, name, isLevel3);
      const hash = await hashStaffPassword(password);
      await db.transaction(async (queries) => {
        await store.lockAllStaff(queries);
        if (await hasStaff(queries)) throw wrongLink();
        const id = await store.insertStaff(queries, name, hash, at(), realName);
        if (id === undefined) throw wrongLink();
        await store.setStaffPassword(queries, id, { hash, at: at(), isByOther: false });
        for (const role of ['admin', 'chief'] as const) await store.giveRole(queries, id, EVERY_SITE, role);
        await recordAct(
          queries,
          { site: EVERY_SITE, staff: id, at: at() },
          { act: 'setUp', objectKind: 'staff', objectID: id, detail: { name } },
        );
      });
    },
  };
}
