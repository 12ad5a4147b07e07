import { newsroom } from '@contract/newsroom';
import { listActs, type NamedActRow } from '@platform/auditLog/acts.service';
import type { Queries } from '@platform/db/connection';
import { transportFault } from '@platform/wire/refusals';
import { done, type NewsroomCalls } from './newsroom.calls';
import { EVERY_SITE } from './roles.rules';
import type { Staff } from './staff.service';

const actOf = (row: NamedActRow) => ({
  id: row.id,
  at: row.at.toISOString(),
  staffID: row.staff_id,
  name: row.name,
  act: row.act,
  objectKind: row.object_kind,
  objectID: row.object_id,
  detail: row.detail,
});

function signingInCalls({ on, open }: Pick<NewsroomCalls, 'on' | 'open'>, staff: Staff): void {
  open(newsroom.signIn, async ({ name, password, code }, { address, note }) => {
    const { expires, ...login } = await staff.signIn(name, password, address, { code, note });
    return { ...login, expires: expires.toISOString() };
  });
  open(newsroom.setUp, async (first, { address, note }) => {
    await staff.setUp(first);
    const { expires, ...login } = await staff.signIn(first.name, first.password, address, { note });
    return { ...login, expires: expires.toISOString() };
  });
  on(newsroom.signOut, 'any', async (_, by) => {
    await staff.signOut(by);
    return done;
  });
  on(newsroom.me, 'any', async (_, { person }) => person);
  on(newsroom.changePassword, 'any', async (input, by) => {
    await staff.changePassword(by, input);
    return done;
  });

  on(newsroom.beginSecondFactor, 'any', (_, { person }) => staff.beginSecondFactor(person));
  on(newsroom.confirmSecondFactor, 'any', ({ code }, { person }) => staff.confirmSecondFactor(person, code));
}

/** Coming in and going, what was done, and the people themselves: these are looked after by admins of every site alone. */
export function staffCalls(
  { on, open }: NewsroomCalls,
  db: Queries,
  staff: Staff,
  isSite: (id: number) => Promise<boolean>,
): void {
  async function siteOrAll(site: number): Promise<void> {
    if (site !== EVERY_SITE && !(await isSite(site))) throw transportFault(404, 'there is no such site');
  }
  const acts = async (site: number, before: number | undefined) => {
    const { rows, hasMore } = await listActs(db, site, before);
    return { list: rows.map(actOf), hasMore };
  };

  signingInCalls({ on, open }, staff);

  on(newsroom.acts, 'acts', ({ before }, { actContext: work }) => acts(work.site, before));
  on(newsroom.ownActs, 'acts', ({ before }) => acts(EVERY_SITE, before));

  on(newsroom.staff, 'staff', async () => ({ list: await staff.all() }));
  on(newsroom.addStaff, 'staff', async (input, { actContext: work }) => {
    await siteOrAll(input.site);
    return { id: await staff.add(work, input) };
  });
  on(newsroom.setRole, 'staff', async ({ id, ...change }, { actContext: work }) => {
    if (change.has) await siteOrAll(change.site);
    await staff.setRole(work, id, change);
    return done;
  });
  on(newsroom.setRealName, 'staff', async ({ id, realName }, { actContext: work }) => {
    await staff.setRealName(work, id, realName);
    return done;
  });
  on(newsroom.resetPassword, 'staff', async ({ id, password }, { actContext: work }) => {
    await staff.resetPassword(work, id, password);
    return done;
  });
  on(newsroom.closeStaff, 'staff', async ({ id }, { actContext: work }) => {
    await staff.close(work, id);
    return done;
  });
}
