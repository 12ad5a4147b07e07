import { createRanks } from '@platform/ranks/ranks.service';
import { fakeClock } from '@testing/clock';
import { rolledBack } from '@testing/rolledBack';
import { at, openTwoSites, type TwoSites } from '@testing/twoSites';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ownDataReads, readStudy, recordDataRead, saveCourse } from './studies.service';

let sites: TwoSites;
beforeAll(async () => {
  sites = await openTwoSites();
  const part = (id: number, duration: number) => ({
    id,
    title: `课${id}`,
    type: duration > 0 ? 'video' : 'article',
    url: '/a',
    duration,
  });
  for (const site_id of [1, 2]) {
    await sites.add('studies', {
      site_id,
      id: 3,
      doc: { title: '课', parts: [part(1, 600), { ...part(2, 0), cover: '/c.jpg' }] },
    });
    await sites.add('members', { site_id, id: 7, nickname: '七' });
    for (const id of [1, 2, 3])
      await sites.add('accounts', { site_id, id, status: 0, doc: { topic: `号${id}` } });
  }
  await sites.add('articles', { site_id: 1, id: 5, key: 'k' });
});
afterAll(() => sites.close());
const trying = (work: Parameters<typeof rolledBack>[1]) => rolledBack(() => sites, work);

test.each([
  { part: 1, sent: 0, stored: 0 },
  { part: 1, sent: 599, stored: 599 },
  { part: 1, sent: 600, stored: 600 },
  { part: 1, sent: 601, stored: 600 },
  { part: 2, sent: 1, stored: 1 },
  { part: 2, sent: 2, stored: 1 },
])(
  '[F22] progress $sent in part $part, of 600 seconds and of a text – is stored as $stored for its member alone',
  async ({ part, sent, stored }) =>
    trying(async ({ db, add }) => {
      await recordDataRead(db, { site: 1, member: 7, kind: 'lesson', id: 3, part, progress: sent }, at(9));
      await add('member_data_reads', {
        site_id: 1,
        member_id: 0,
        kind: 'lesson',
        object_id: 3,
        part_id: 1,
        progress: 9,
      });
      const progress = async (site: number, viewer: number) =>
        (await readStudy(db, site, 3, viewer))?.parts.map((one) => one.progress);
      expect(await progress(1, 7)).toEqual(part === 1 ? [stored, 0] : [0, stored]);
      expect([await progress(1, 0), await progress(1, 8), await progress(2, 7)]).toEqual(
        Array(3).fill([0, 0]),
      );
    })(),
);

test(
  '[wire o13] things that are read – an article, an unknown one, part, course and kind, another site’s – are stored where they are there',
  trying(async ({ db }) => {
    const read = (more: object) =>
      recordDataRead(
        db,
        { ...{ site: 1, member: 7, kind: 'lesson', id: 3, part: 1, progress: 5 }, ...more },
        at(9),
      );
    await read({ kind: 'article', id: 5, part: 4, progress: 99 });
    expect(await ownDataReads(db, 1, 7, undefined, 9)).toEqual([
      { kind: 'article', id: 5, part: 0, progress: 1, readAt: at(9) },
    ]);
    for (const more of [
      { kind: 'article', id: 6 },
      { kind: 'article', id: 5, site: 2 },
      { kind: 'x', id: 5 },
    ])
      await expect(read(more)).rejects.toThrow('没有这项内容');
    for (const more of [{ part: 9 }, { id: 9 }, { site: 3 }])
      await expect(read(more)).rejects.toThrow('没有这节课');
    expect(await ownDataReads(db, 1, 7, undefined, 9)).toHaveLength(1);
  }),
);

test(
  '[F22] a course – saved with a cover and without one, read, unknown – has its paths with the site’s origin',
  trying(async ({ db }) => {
    const part = { id: 1, title: '课', type: 'video', url: '/media/a.mp4', duration: 5 };
    const id =
      (await saveCourse(db, 1, undefined, {
        title: '新',
        parts: [part, { ...part, id: 2, cover: '/media/c.jpg' }],
      })) ?? 0;
    const study = await readStudy(db, 1, id, 0);
    expect([study?.fileId, study?.title, study?.parts.map((one) => one.cover !== '')]).toEqual([
      id,
      '新',
      [false, true],
    ]);
    expect(study?.parts[0]?.url).toMatch(/.+\/media\/a\.mp4$/);
    expect(study?.parts[1]?.cover).toMatch(/.+\/media\/c\.jpg$/);
    expect([await saveCourse(db, 2, id, { title: '别', parts: [] }), await readStudy(db, 2, id, 0)]).toEqual([
      undefined,
      undefined,
    ]);
  }),
);

test(
  '[wire g28] rows of a rank – voted today, followed, of a visitor, a day later, two seconds later – say what the reader may do',
  trying(async ({ db, add }) => {
    const clock = fakeClock(Date.parse('2026-01-10T23:59:00+08:00'));
    const ranks = createRanks(db, clock.now);
    await add('subscriptions', { site_id: 1, type: 4, object_id: 2, who: 'm:7', created_at: at(0) });
    expect([await ranks.hit(1, 3, 7), await ranks.hit(1, 3, 7), await ranks.hit(1, 99, 7)]).toEqual([
      true,
      false,
      false,
    ]);
    const rows = await ranks.rank(1, 0);
    expect(rows.map(({ id, rank }) => [id, rank])[0]).toEqual([3, 1]);
    expect(rows.map(({ rank }) => rank)).toEqual([1, 2, 3]);
    const shown = async (member: number | undefined, who: string) =>
      Object.fromEntries(
        (await ranks.rowsFor(1, rows, { member, who })).map((row) => [row.id, [row.canHit, row.isFollow]]),
      );
    expect(await shown(7, 'm:7')).toEqual({ 1: [1, 0], 2: [1, 1], 3: [0, 0] });
    expect(await shown(undefined, '')).toEqual({ 1: [1, 0], 2: [1, 0], 3: [1, 0] });
    await ranks.hit(1, 1, 7);
    await ranks.hit(1, 2, 7);
    clock.forward(1_999);
    expect((await ranks.rank(1, 0)).map(({ id }) => id)[0]).toBe(3);
    expect(await ranks.rank(1, 0)).toEqual(rows);
    clock.forward(2);
    expect(await ranks.rank(1, 0)).not.toEqual(rows);
    clock.forward(60_000);
    expect((await shown(7, 'm:7'))[3]).toEqual([1, 0]);
    expect(await ranks.hit(1, 3, 7)).toBe(true);
  }),
);
