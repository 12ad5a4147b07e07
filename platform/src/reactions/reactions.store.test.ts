import { KindNumber } from '@contract/codes';
import { at, openTwoSites, type TwoSites } from '@testing/twoSites';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type ReactionKind, reactionKinds } from './kinds.sql';
import {
  addToColumn,
  addToCounters,
  deleteLikes,
  insertLikes,
  likesAfter,
  moveLikeRows,
  targetRows,
} from './reactions.store';

/** Objects 1 to 3 of every kind: on site 1 readers see 1 and 3, on site 2 they see 2 and 3. */
const OBJECTS = [1, 2, 3];
const isShown = (site: number, id: number) => id === 3 || id === site;
const base = {
  published_at: at(0),
  doc: { title: '题', cover: '/c.jpg', shareUrl: '/s', content: '文', status: 0 },
};

const rowsOf: Readonly<Record<string, (site: number, id: number, shown: boolean) => object>> = {
  articles: (_, id, shown) => ({
    ...{ key: `k${id}`, draft_hash: '', column_id: 1, article_type: 0, status: shown ? 1 : 0, title: '题' },
    ...{ published_at: at(0), changed_at: at(0), item: '{}', content: '{}' },
  }),
  paper_articles: (_, __, shown) => ({
    ...{ page_id: shown ? 1 : 2, position: 1, areas: [], doc: {}, searched: '', terms: '' },
  }),
  dynamics: (_, __, shown) => ({ person_id: 4, iorder: 1, withdrawn: !shown, ...base }),
  short_videos: (_, __, shown) => ({
    iorder: 1,
    withdrawn: !shown,
    discuss_closed: false,
    ...base,
    files: [],
  }),
  posts: (_, __, shown) => ({ member_id: 7, circle_id: shown ? 1 : 2, state: 0, ...base }),
  questions: (_, id, shown) => ({ ...base, doc: { status: shown ? 1 : 3 }, subject_id: id }),
  comments: (_, __, shown) => ({
    ...{
      source: 0,
      object_id: 1,
      member_id: 7,
      content: '好',
      words_hash: Buffer.from('h'),
      created_at: at(0),
    },
    ...{ state: shown ? 0 : 1 },
  }),
};
/** Further objects of site 1 that readers do not see, from number 11 on, each for another reason. */
const hiddenOf: Readonly<Record<string, readonly object[]>> = {
  paper_articles: [{ page_id: 3 }],
  dynamics: [
    ...[{ person_id: 5 }, { person_id: 6 }, { person_id: 0, account_id: 5 }],
    ...[
      { person_id: 0, account_id: 6 },
      { person_id: 0, account_id: 7 },
    ],
  ],
  posts: [{ state: 1 }, { circle_id: 3 }],
  questions: [
    ...[{ member_id: 7, doc: { status: 0 } }, { account_id: 5 }, { account_id: 6 }, { account_id: 7 }],
    { member_id: 7, doc: { status: 3 } },
  ],
};
/** Further objects of site 1 that readers see, from number 31 on. */
const shownOf: Readonly<Record<string, readonly object[]>> = {
  articles: [{ key: 'more' }],
  dynamics: [{ person_id: 0, account_id: 4 }],
  posts: [{ circle_id: 1 }, { circle_id: 0 }],
  questions: [{ doc: { status: 0 } }, { member_id: 7 }, { account_id: 4 }],
};
const further = (rows: readonly object[] | undefined, from: number) =>
  (rows ?? []).map((row, index) => ({ ...row, id: from + index }));
const kinds: readonly ReactionKind[] = Object.values(reactionKinds).filter(
  ({ table, name }) => table in rowsOf && name !== 'answer',
);
const liked = kinds.filter(({ event }) => event !== undefined);

