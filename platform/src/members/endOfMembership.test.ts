import { createHash } from 'node:crypto';
import { ContributionStatus } from '@contract/participation/codes';
import { QuestionStatus } from '@contract/questionCodes';
import { SocketType } from '@contract/socket/socketCodes';
import { storedSubject } from '@platform/attempts/attempts.service';
import { PostState } from '@platform/circles/postState.types';
import { CommentState } from '@platform/discussions/commentState.types';
import { personalTableList } from '@platform/personalData/personalTables.rules';
import { aRow } from '@testing/aRow';
import { startPlatform, type TestMember, type TestPlatform } from '@testing/startPlatform';
import { afterAll, beforeAll, expect, test } from 'vitest';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());

interface Column {
  readonly table: string;
  readonly name: string;
  readonly type: string;
}
const COLUMNS = {
  name: 'test-typed-columns',
  text: `select c.relname::text as table, a.attname::text as name, t.typname::text as type
    from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_type t on t.oid = a.atttypid
    where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace and a.attnum > 0 and not a.attisdropped`,
};

/** The form in which invitations know a device. */
const digestOf = (device: string) => createHash('sha256').update(device).digest('hex');

/** A person of a site, with what tells them from others. */
interface Person {
  readonly site: number;
  readonly uid: string;
  readonly device: string;
  readonly phone: string;
  /** Stands in every personal text of theirs. */
  readonly mark: string;
  /** Stands in every personal name and place of theirs. */
  readonly place: string;
}

/** Columns that link a row to its person, with their value; undefined for any other column. */
function linkOf({ table, name, type }: Column, { uid, device, phone }: Person): unknown {
  if (['member_id', 'used_by', 'parent_member_id', 'inviter_id'].includes(name)) return Number(uid);
  if (name === 'who' && type === 'text') return `m:${uid}`;
  if (table === 'attempts') return storedSubject(phone);
  if (name === 'device') return table === 'invitations' ? digestOf(device) : device;
  return name === 'phone' ? phone : undefined;
}

const named = (place: string) => ({ location: place, userName: place, userIcon: place });
const IS_PLACE = /location|name|contact|head|address/;

/** Personal documents, where a text alone would not do. */
function documentOf({ table, name }: Column, { uid, mark, place }: Person): unknown {
  if (table === 'live_frames') {
    const discuss = { ...named(place), userID: Number(uid), parentUserID: 0 };
    return JSON.stringify({ action: 'add', discuss: { ...discuss, longitude: 1, latitude: 1, info: {} } });
  }
  if (name === 'pics') return JSON.stringify([mark]);
  const names = table === 'questions' ? named(place) : { location: place };
  return JSON.stringify({ ...names, title: mark, status: QuestionStatus.answered });
}

function filledValue(column: Column, person: Person): unknown {
  const link = linkOf(column, person);
  if (link !== undefined) return link;
  switch (column.type) {
    case 'text':
      return IS_PLACE.test(column.name) ? person.place : person.mark;
    case 'jsonb':
      return documentOf(column, person);
    case '_text':
      return [person.mark];
    case 'bytea':
      return Buffer.from(person.mark);
    case 'int2':
      return 1;
    default:
      return undefined;
  }
}

/** Tables whose rows of a member other code writes: the account, and those of others. */
const WRITTEN_ELSEWHERE = [
  'members',
  'login_tokens',
  'logins',
  'vote_ballots',
  'vote_tickets',
  'open_upload_parts',
];
/** Columns whose words stay, or that the test must set. */
const SET: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  comments: { state: CommentState.shown },
  contributions: { status: ContributionStatus.passed },
  posts: { state: PostState.shown },
  live_frames: { type: SocketType.discuss },
  subscriptions: { object_id: 5 },
};

/** A row of every table that holds something of a member, each personal column filled. */
async function leaveRows(person: Person): Promise<string[]> {
  const columns = await platform.db.query<Column>(COLUMNS);
  const filled: string[] = [];
  for (const [table, { columns: personal }] of personalTableList) {
    const ends = Object.values(personal).map(({ atEnd }) => atEnd);
    if (WRITTEN_ELSEWHERE.includes(table) || ends.every((end) => end === 'otherPerson')) continue;
    const values: Record<string, unknown> = { site_id: person.site };
    for (const column of columns) {
      const end = column.table === table ? personal[column.name]?.atEnd : undefined;
      if (end === undefined || end === 'otherPerson') continue;
      const value = filledValue(column, person);
      if (value !== undefined) values[column.name] = value;
    }
    await aRow(platform.db, table, { ...values, ...SET[table] });
    filled.push(table);
  }
  return filled;
}

/** Tables, as `table: rows`, in which any row has the text. */
async function tablesWith(words: string): Promise<string[]> {
  const tables = [
    ...new Set((await platform.db.query<Column>(COLUMNS)).map(({ table }) => table)),
  ].toSorted();
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
  for (const column of await platform.db.query<Column>(COLUMNS)) {
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

test('[K12] a membership that ends – nothing in the database has the phone, nickname, device or place of the member – another member’s rows and those of the number on another site stay', async () => {
  const ending = await platform.member('13812340001', 'xyending01');
  const other = await platform.member('13812340002', 'xyother002');
  const own = {
    site: 1,
    uid: ending.uid,
    device: 'xyending01',
    phone: '13812340001',
    mark: '云溪镇甲',
    place: '老码头子',
  };
  const beside = {
    site: 1,
    uid: other.uid,
    device: 'xyother002',
    phone: '13812340002',
    mark: '渡口镇乙',
    place: '新码头丑',
  };
  const elsewhere = {
    site: 2,
    uid: ending.uid,
    device: 'xyelse0003',
    phone: '13812340003',
    mark: '桑多乡丙',
    place: '石码头寅',
  };
  const filled = await leaveRows(own);
  await leaveRows(beside);
  await leaveRows(elsewhere);
  expect(filled.length).toBeGreaterThan(25);
  expect((await tablesWith(own.mark)).length).toBeGreaterThan(15);
  const stays = async () => ({
    marks: [await tablesWith(beside.mark), await tablesWith(elsewhere.mark)],
    names: [await rowsNaming(beside), await rowsNaming(elsewhere)],
  });
  const before = await stays();

  await endMembership(ending);

  const hits = Object.fromEntries(
    await Promise.all(
      [own.phone, own.device, own.place, own.mark, ending.nickname].map(async (words) => [
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
    [own.mark]: [
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
