import { aRow } from '@testing/aRow';
import { startPlatform, type TestMember, type TestPlatform } from '@testing/startPlatform';
import { afterAll, beforeAll, expect, test } from 'vitest';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());

interface MemberColumn {
  readonly table: string;
  readonly column: string;
  /** Text holds `m:` before the number. */
  readonly isText: boolean;
}

const MEMBER_COLUMNS = {
  name: 'test-columns-that-name-a-member',
  text: `select c.relname::text as table, a.attname::text as column, a.atttypid = 'text'::regtype as "isText"
    from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace and not a.attisdropped
      and (a.attname ~ 'member_id$' or a.attname = 'inviter_id' or (a.attname = 'who' and a.atttypid = 'text'::regtype))
    order by 1, 2`,
};

/** State of the rows in which a column names the member, after the membership has ended. */
type Remains = 'deleted' | 'of nobody' | 'kept';

const remains: Readonly<Record<string, Remains>> = {
  'account_hits.member_id': 'deleted',
  'activity_checkers.member_id': 'deleted',
  'article_authors.member_id': 'deleted',
  // shown comments stay, under the name of an ended member
  'comments.member_id': 'kept',
  'comments.parent_member_id': 'kept',
  'contributions.member_id': 'deleted',
  'entries.member_id': 'deleted',
  // counted once for each reader
  'exposes.who': 'kept',
  'favourites.member_id': 'deleted',
  'feedback.member_id': 'of nobody',
  // the points of the other one rest on it
  'invitations.inviter_id': 'kept',
  'invitations.member_id': 'kept',
  'invite_codes.member_id': 'deleted',
  // ended; their tokens are deleted
  'logins.member_id': 'kept',
  'member_data_reads.member_id': 'deleted',
  'member_identities.member_id': 'deleted',
  'member_messages.member_id': 'deleted',
  'member_reads.member_id': 'kept',
  'member_uploads.member_id': 'deleted',
  'open_uploads.member_id': 'deleted',
  'points.member_id': 'deleted',
  'posts.member_id': 'of nobody',
  // counted once for each reader
  'praises.who': 'kept',
  'questions.member_id': 'of nobody',
  'redemptions.member_id': 'deleted',
  'subscriptions.who': 'deleted',
  'tipoffs.member_id': 'of nobody',
};

const nameOf = ({ table, column }: MemberColumn) => `${table}.${column}`;
const memberValue = ({ isText }: MemberColumn, uid: string) => (isText ? `m:${uid}` : Number(uid));

/** Rows of a table in which the column names the member, and all its rows. */
async function countsOf(column: MemberColumn, site: number, uid: string): Promise<Counts> {
  const row = await platform.db.one<{ named: number; all: number }>(
    {
      name: `test-rows-of-${nameOf(column)}`,
      text: `select count(*) filter (where site_id = $1 and ${column.column} = $2)::int as named, count(*)::int as all from ${column.table}`,
    },
    [site, memberValue(column, uid)],
  );
  return { named: row?.named ?? 0, all: row?.all ?? 0 };
}

const columns = () => platform.db.query<MemberColumn>(MEMBER_COLUMNS);

async function fillFor(people: readonly (readonly [site: number, uid: string])[]): Promise<void> {
  for (const column of await columns())
    for (const [site, uid] of people)
      await aRow(platform.db, column.table, { site_id: site, [column.column]: memberValue(column, uid) });
}

async function endMembership({ uid, headers }: TestMember): Promise<void> {
  const answer = await platform.sso('cancel', { uid }, { ...headers, device: headers.devid });
  expect(answer.json()).toMatchObject({ code: 1 });
}

interface Counts {
  readonly named: number;
  readonly all: number;
}

function stateOf(before: Counts | undefined, after: Counts | undefined): string {
  if (!before || !after) throw new Error('a column was not counted');
  if (after.named === before.named && after.all === before.all) return 'kept';
  if (after.named > 0) return `${after.named} of ${before.named} rows still name the member`;
  return after.all === before.all ? 'of nobody' : 'deleted';
}

test('[K12] every column that names a member – has a row in the table of what an ended membership leaves', async () => {
  const names = (await columns()).map(nameOf);
  expect(names.length).toBeGreaterThan(25);
  expect(Object.keys(remains).toSorted()).toEqual(names.toSorted());
});

test('[K12] a membership that ends – its rows are deleted, of nobody or kept as the table says – rows of another member and of the same number on another site stay', async () => {
  const ending = await platform.member('13800000001', 'xy0001');
  const other = await platform.member('13800000002', 'xy0002');
  await fillFor([
    [1, ending.uid],
    [1, other.uid],
    [2, ending.uid],
  ]);
  const all = await columns();
  const countAll = () =>
    Promise.all(
      all.map(async (column) => ({
        own: await countsOf(column, 1, ending.uid),
        beside: [await countsOf(column, 1, other.uid), await countsOf(column, 2, ending.uid)].map(
          ({ named }) => named,
        ),
      })),
    );
  const before = await countAll();
  expect(before.filter(({ own, beside }) => own.named === 0 || beside.includes(0))).toEqual([]);
  await endMembership(ending);
  const after = await countAll();
  const found = all.map((column, place) => [nameOf(column), stateOf(before[place]?.own, after[place]?.own)]);
  expect(Object.fromEntries(found)).toEqual(remains);
  expect(after.map(({ beside }) => beside)).toEqual(before.map(({ beside }) => beside));
});