let sites: TwoSites;
beforeAll(async () => {
  sites = await openTwoSites();
  for (const site_id of [1, 2]) {
    await sites.add('columns', { site_id, id: 1, parent_id: 0, name: '要闻', style: '101' });
    await sites.add('members', { site_id, id: 7, nickname: '甲', created_at: at(0) });
    const person = (id: number, kind: string) => ({ site_id, id, kind, name: '人', doc: {} });
    await sites.add('people', person(4, 'reporter'), person(5, 'leader'));
    if (site_id === 2) await sites.add('people', person(6, 'reporter'));
    const account = (id: number, more: object = {}) => ({
      site_id,
      id,
      status: 0,
      forbidden: false,
      doc: {},
      ...more,
    });
    await sites.add(
      'accounts',
      account(0),
      account(4),
      account(5, { forbidden: true }),
      account(6, { status: 1 }),
    );
    if (site_id === 2) await sites.add('accounts', account(5 + 2));
    const isWithdrawn = (id: number) => id === 2 || (id === 3 && site_id === 1);
    await sites.add(
      'circles',
      ...[1, 2, 3].map((id) => ({ site_id, id, withdrawn: isWithdrawn(id), doc: {} })),
    );
    await sites.add('papers', { site_id, id: 1, name: '报' });
    await sites.add('papers', { site_id, id: 2, name: '报' });
    await sites.add('paper_editions', { site_id, paper_id: 2, day: '20260103', version: 1, released: true });
    for (const id of [1, 2, 3]) {
      const day = `2026010${id}`;
      const released = id === 1 || (id === 3 && site_id === 2);
      await sites.add('paper_editions', { site_id, paper_id: 1, day, version: 1, released });
      const page = { site_id, id, paper_id: 1, day, position: 1, number: '1', name: '', pic_url: '' };
      await sites.add('paper_pages', { ...page, width: 1, height: 1 });
    }
    for (const { table } of kinds)
      for (const id of OBJECTS)
        await sites.add(table, { site_id, id, ...rowsOf[table]?.(site_id, id, isShown(site_id, id)) });
    for (const id of OBJECTS) await sites.add('article_counts', { site_id, article_id: id });
  }
  for (const { table } of kinds)
    for (const row of [...further(hiddenOf[table], 11), ...further(shownOf[table], 31)])
      await sites.add(table, { site_id: 1, ...rowsOf[table]?.(1, row.id, true), ...row });
});
afterEach(async () => {
  await sites.db.script(
    'delete from praises; delete from paper_article_counts; update article_counts set praise = 0, discuss = 0, share = 0, click_real = 0',
  );
  for (const { table, countTable } of kinds)
    if (!countTable) await sites.db.script(`update ${table} set praise = 0`);
});
afterAll(() => sites.close());

const like = (id: number, who: string) => ({ id, who, at: at(id) });
/** A count of each object of both sites, 1 to 3 and 1 to 3. */
async function counts({ table, countTable }: ReactionKind, column = 'praise'): Promise<number[]> {
  const [from, id] = countTable ? [countTable, 'article_id'] : [table, 'id'];
  const text = `select s, o, coalesce((select ${column} from ${from} x where x.site_id = s and x.${id} = o), 0) as count
    from generate_series(1, 2) s, generate_series(1, 3) o order by s, o`;
  const rows = await sites.db.query<{ count: number }>({ name: `test-${from}-${column}`, text }, []);
  return rows.map(({ count }) => Number(count));
}

describe.each(liked)('[H2] likes of the kind $name', (kind) => {
  test('of shown and hidden objects, twice, on both sites – count once where readers see the object', async () => {
    const likes = [like(1, 'm:7'), like(1, 'd:a'), like(2, 'm:7'), like(3, 'm:7'), like(9, 'm:7')];
    const first = await insertLikes(sites.db, 1, kind, likes);
    expect(first.map(({ id, who }) => [id, [...who].sort()]).sort()).toEqual([
      [1, ['d:a', 'm:7']],
      [3, ['m:7']],
    ]);
    const again = await insertLikes(sites.db, 1, kind, [like(1, 'm:7'), like(3, 'm:8')]);
    expect(again.map(({ id, who }) => [id, who]).sort()).toEqual([
      [1, []],
      [3, ['m:8']],
    ]);
    expect(await counts(kind)).toEqual([2, 0, 2, 0, 0, 0]);
    await insertLikes(sites.db, 2, kind, likes);
    expect(await counts(kind)).toEqual([2, 0, 2, 0, 1, 1]);
  });

  test('hidden for every reason, shown for every reason – count where readers see the object', async () => {
    const [hidden, shown] = [further(hiddenOf[kind.table], 11), further(shownOf[kind.table], 31)];
    const likes = [...hidden, ...shown].map(({ id }) => like(id, 'm:7'));
    const rows = await insertLikes(sites.db, 1, kind, likes);
    expect(rows.map(({ id }) => id).toSorted()).toEqual(shown.map(({ id }) => id));
  });

  test('taken back, never given, of another person, object, kind or site – go once, and no other like with them', async () => {
    const given = [like(1, 'm:7'), like(1, 'm:8'), like(3, 'm:7')];
    await insertLikes(sites.db, 1, kind, given);
    await insertLikes(sites.db, 2, kind, [like(3, 'm:7')]);
    const other = {
      site_id: 1,
      kind: Number(kind.event) + 1000,
      object_id: 1,
      who: 'm:7',
      created_at: at(0),
    };
    await sites.add('praises', other);
    await deleteLikes(sites.db, 1, kind, [like(1, 'm:9'), like(2, 'm:7')]);
    expect(await counts(kind)).toEqual([2, 0, 1, 0, 0, 1]);
    await deleteLikes(sites.db, 1, kind, [like(1, 'm:7')]);
    await deleteLikes(sites.db, 1, kind, [like(1, 'm:7')]);
    expect(await counts(kind)).toEqual([1, 0, 1, 0, 0, 1]);
    await deleteLikes(sites.db, 1, kind, [like(3, 'm:7')]);
    expect(await counts(kind)).toEqual([1, 0, 0, 0, 0, 1]);
    const left = await sites.db.query<{ row: string }>(
      {
        name: 'test-praises',
        text: `select site_id || ' ' || kind || ' ' || object_id || ' ' || who as row from praises order by 1`,
      },
      [],
    );
    expect(left.map(({ row }) => row).sort()).toEqual(
      [`1 ${kind.event} 1 m:8`, `1 ${other.kind} 1 m:7`, `2 ${kind.event} 3 m:7`].sort(),
    );
  });
});

