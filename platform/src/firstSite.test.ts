import { openDatabase } from '@platform/db/connection';
import { migrate } from '@platform/db/migrations';
import { startPlatform, type TestPlatform } from '@testing/startPlatform';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ensureFirstSite } from './firstSite';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform({
    template: {
      name: 'first_site',
      build: async (url) => {
        const db = openDatabase(url, { max: 1 });
        await migrate(db);
        await ensureFirstSite(db);
        await db.close();
      },
    },
  });
});
afterAll(() => platform.close());

test('[K5] without the demonstration there is an empty newsroom with a home column', async () => {
  expect((await platform.get('/app_if/getConfig?appID=1')).json()).toMatchObject({ siteID: 1 });
  expect((await platform.get('/app_if/getColumns?parentColumnId=0')).json()).toMatchObject({
    columns: [{ columnId: 1, columnName: '首页' }],
  });
  expect((await platform.get('/app_if/getArticles?columnId=1')).json()).toMatchObject({ list: [] });
});

test('[K5] a newsroom that stands is left as it is', async () => {
  await platform.configure({ appName: '清水报' });
  await ensureFirstSite(platform.db);
  expect((await platform.get('/app_if/getConfig?appID=1')).json()).toMatchObject({ appName: '清水报' });
});
