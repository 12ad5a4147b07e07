import type { Role } from '@contract/newsroomShapes';
import { tokenHash } from '@platform/keys/tokenHash';
import { giveRole, insertStaff, insertStaffToken } from '@platform/staff/staff.store';
import { newStaffToken } from '@platform/staff/tokens.rules';
import type { TestPlatform } from './startPlatform';

export interface TestStaff {
  readonly id: number;
  readonly name: string;
  readonly token: string;
  /** Headers of every call by this person. */
  readonly headers: { readonly authorization: string };
}

let count = 0;

/** Creates a signed-in staff member with an unusable password. */
export async function aStaff(
  { db, clock }: Pick<TestPlatform, 'db' | 'clock'>,
  ...roles: readonly { site: number; role: Role }[]
): Promise<TestStaff> {
  count += 1;
  const name = `person${count}`;
  const at = new Date(clock.now());
  const id = await insertStaff(db, name, 'none', at);
  if (id === undefined) throw new Error(`${name} is there already`);
  for (const { site, role } of roles) await giveRole(db, id, site, role);
  const token = newStaffToken();
  const person = { id, password_hash: 'none' };
  await insertStaffToken(db, tokenHash(token), person, at, new Date(clock.now() + 3_600_000));
  return { id, name, token, headers: { authorization: `Bearer ${token}` } };
}
