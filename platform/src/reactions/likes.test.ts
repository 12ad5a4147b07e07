import type { Statement } from '@platform/db/connection';
import { seedNewsroom } from '@testing/seedNewsroom';
import { startPlatform, type TestPlatform } from '@testing/startPlatform';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addToColumn, countActs } from './counts.service';
import { commentedKinds, countedKinds, type ReactionKind, reactionKinds } from './kinds.sql';
import { createLikes, moveLikes } from './likes.service';

let platform: TestPlatform;
let like: (type: number, id: number, who: string, cancel?: boolean) => Promise<void>;
beforeAll(async () => {
  platform = await startPlatform();
  await seedNewsroom(platform);
  const likes = createLikes(platform.db, platform.clock.now);
  like = (type, id, who, cancel = false) =>
    likes(1, { type, id, cancel }, { who, address: '', isMember: true });
});
afterAll(() => platform.close());

const kinds: readonly ReactionKind[] = Object.values(reactionKinds);
const likedKinds = kinds.filter(({ event }) => event !== undefined);
const NOBODYS = 99_999_999;

const number = async (statement: Statement, values: readonly unknown[]): Promise<number> =>
  (await platform.db.one<{ number: number }>(statement, values))?.number ?? 0;

/** First object that readers see. */
const shownObject = ({ name, table, shown }: ReactionKind) =>
  number(
    {
      name: `test-shown-${name}`,
      text: `select min(id) as number from ${table} x where site_id = 1 and ${shown}`,
    },
    [],
  );
const countOf = ({ name, table, countTable }: ReactionKind, column: string, id: number) =>
  number(
    {
      name: `test-count-${name}-${column}`,
      text: `select ${column} as number from ${countTable ?? table} where site_id = 1
        and ${countTable ? 'article_id' : 'id'} = $1`,
    },
    [id],
  );

describe('[H2][K3] likes of every kind', () => {
  test.each(likedKinds)(
    '[H2][K3] likes of a $name – three persons at once, one of them twice – count three, and two once one is taken back',
    async (kind) => {
      const type = kind.event ?? -1;
      const id = await shownObject(kind);
      const before = await countOf(kind, 'praise', id);
      const all = await Promise.allSettled(
        ['d:first', 'd:one', 'd:one', 'd:two'].map((who) => like(type, id, who)),
      );
      const second = kind.final ? 'rejected' : 'fulfilled';
      expect(all.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', second, 'fulfilled']);
      expect(await countOf(kind, 'praise', id)).toBe(before + 3);
      if (kind.final) return;
      await Promise.all([
        ...[like(type, id, 'd:one', true), like(type, id, 'd:one', true), like(type, id, 'd:one')],
        ...[like(type, id, 'd:two', true), like(type, id, 'd:stranger', true)],
      ]);
      expect(await countOf(kind, 'praise', id)).toBe(before + 2);
    },
  );

  test.each(likedKinds)('[H2] a like of a $name that is not there – is stored nowhere', async (kind) => {
    const [outcome] = await Promise.allSettled([like(kind.event ?? -1, NOBODYS, 'd:one')]);
    expect(outcome.status).toBe(kind.absent ? 'rejected' : 'fulfilled');
    const stored = {
      name: 'test-stored',
      text: 'select count(*)::int as number from praises where object_id = $1',
    };
    expect(await number(stored, [NOBODYS])).toBe(0);
  });

  test('[H2] likes of a device – of every kind, its member likes some too – are moved, and each object keeps one', async () => {
    const ids = await Promise.all(likedKinds.map(shownObject));
    const counts = () => Promise.all(likedKinds.map((kind, at) => countOf(kind, 'praise', ids[at] ?? 0)));
    const before = await counts();
    const isBoths = (at: number) => at % 2 === 0;
    for (const [at, kind] of likedKinds.entries()) {
      await like(kind.event ?? -1, ids[at] ?? 0, 'd:phone');
      if (isBoths(at)) await like(kind.event ?? -1, ids[at] ?? 0, 'm:7');
    }
    await moveLikes(platform.db, 1, 'd:phone', 'm:7');
    expect(await counts()).toEqual(before.map((count) => count + 1));
    const left = { name: 'test-left', text: `select count(*)::int as number from praises where who = $1` };
    expect(await number(left, ['d:phone'])).toBe(0);
    expect(await number(left, ['m:7'])).toBe(likedKinds.length);
  });
});

test.each(commentedKinds)(
  '[H1] comments of a $name – two shown, one taken away – count one',
  async (kind) => {
    const id = await shownObject(kind);
    const before = await countOf(kind, 'discuss', id);
    await addToColumn(platform.db, 1, kind, 'discuss', new Map([[id, 2]]));
    await addToColumn(platform.db, 1, kind, 'discuss', new Map([[id, -1]]));
    expect(await countOf(kind, 'discuss', id)).toBe(before + 1);
  },
);

test('[H1] replies of a comment – one shown – count one', async () => {
  const id = await shownObject(reactionKinds.comment);
  const before = await countOf(reactionKinds.comment, 'discuss', id);
  await addToColumn(platform.db, 1, reactionKinds.comment, 'discuss', new Map([[id, 1]]));
  expect(await countOf(reactionKinds.comment, 'discuss', id)).toBe(before + 1);
});

test.each(countedKinds)(
  '[wire g21] counters of a $name – each used twice, an absent object beside it – count two of the object that is there',
  async (kind) => {
    const id = await shownObject(kind);
    const columns = Object.values(kind.counters ?? {});
    const counts = () => Promise.all(columns.map((column) => countOf(kind, column, id)));
    const before = await counts();
    const acts = (['click', 'play', 'share'] as const).flatMap((counter) =>
      [id, NOBODYS, id].map((each) => ({ type: kind.event ?? -1, counter, id: each })),
    );
    await countActs(platform.db, 1, acts);
    expect(await counts()).toEqual(before.map((count) => count + 2));
    for (const column of columns) expect(await countOf(kind, column, NOBODYS)).toBe(0);
  },
);
