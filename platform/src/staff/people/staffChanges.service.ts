import type { Person } from '@contract/newsroomShapes';
import { type ActContext, recordAct } from '@platform/auditLog/acts.service';
import type { Database, Queries } from '@platform/db/connection';
import { transportFault } from '@platform/wire/refusals';
import { EVERY_SITE } from '../roles.rules';
import type { StaffRow } from '../staff.store';

export interface StaffParts {
  readonly db: Database;
  readonly now: () => number;
  /** `keys.sign`: enciphers second factors. */
  readonly sign: string;
  /** `LEVEL3`. */
  readonly isLevel3: boolean;
}

/** Staff belong to the installation, so their acts are recorded for every site. */
export type StaffActContext = Omit<ActContext, 'site'>;

export const personOf = ({ id, name, real_name: realName, roles }: StaffRow): Person => ({
  id,
  name,
  realName,
  roles: [...roles],
});
export const noSuchPerson = () => transportFault(404, 'there is no such person');

/** Changes a person and records the act, in one transaction. @throws Refusal 404 where nothing was changed */
export async function change(
  db: Database,
  by: StaffActContext,
  { act, id, detail = {} }: { act: string; id: number; detail?: Readonly<Record<string, unknown>> },
  work: (queries: Queries) => Promise<number>,
): Promise<void> {
  await db.transaction(async (queries) => {
    if ((await work(queries)) === 0) throw noSuchPerson();
    await recordAct(queries, { ...by, site: EVERY_SITE }, { act, objectKind: 'staff', objectID: id, detail });
  });
}
