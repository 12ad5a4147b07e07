import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ArticleType, LiveStatus } from '@contract/codes';
import { put } from '@demo/load/rows';
import { createArticleWriter } from '@platform/articles/saving/saving.service';
import { saveColumn } from '@platform/columns/columns.store';
import type { Database } from '@platform/db/connection';
import { addReport } from '@platform/lives/liveEditing.service';
import { createSiteFinder } from '@platform/sites/sites.service';
import { anArticle } from '@testing/anArticle';
import { closeBrowser, journey, openPhone } from '@testing/browser';
import { anEmptyInstallation } from '@testing/installation';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { openGate } from './gate';
import { openBeside, type Programs, programsOn } from './programs';

const ARTICLE = 500;
const COLUMN = 1;
const LIVE = 7;
const PATH = `/app/template/displayTemplate/news/liveDetail/${LIVE}/${ARTICLE}.html`;
const LOST = [/ERR_|Failed to load|Failed to fetch|WebSocket/];

let folder: string;
let programs: Programs;
let server: Awaited<ReturnType<Programs['startServer']>>;
let db: Database;

async function freePort(): Promise<string> {
  const one = createServer().listen(0, '127.0.0.1');
  await once(one, 'listening');
  const address = one.address();
  one.close();
  await once(one, 'close');
  return String(typeof address === 'object' ? address?.port : 0);
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'touchpaper-live-'));
  await chmod(folder, 0o711);
  await anEmptyInstallation(folder);
  // the same address after the server was started again, as a reader has it
  programs = programsOn(folder, { PORT: await freePort() });
  db = await openBeside(folder);
  const column = { site: 1, id: COLUMN, parent: 0, name: '直播', style: '101', order: 1 };
  await saveColumn(db, { ...column, topCount: 0, topic: false, doc: {} });
  const [site] = await createSiteFinder(db, Date.now, '').all();
  if (!site) throw new Error('there is no site');
  const fields = { articleType: ArticleType.live, linkID: LIVE, publishtime: new Date(0) };
  await createArticleWriter(db, site, Date.now).saveDraft(anArticle(fields), ARTICLE);
  const doc = { fileId: LIVE, title: '急诊科', startTime: '2031-03-06 09:00:00.0', type: 0 };
  const starts_at = new Date(0);
  await put(db, 'lives', {
    ...{ site_id: 1, id: LIVE, article_id: ARTICLE, status: LiveStatus.live, starts_at, doc },
  });
  server = await programs.startServer();
});
afterAll(async () => {
  await closeBrowser();
  await db?.close();
  await programs.stop();
  await rm(folder, { recursive: true, force: true });
});

const post = (content: string) => {
  const doc = { title: '', user: '', userID: 0, userIcon: '', content, sourceType: 1, attachments: [] };
  return addReport(db, { site: 1, staff: 0, at: new Date() }, LIVE, { top: false, doc });
};
const connectionLabel = (page: Page, text: string) =>
  page.getByRole('status').getByText(text, { exact: true });
const newReports = (page: Page, count: number) => page.getByRole('button', { name: `${count}条新报道` });

journey(
  '[I2][I4][I5] the server is killed and started again – the page says so, connects by itself and shows what it missed, once',
  async () => {
    const { page, open } = await openPhone({ origin: server.origin, expected: LOST });
    const listening = page.waitForEvent('websocket').then(async (one) => {
      await one.waitForEvent('framereceived');
      return one;
    });
    await open(PATH);
    const first = await listening;
    expect(await page.getByText(/连接/).count()).toBe(0);
    const gone = once(server.child, 'exit');
    const closed = first.waitForEvent('close');
    server.child.kill('SIGKILL');
    await gone;
    await closed;
    await connectionLabel(page, '连接已关闭').waitFor();
    await post('没有人听见的一条');
    const again = page.waitForEvent('websocket', (one) => !one.isClosed());
    server = await programs.startServer();
    await again;
    await connectionLabel(page, '已连接').waitFor({ state: 'attached' });
    await newReports(page, 1).waitFor();
    await post('回来以后的一条');
    await newReports(page, 2).click();
    for (const words of ['没有人听见的一条', '回来以后的一条'])
      expect(await page.getByText(words).count()).toBe(1);
  },
);

journey('[I4][I5] no socket passes – the page asks by itself, its label says that none is open', async () => {
  const gate = await openGate(server.origin);
  const { page, open } = await openPhone({ origin: gate.origin, expected: LOST });
  await open(PATH);
  await page
    .getByRole('status')
    .getByText(/^(未连接|连接已关闭)$/)
    .waitFor();
  await post('代理后面也看得到');
  await newReports(page, 1).click();
  await page.getByText('代理后面也看得到').waitFor();
  expect(gate.requestedPaths.some((path) => path.startsWith('/app_if/liveChanges'))).toBe(true);
  expect(await page.getByRole('alert').count()).toBe(0);
  await page.close();
  await gate.close();
});