describe.each(kinds.filter(({ counters }) => counters))('[H2] counters of the kind $name', (kind) => {
  test('of shown and hidden objects – added on one site – grow where readers see the object', async () => {
    const [[counter, column] = ['', '']] = Object.entries(kind.counters ?? {});
    await addToCounters(sites.db, 1, kind, {
      [counter]: new Map([
        [1, 2],
        [2, 5],
      ]),
    });
    expect(await counts(kind, column)).toEqual([2, 0, 0, 0, 0, 0]);
    await addToCounters(sites.db, 1, kind, {
      [counter]: new Map([
        [1, 1],
        [3, 4],
      ]),
    });
    expect(await counts(kind, column)).toEqual([3, 0, 4, 0, 0, 0]);
  });
});

describe.each(kinds.filter(({ target }) => target))('[H1] targets of the kind $name', (kind) => {
  test('of shown, hidden and unknown objects – asked for together – are the shown ones of the site', async () => {
    const found = async (site: number, wanted: readonly number[]) =>
      (await targetRows(sites.db, site, kind, wanted)).map(({ id }) => id).sort();
    expect(await found(1, [1, 2, 9])).toEqual([1]);
    expect(await found(2, [1, 2, 3])).toEqual([2, 3]);
  });
});

test('[H1] targets of posts – in a circle, in none – lead to the screen of each', async () => {
  const targets = await targetRows(sites.db, 1, reactionKinds.post, [1, 32]);
  const screens = targets.toSorted((a, b) => a.id - b.id).map(({ url }) => url.split('/').at(-2));
  expect(screens).toEqual(['postDetail', 'friendsCircleDetail']);
});

test('[H1] a short video – its site lets discuss, the other site does not, it is closed itself – is closed where it should be', async () => {
  await sites.add(
    'short_video_settings',
    { site_id: 1, doc: { canDiscuss: true } },
    { site_id: 2, doc: { canDiscuss: false } },
  );
  const closed = async (site: number) =>
    (await targetRows(sites.db, site, reactionKinds.shortVideo, OBJECTS))
      .toSorted((a, b) => a.id - b.id)
      .map((row) => row.closed);
  await sites.db.script('update short_videos set discuss_closed = true where site_id = 1 and id = 3');
  expect([await closed(1), await closed(2)]).toEqual([
    [false, true],
    [true, true],
  ]);
});

test('[H1] counts of comments and likes – added to objects of one site – change these alone', async () => {
  for (const kind of [reactionKinds.article, reactionKinds.post, reactionKinds.comment]) {
    await addToColumn(
      sites.db,
      1,
      kind,
      'discuss',
      new Map([
        [1, 3],
        [2, 4],
      ]),
    );
    expect(await counts(kind, 'discuss')).toEqual([3, 4, 0, 0, 0, 0]);
  }
});

test('[H2] likes of a device – some of its member’s, of other devices and sites beside them – move, and name those both gave', async () => {
  const [article, post] = [KindNumber.event.article, KindNumber.event.post];
  const praise = (site_id: number, kind: number, object_id: number, who: string) => ({
    ...{ site_id, kind, object_id, who, created_at: at(object_id) },
  });
  await sites.add(
    'praises',
    ...[praise(1, article, 1, 'd:a'), praise(1, article, 3, 'd:a'), praise(1, post, 1, 'd:a')],
    ...[
      praise(1, article, 3, 'm:7'),
      praise(1, post, 2, 'd:a'),
      praise(1, post, 2, 'm:7'),
      praise(1, post, 3, 'd:b'),
      praise(2, article, 2, 'd:a'),
      praise(2, article, 1, 'm:7'),
    ],
  );
  expect(await moveLikeRows(sites.db, 1, 'd:a', 'm:7')).toEqual(
    [
      { kind: article, ids: [3] },
      { kind: post, ids: [2] },
    ].toSorted((a, b) => a.kind - b.kind),
  );
  const list = async (site: number, who: string, after = { type: -1, id: 0 }, limit = 10) =>
    (await likesAfter(sites.db, site, who, after, limit)).map(({ type, id }) => [type, id]);
  const moved = [
    [article, 1],
    [article, 3],
    [post, 1],
    [post, 2],
  ].sort((a, b) => Number(a[0]) - Number(b[0]) || Number(a[1]) - Number(b[1]));
  expect(await list(1, 'm:7')).toEqual(moved);
  expect(await list(1, 'm:7', undefined, 2)).toEqual(moved.slice(0, 2));
  const [first = []] = moved;
  expect(await list(1, 'm:7', { type: Number(first[0]), id: Number(first[1]) })).toEqual(moved.slice(1));
  expect(await list(1, 'd:b')).toEqual([[post, 3]]);
  expect(await list(1, 'd:a')).toEqual([]);
  expect(await list(2, 'd:a')).toEqual([[article, 2]]);
  expect(await list(2, 'm:7')).toEqual([[article, 1]]);
});
