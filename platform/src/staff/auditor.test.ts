import { newsroom } from '@contract/newsroom';
import { createStaff } from '@platform/staff/staff.service';
import { aMember } from '@testing/aMember';
import { aStaff } from '@testing/aStaff';
import { auditRecords } from '@testing/auditRecords';
import { commentsOn } from '@testing/commentsOn';
import { seedNewsroom } from '@testing/seedNewsroom';
import { startPlatform, type TestPlatform } from '@testing/startPlatform';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform();
  await seedNewsroom(platform);
});
afterAll(() => platform.close());

const PASSWORD = 'a long enough password 7';
const auditor = () => aStaff(platform, { site: 0, role: 'auditor' });
async function read(headers: Record<string, string>, query = '') {
  const { status, json } = await platform.get(`/newsroom/audit${query}`, headers);
  const page = status === 200 ? v.parse(newsroom.auditLog.output, json()) : { list: [], hasMore: false };
  return { status, ...page };
}

test('[K18] the auditor – by day, account, operation, site – reads the records, oldest first, and reading is recorded', async () => {
  const { headers, id } = await auditor();
  const { answerTo } = commentsOn(platform);
  const members = [await aMember(platform), await aMember(platform)] as const;
  for (const [at, member] of members.entries()) await answerTo(member, `第${at}条`);
  await answerTo(members[0], '再说一条');
  const account = `m:${members[0].id}`;
  const objects = (list: readonly { account: string; operation: string }[]) =>
    list.map((one) => [one.account, one.operation]);
  expect(objects((await read(headers, '?operation=discuss')).list)).toEqual([
    [account, 'discuss'],
    [`m:${members[1].id}`, 'discuss'],
    [account, 'discuss'],
  ]);
  expect((await read(headers, `?account=${account}&day=2031-03-05&ofSite=1`)).list).toHaveLength(2);
  expect((await read(headers, `?account=${account}&ofSite=2`)).list).toEqual([]);
  expect((await read(headers, `?account=${account}&day=2031-03-04`)).list).toEqual([]);
  expect((await read(headers, '?day=yesterday')).status).toBe(400);
  const own = (await auditRecords(platform.auditLog)).filter((one) => one.operation === 'auditLog');
  expect(own[1]).toMatchObject({ account: `s:${id}`, kind: 'staff', object: `2031-03-05 ${account}` });
  expect(own.map(({ result }) => result)).toEqual(['done', 'done', 'done', 'done', '400']);
});

test('[K18] pages – of more records than one holds, from two processes – continue each other', async () => {
  platform.clock.forward(86_400_000);
  const { headers } = await auditor();
  for (let at = 1; at <= 45; at += 1)
    platform.auditLog.record({
      ...{ site: 1, account: 'm:7', address: '', port: 0, device: '', kind: 'ballot' },
      ...{ operation: 'vote', object: String(at), made: '', result: 'done' },
    });
  const pages = [];
  for (const page of [1, 2, 3]) pages.push(await read(headers, `?account=m:7&page=${page}`));
  expect(pages.map(({ hasMore }) => hasMore)).toEqual([true, true, false]);
  const all = pages.flatMap(({ list }) => list.map(({ object }) => Number(object)));
  expect(all).toEqual(Array.from({ length: 45 }, (_, at) => at + 1));
});

test('[K18] an admin of every site – who reads, names themselves or somebody new an auditor, resets one’s password, gives one a role – is refused', async () => {
  const admin = await aStaff(platform, { site: 0, role: 'admin' });
  const other = await auditor();
  const call = async (path: string, body: object) =>
    (await platform.post(`/newsroom${path}`, body, admin.headers)).status;
  expect((await read(admin.headers)).status).toBe(403);
  const role = { site: 0, role: 'auditor', has: true };
  expect(await call(`/staff/${admin.id}/role`, role)).toBe(403);
  expect(await call('/staff', { name: 'spy', password: PASSWORD, site: 0, role: 'auditor' })).toBe(403);
  expect(await call(`/staff/${other.id}/password`, { password: PASSWORD })).toBe(403);
  expect(await call(`/staff/${other.id}/role`, { ...role, role: 'editor' })).toBe(409);
  expect(await call(`/staff/${other.id}/role`, { ...role, has: false })).toBe(403);
  expect(await call(`/staff/${other.id}/close`, {})).toBe(200);
});

test('[K18] an auditor – made on the machine itself, once more, of an admin’s name – has this role alone', async () => {
  const staff = createStaff(platform.db, platform.clock.now);
  await staff.makeAdmin('ada', PASSWORD);
  expect([await staff.makeAuditor('aud', PASSWORD), await staff.makeAuditor('aud', PASSWORD)]).toEqual([
    'new',
    'known',
  ]);
  await expect(staff.makeAuditor('ada', PASSWORD)).rejects.toMatchObject({ http: 409 });
  await expect(staff.makeAdmin('aud', PASSWORD)).rejects.toMatchObject({ http: 409 });
  const { token, person } = await staff.signIn('aud', PASSWORD, '127.0.0.1');
  expect(person.roles).toEqual([{ site: 0, role: 'auditor' }]);
  expect((await read({ authorization: `Bearer ${token}` }, '?operation=none')).list).toEqual([]);
  expect((await platform.get('/newsroom/staff', { authorization: `Bearer ${token}` })).status).toBe(403);
});
