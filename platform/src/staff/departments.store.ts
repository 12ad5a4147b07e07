import type { Queries } from '@platform/db/connection';

const OF = {
  name: 'departments-of',
  text: 'select group_id as "group" from staff_departments where staff_id = $1 and site_id = $2 order by group_id',
};
/** Offices a member of staff answers for. */
export const departmentsOf = async (db: Queries, staff: number, site: number): Promise<number[]> =>
  (await db.query<{ group: number }>(OF, [staff, site])).map(({ group }) => group);

const GIVE = {
  name: 'departments-give',
  text: `insert into staff_departments (staff_id, site_id, group_id)
    select s.id, c.site_id, c.id from staff s, categories c
    where s.id = $1 and c.site_id = $2 and c.code = 'LEADER' and c.id = $3
    on conflict (staff_id, site_id, group_id) do update set group_id = excluded.group_id`,
};
const TAKE = {
  name: 'departments-take',
  text: 'delete from staff_departments where staff_id = $1 and site_id = $2 and group_id = $3',
};
/** @returns false where there is no such person or office */
export const setDepartment = async (
  db: Queries,
  staff: number,
  site: number,
  { groupID, has }: { readonly groupID: number; readonly has: boolean },
): Promise<boolean> => (await db.run(has ? GIVE : TAKE, [staff, site, groupID])) > 0;
