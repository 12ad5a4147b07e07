import type { Role } from '@contract/newsroomShapes';
import { recordAct } from '@platform/auditLog/acts.service';
import { transportFault } from '@platform/wire/refusals';
import { hashStaffPassword } from '../passwords.rules';
import { EVERY_SITE, isAuditor } from '../roles.rules';
import * as store from '../staff.store';
import { requireGoodPassword } from './level3.rules';
import {
  change,
  noSuchPerson,
  personOf,
  type StaffActContext,
  type StaffParts,
} from './staffChanges.service';

const onMachineAlone = () =>
  transportFault(403, 'auditors are made, and get their passwords, on the machine itself');
const auditorApart = () => transportFault(409, 'an auditor holds no other role');

/** Administration of staff accounts: who there is, with which roles. */
export function createStaffAccounts({ db, now, isLevel3 }: StaffParts) {
  const at = () => new Date(now());
  return {
    all: async () =>
      (await store.allStaff(db)).map((row) => ({
        ...personOf(row),
        closed: row.state !== store.StaffState.open,
      })),

    /** @throws Refusal 409 where the name is taken. */
    async add(
      by: StaffActContext,
      input: { name: string; password: string; site: number; role: Role; realName?: string | undefined },
    ): Promise<number> {
      const { name, site, role } = input;
      if (role === 'auditor') throw onMachineAlone();
      await requireGoodPassword(input.password, name, isLevel3);
      const hash = await hashStaffPassword(input.password);
      return db.transaction(async (queries) => {
        const id = await store.insertStaff(queries, name, hash, at(), input.realName);
        if (id === undefined) throw transportFault(409, 'this name is taken');
        await store.giveRole(queries, id, site, role);
        const detail = { name, site, role };
        await recordAct(
          queries,
          { ...by, site: EVERY_SITE },
          { act: 'addStaff', objectKind: 'staff', objectID: id, detail },
        );
        return id;
      });
    },

    async setRealName(by: StaffActContext, id: number, realName: string) {
      await change(db, by, { act: 'setRealName', id, detail: { realName } }, (queries) =>
        store.setRealName(queries, id, realName),
      );
    },

    async setRole(by: StaffActContext, id: number, roleChange: { site: number; role: Role; has: boolean }) {
      const { site, role, has } = roleChange;
      if (role === 'auditor') throw onMachineAlone();
      await change(db, by, { act: 'setRole', id, detail: roleChange }, async (queries) => {
        const row = await store.lockedStaff(queries, id);
        if (!row) return 0;
        if (isAuditor(row.roles)) throw auditorApart();
        await (has ? store.giveRole(queries, id, site, role) : store.takeRole(queries, id, site, role));
        return 1;
      });
    },
  };
}

/** Passwords of others, and the end of an account. */
export function createStaffEnds({ db, now, isLevel3 }: StaffParts) {
  const at = () => new Date(now());
  return {
    /** Sets a password that its person has to change at level 3; ends all their logins and their second factor. */
    async resetPassword(by: StaffActContext, id: number, password: string) {
      await requireGoodPassword(password, (await store.staffById(db, id))?.name ?? '', isLevel3);
      const hash = await hashStaffPassword(password);
      await change(db, by, { act: 'resetPassword', id }, async (queries) => {
        if (isAuditor((await store.lockedStaff(queries, id))?.roles ?? [])) throw onMachineAlone();
        const changed = await store.setStaffPassword(queries, id, { hash, at: at(), isByOther: true });
        await store.endFactor(queries, id);
        await store.endStaffTokens(queries, id, at());
        return changed;
      });
    },

    /** Closes the account. Its recorded acts stay. */
    async close(by: StaffActContext, id: number) {
      await change(db, by, { act: 'closeStaff', id }, async (queries) => {
        const changed = await store.setStaffState(queries, id, store.StaffState.closed);
        await store.endStaffTokens(queries, id, at());
        return changed;
      });
    },
  };
}

/** For the command line of the machine itself, where the database is at hand anyway. */
export function createMachineStaff({ db, now, isLevel3 }: StaffParts) {
  const at = () => new Date(now());
  /** Makes somebody of every site, or gives a known name this role, this password and the way back in. @throws Refusal 409 */
  const make =
    (role: 'admin' | 'auditor', act: string) =>
    async (name: string, password: string): Promise<'new' | 'known'> => {
      await requireGoodPassword(password, name, isLevel3);
      const hash = await hashStaffPassword(password);
      return db.transaction(async (queries) => {
        const added = await store.insertStaff(queries, name, hash, at());
        const id = added ?? (await store.staffByName(queries, name))?.id;
        const row = id === undefined ? undefined : await store.lockedStaff(queries, id);
        if (!row || id === undefined) throw noSuchPerson();
        if (row.roles.some((has) => (has.role === 'auditor') !== (role === 'auditor'))) throw auditorApart();
        if (added === undefined) {
          await store.setStaffPassword(queries, id, { hash, at: at(), isByOther: true });
          await store.endFactor(queries, id);
          await store.setStaffState(queries, id, store.StaffState.open);
          await store.endStaffTokens(queries, id, at());
        }
        await store.giveRole(queries, id, EVERY_SITE, role);
        await recordAct(
          queries,
          { site: EVERY_SITE, staff: 0, at: at() },
          { act, objectKind: 'staff', objectID: id, detail: { name } },
        );
        return added === undefined ? 'known' : 'new';
      });
    };
  return { makeAdmin: make('admin', 'makeAdmin'), makeAuditor: make('auditor', 'makeAuditor') };
}
