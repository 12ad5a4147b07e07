import { ORIGIN_PLACEHOLDER } from '@platform/sites/addressPlaceholders';
import { at, openTwoSites, type TwoSites } from '@testing/twoSites';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ActivityEdit, addActivity, changeActivity } from './editing.service';
import { type EditedActivity, lockEditedActivity } from './editing.store';

let sites: TwoSites;
let id: number;
const whole: ActivityEdit = {
  ...{
    title: '植树',
    abstract: '摘',
    organizer: '林业站',
    place: '滨河路',
    start: '2031-03-01 09:00',
    end: '2031-03-31',
  },
  ...{
    signStart: '2031-02-01',
    signEnd: '2031-02-20',
    content: '<p>文</p>',
    discussion: true,
    cost: 5,
    score: 6,
  },
  ...{
    quota: 7,
    waitingList: true,
    categoryID: 8,
    reviewed: true,
    uniqueFields: ['a'],
    places: ['东门'],
    signUp: true,
  },
  ...{ pictureUrl: '/media/a.jpg' },
  fields: [
    { id: 'a', label: '姓名', kind: 'text', tip: '提示', required: true, options: [] },
    { id: 'b', label: '哪段', kind: 'oneOf', tip: '', required: false, options: ['桥下'] },
  ],
} as ActivityEdit;
beforeAll(async () => {
  sites = await openTwoSites();
  id = await addActivity(sites.db, 1, whole, at(0));
  await sites.add('activities', { site_id: 2, id, published_at: at(0), doc: { title: '邻县' } });
});
afterAll(() => sites.close());

async function stored(): Promise<EditedActivity> {
  const found = await lockEditedActivity(sites.db, 1, id);
  if (!found) throw new Error('the activity is missing');
  return found;
}

test('[K10] a new activity – with every field – has each of its values in its own', async () => {
  expect(await stored()).toMatchObject({
    doc: {
      ...{
        fileId: String(id),
        title: '植树',
        abstract: '摘',
        organizer: '林业站',
        location: '滨河路',
        entryType: 1,
      },
      ...{ startTime: '2031-03-01 09:00:00.0', endTime: '2031-04-01 00:00:00.0', statusEntry: 1 },
      ...{ startSignTime: '2031-02-01 00:00:00.0', endSignTime: '2031-02-21 00:00:00.0', participatorNum: 0 },
      ...{ imageUrl: `${ORIGIN_PLACEHOLDER}/media/a.jpg`, attachments: `${ORIGIN_PLACEHOLDER}/media/a.jpg` },
      ...{ publishtime: '2026-01-10 08:00:00.0', version: at(0).getTime() },
    },
    detail: { content: '<p>文</p>', discussClosed: 0, cost: 5, costType: 1, score: 6 },
    fields: [
      { id: 'a', code: '姓名', tipMessage: '提示', isneed: 1, order: 1, option: [] },
      { id: 'b', code: '哪段', tipMessage: '', isneed: 0, order: 2, option: ['桥下'] },
    ],
    ...{ quota: 7, waitingList: true, category: 8, needsReview: true, uniqueFields: ['a'], places: ['东门'] },
  });
});

const changes: [keyof ActivityEdit, unknown, (one: EditedActivity) => unknown, unknown][] = [
  ['title', '新', ({ doc }) => doc.title, '新'],
  ['abstract', '', ({ doc }) => doc.abstract, ''],
  ['organizer', '水务局', ({ doc }) => doc.organizer, '水务局'],
  ['place', '桥下', ({ doc }) => doc.location, '桥下'],
  ['start', '2031-03-02', ({ doc }) => doc.startTime, '2031-03-02 00:00:00.0'],
  ['end', '', ({ doc }) => doc.endTime, ''],
  ['signStart', '', ({ doc }) => doc.startSignTime, ''],
  ['signEnd', '2031-02-19 12:00', ({ doc }) => doc.endSignTime, '2031-02-19 12:00:00.0'],
  ['pictureUrl', '/media/b.jpg', ({ doc }) => doc.imageUrl, `${ORIGIN_PLACEHOLDER}/media/b.jpg`],
  ['content', '<p>新<script></script></p>', ({ detail }) => detail.content, '<p>新</p>'],
  ['discussion', false, ({ detail }) => detail.discussClosed, 1],
  ['cost', 0, ({ detail }) => [detail.cost, detail.costType], [0, 0]],
  ['score', 0, ({ detail }) => detail.score, 0],
  ['quota', 0, ({ quota }) => quota, 0],
  ['waitingList', false, ({ waitingList }) => waitingList, false],
  ['categoryID', 9, ({ category }) => category, 9],
  ['reviewed', false, ({ needsReview }) => needsReview, false],
  ['uniqueFields', [], ({ uniqueFields }) => uniqueFields, []],
  ['places', [], ({ places }) => places, []],
  ['fields', [], ({ fields }) => fields, []],
  ['signUp', false, ({ doc }) => [doc.entryType, doc.statusEntry], [0, 0]],
];
test.each(changes)(
  '[K10] an activity – its %s alone changed to %o – keeps every other field',
  async (field, value, read, expected) => {
    const before = await stored();
    expect(await changeActivity(sites.db, 1, id, { [field]: value } as ActivityEdit, at(5))).toBe(true);
    const changed = await stored();
    expect(read(changed)).toEqual(expected);
    expect(changed.doc.version).toBe(at(5).getTime());
    expect(
      await changeActivity(sites.db, 1, id, { [field]: Reflect.get(whole, field) } as ActivityEdit, at(0)),
    ).toBe(true);
    expect(await stored()).toEqual(before);
  },
);

test('[K10] an activity – unknown, of another site, with what is no date – is not changed', async () => {
  const before = await stored();
  expect(await changeActivity(sites.db, 1, id + 99, { title: '新' }, at(5))).toBe(false);
  await expect(changeActivity(sites.db, 1, id, { start: '明天' }, at(5))).rejects.toThrow(RangeError);
  expect(await stored()).toEqual(before);
  expect((await lockEditedActivity(sites.db, 2, id))?.doc).toEqual({ title: '邻县' });
});

test('[K10] a new activity – with a title alone, with fields alone – is open, and takes sign-ups where it has fields', async () => {
  const bare = await addActivity(sites.db, 1, { title: '题' } as ActivityEdit, at(0));
  expect(await lockEditedActivity(sites.db, 1, bare)).toMatchObject({
    doc: { title: '题', startTime: '', endTime: '', entryType: 0, imageUrl: '' },
    ...{
      quota: 0,
      waitingList: false,
      category: 0,
      needsReview: false,
      uniqueFields: ['entry_phone'],
      places: [],
      fields: [],
    },
  });
  const form = await addActivity(sites.db, 1, { title: '题', fields: [] } as unknown as ActivityEdit, at(0));
  expect((await lockEditedActivity(sites.db, 1, form))?.doc).toMatchObject({ entryType: 1, statusEntry: 1 });
});
