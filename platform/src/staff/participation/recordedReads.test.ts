import { aMember } from '@testing/aMember';
import { anEntry } from '@testing/anEntry';
import { aStaff } from '@testing/aStaff';
import { seeded, seedNewsroom } from '@testing/seedNewsroom';
import { startPlatform, type TestPlatform } from '@testing/startPlatform';
import { afterAll, beforeAll, expect, test } from 'vitest';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform();
  await seedNewsroom(platform);
});
afterAll(() => platform.close());

const ACTS = {
  name: 'test-acts',
  text: 'select act, detail from staff_acts where staff_id = $1 order by id',
};

test('[K19] reading by staff of phones – registrations, tip-offs, feedback, contributions – is recorded with the rows they saw', async () => {
  const { id, headers } = await aStaff(platform, { site: 1, role: 'editor' });
  const { id: member } = await aMember(platform);
  const entries = [
    await anEntry(platform.db, { activity: seeded.activity, member }),
    await anEntry(platform.db, { activity: seeded.activity, member: (await aMember(platform)).id }),
  ];
  for (const path of [`activities/${seeded.activity}/registrations`, 'tipoffs', 'feedback', 'contributions'])
    expect((await platform.get(`/newsroom/sites/1/${path}`, headers)).status, path).toBe(200);
  const acts = await platform.db.query<{ act: string; detail: { ids: number[] } }>(ACTS, [id]);
  expect(acts.map(({ act }) => act)).toEqual([
    ...['readRegistrations', 'readTipoffs', 'readFeedback', 'readContributions'],
  ]);
  expect(acts[0]?.detail.ids).toEqual(expect.arrayContaining(entries));
});
