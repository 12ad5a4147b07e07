import { actsOf } from '@platform/auditLog/acts.service';
import { saveSite } from '@platform/sites/sites.store';
import { startPlatform, type TestPlatform } from '@testing/startPlatform';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tellUnreviewedComments } from './unreviewedComments';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());

const siteWith = (id: number, discuss: object) =>
  saveSite(platform.db, {
    ...{ id, name: `县${id}`, hosts: [`${id}.test`], app_ids: [`${id}`], version: 1 },
    config: { siteConfig: { discuss } },
  });

test('[K12] sites whose comments nobody reviews – at a start – are told to the operator by number and recorded as acts, others are not', async () => {
  await siteWith(2, { auditType: '0' });
  await siteWith(3, { auditType: '1' });
  await siteWith(4, { auditType: 0 });
  await siteWith(5, { auditType: '2' });
  const lines: string[] = [];
  await tellUnreviewedComments(platform.db, platform.clock.now, (line) => lines.push(line));
  expect(lines.map((line) => /^Site (\d+) shows comments/.exec(line)?.[1])).toEqual(['2', '4']);
  const acts = await Promise.all([1, 2, 3, 4, 5].map((site) => actsOf(platform.db, site, 'site', site)));
  expect(acts.map((list) => list.map(({ act }) => act))).toEqual([
    [],
    ['commentsUnreviewed'],
    [],
    ['commentsUnreviewed'],
    [],
  ]);
});
