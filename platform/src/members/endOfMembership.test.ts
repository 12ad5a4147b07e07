import { leaveRows, type Person, typedColumns } from '@testing/memberRows';
import { startPlatform, type TestMember, type TestPlatform } from '@testing/startPlatform';
import { afterAll, beforeAll, expect, test } from 'vitest';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());

/** Tables, as `table: rows`, in which any row has the text. */
async function tablesWith(words: string): Promise<string[]> {
  const tables = [...new Set((await typedColumns(platform.db)).map(({ table }) => table))].toSorted();
  const hits: string[] = [];
  for (const table of tables) {
    const text = `select count(*)::int as rows from ${table} t where strpos(t::text, $1) > 0 or strpos(t::text, $2) > 0`;
    const hex = Buffer.from(words).toString('hex');
    const found = await platform.db.one<{ rows: number }>({ name: `test-search-${table}`, text }, [
      words,
      hex,
    ]);
    if (found && found.rows > 0) hits.push(`${table}: ${found.rows}`);
  }
  return hits;
}

/** Rows that name the person, by `table.column`. */
async function rowsNaming({ site, uid }: Person): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const column of await typedColumns(platform.db)) {
    const { table, name, type } = column;
    const isWho = name === 'who' && type === 'text';
    if (!isWho && !['member_id', 'used_by', 'parent_member_id', 'inviter_id'].includes(name)) continue;
    const text = `select count(*)::int as rows from ${table} where site_id = $1 and ${name} = $2`;
    const values = [site, isWho ? `m:${uid}` : Number(uid)];
    const found = await platform.db.one<{ rows: number }>(
      { name: `test-naming-${table}-${name}`, text },
      values,
    );
    if (found && found.rows > 0) counts[`${table}.${name}`] = found.rows;
  }
  return counts;
}

async function endMembership({ uid, headers }: TestMember): Promise<void> {
  const answer = await platform.sso('cancel', { uid }, { ...headers, device: headers.devid });
  expect(answer.json()).toMatchObject({ code: 1 });
}

test('[K15] a membership that ends – nothing in the database has the phone, nickname, device or place of the member – another member’s rows and those of the number on another site stay', async () => {
  const ending = await platform.member('13812340001', 'xyending01');
  const other = await platform.member('13812340002', 'xyother002');
  const own = {
    site: 1,
    uid: ending.uid,
    device: 'xyending01',
    phone: '13812340001',
    ownText: '云溪镇甲',
    place: '老码头子',
  };
  const beside = {
    site: 1,
    uid: other.uid,
    device: 'xyother002',
    phone: '13812340002',
    ownText: '渡口镇乙',
    place: '新码头丑',
  };
  const elsewhere = {
    site: 2,
    uid: ending.uid,
    device: 'xyelse0003',
    phone: '13812340003',
    ownText: '桑多乡丙',
    place: '石码头寅',
  };
  const filled = await leaveRows(platform.db, own);
  await leaveRows(platform.db, beside);
  await leaveRows(platform.db, elsewhere);
  expect(filled.length).toBeGreaterThan(25);
  expect((await tablesWith(own.ownText)).length).toBeGreaterThan(15);
  const stays = async () => ({
    texts: [await tablesWith(beside.ownText), await tablesWith(elsewhere.ownText)],
    names: [await rowsNaming(beside), await rowsNaming(elsewhere)],
  });
  const before = await stays();

  await endMembership(ending);

  const hits = Object.fromEntries(
    await Promise.all(
      [own.phone, own.device, own.place, own.ownText, ending.nickname].map(async (words) => [
        words,
        await tablesWith(words),
      ]),
    ),
  );
  expect(hits).toEqual({
    [own.phone]: [],
    [own.device]: [],
    // the place of what is told, and what staff recorded
    [own.place]: ['contributions: 1', 'staff_acts: 1', 'tipoffs: 1'],
    // words that others read, and what was told
    [own.ownText]: [
      'comments: 1',
      'contributions: 1',
      'feedback: 1',
      'posts: 1',
      'questions: 1',
      'staff_acts: 1',
      'tipoffs: 1',
    ],
    [ending.nickname]: [],
  });
  expect(await rowsNaming(own)).toEqual({
    // the number of an ended membership, beside its words
    'comments.member_id': 1,
    'comments.parent_member_id': 1,
    // the other one's points rest on it
    'invitations.inviter_id': 1,
    'invitations.member_id': 1,
    // its devices hear that the membership is over
    'logins.member_id': 1,
  });
  expect(await stays()).toEqual(before);
});
