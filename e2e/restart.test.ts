import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createArticleWriter } from '@platform/articles/articles.write';
import { saveColumn } from '@platform/columns/columns.store';
import { type Database, openDatabase } from '@platform/db/connection';
import { startEmbedded } from '@platform/db/embedded';
import { createSiteFinder } from '@platform/sites/sites.service';
import { anArticle } from '@testing/anArticle';
import { closeBrowser, journey, openPhone } from '@testing/browser';
import { anEmptyInstallation } from '@testing/installation';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, expect } from 'vitest';
import { type Gate, openGate } from './gate';
import { type Programs, programsOn } from './programs';

const ARTICLE = 500;
const BASE = '/app/template/displayTemplate/news';

let folder: string;
let programs: Programs;
let server: Awaited<ReturnType<Programs['startServer']>>;
let gate: Gate;
let db: Database;
let phones: Server;
let newestCode = '';

/** The operator's gateway to phones: what would ring there stands here. */
async function openPhones(): Promise<string> {
  phones = createServer((request, response) => {
    let body = '';
    request.on('data', (piece) => {
      body += piece;
    });
    request.on('end', () => {
      newestCode = /\b\d{6}\b/.exec(JSON.parse(body).words)?.[0] ?? '';
      response.end('{}');
    });
  });
  phones.listen(0, '127.0.0.1');
  await once(phones, 'listening');
  const address = phones.address();
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/send`;
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'touchpaper-restart-'));
  await chmod(folder, 0o711);
  await anEmptyInstallation(folder);
  programs = programsOn(folder, { SMS_GATEWAY: await openPhones() });
  const { url } = await startEmbedded({ dataDir: join(folder, 'postgres'), log: () => undefined });
  db = openDatabase(url, { max: 1 });
  await db.script(
    `update sites set config = '{"siteConfig":{"discuss":{"auditType":"0"}}}', version = version + 1`,
  );
  const column = { site: 1, id: 1, parent: 0, name: '要闻', style: '101', order: 1 };
  await saveColumn(db, { ...column, topCount: 0, topic: false, doc: {} });
  const [site] = await createSiteFinder(db, Date.now, '').all();
  if (!site) throw new Error('there is no site');
  await createArticleWriter(db, site, Date.now).saveDraft(anArticle({ publishtime: new Date(0) }), ARTICLE);
  server = await programs.startServer();
  gate = await openGate(server.origin);
});
afterAll(async () => {
  await closeBrowser();
  await gate?.close();
  await db?.close();
  await programs.stop();
  phones?.close();
  await rm(folder, { recursive: true, force: true });
});

/** Between a tap and its answer the server is killed; what the reader sees of it is seen before it is back. */
async function killedDuring(
  path: RegExp,
  when: 'before' | 'after',
  tap: () => Promise<void>,
  seen: () => Promise<void>,
): Promise<void> {
  const lost = gate.lose(path, when);
  await tap();
  await lost;
  const gone = once(server.child, 'exit');
  server.child.kill('SIGKILL');
  await gone;
  gate.cut();
  await seen();
  server = await programs.startServer();
  gate.lead(server.origin);
  gate.mend();
}

let counts = 0;
async function count(from: string): Promise<number> {
  counts += 1;
  const asked = { name: `test-count-${counts}`, text: `select count(*)::int as count from ${from}` };
  return (await db.one<{ count: number }>(asked))?.count ?? 0;
}

let people = 0;
async function atLogin(leadsTo: string) {
  people += 1;
  const visitor = await openPhone({
    origin: gate.origin,
    reducedMotion: true,
    expected: [/ERR_|Failed to load|Failed to fetch/],
  });
  const { page } = visitor;
  const number = `138111100${String(people).padStart(2, '0')}`;
  await visitor.open(`${BASE}/login.html?return=${encodeURIComponent(leadsTo)}`);
  await page.getByLabel('手机号').fill(number);
  await page.getByRole('button', { name: '获取验证码' }).click();
  await page.getByText('验证码已发送').waitFor();
  await page.getByLabel('验证码', { exact: true }).fill(newestCode);
  await page.getByRole('checkbox').check();
  const come = () => page.getByRole('button', { name: '登录', exact: true }).click();
  return { ...visitor, number, come };
}

async function aReader(leadsTo = `/newsDetail/${ARTICLE}.html`): Promise<Page> {
  const { page, come } = await atLogin(leadsTo);
  await come();
  await page.waitForURL(`**${leadsTo}`);
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  return page;
}
const networkError = (page: Page) => page.locator('#toast').getByText('网络错误').waitFor();

journey(
  '[K4][G12] coming in by a code: what was typed stands, and the same code lets in once the server is back',
  async () => {
    const { page, number, come } = await atLogin('/home.html');
    await killedDuring(/\/loginByPhone/, 'before', come, async () => {
      await page.getByRole('alert').filter({ hasText: '网络错误' }).waitFor();
      expect(await page.getByLabel('手机号').inputValue()).toBe(number);
      expect(await page.getByLabel('验证码', { exact: true }).inputValue()).toBe(newestCode);
    });
    await come();
    await page.waitForURL('**/home.html');
    expect(await count(`logins l join members m on m.id = l.member_id where m.phone = '${number}'`)).toBe(1);
  },
);

journey(
  '[K4][G12][wire D8] coming in by a code that was used before its answer got lost: the same code again has the same login',
  async () => {
    const { page, number, come } = await atLogin('/home.html');
    const itsLogins = `logins l join members m on m.id = l.member_id where m.phone = '${number}'`;
    await killedDuring(/\/loginByPhone/, 'after', come, async () => {
      await page.getByRole('alert').filter({ hasText: '网络错误' }).waitFor();
      expect(await page.getByLabel('验证码', { exact: true }).inputValue()).toBe(newestCode);
    });
    expect(await count(itsLogins)).toBe(1);
    await come();
    await page.waitForURL('**/home.html');
    expect(await count(itsLogins)).toBe(1);
    await page.goto(`${gate.origin}${BASE}/userDetail.html`);
    await page.getByRole('group', { name: '我的内容' }).waitFor();
  },
);

journey(
  '[K4][G12] a comment that was kept before the answer got lost: sent again it is said, and stands once',
  async () => {
    const page = await aReader();
    const words = '断电以前说的';
    await page.locator('section[aria-labelledby=comments] button[aria-haspopup]').first().click();
    const field = page.getByRole('textbox', { name: '评论内容' });
    await field.fill(words);
    const post = () => page.getByRole('button', { name: '发表' }).click();
    await killedDuring(/\/discuss$/, 'after', post, async () => {
      await page
        .getByRole('dialog')
        .getByRole('alert')
        .filter({ hasText: '没有发出去，您写的内容还在' })
        .waitFor();
      expect(await field.inputValue()).toBe(words);
    });
    expect(await count(`comments where content = '${words}'`)).toBe(1);
    await post();
    await page.getByText('评论成功').waitFor();
    await page.locator('li').filter({ hasText: words }).first().waitFor();
    expect(await count(`comments where content = '${words}'`)).toBe(1);
  },
);

journey(
  '[K4][H2] a like: the tap that was not answered is taken back in sight; the next one says so, and it counts once',
  async () => {
    const page = await aReader();
    const like = page.getByRole('button', { name: /^点赞/ });
    await like.hover();
    await killedDuring(
      /\/event\?.*eventType=1(&|$)|\/event$/,
      'after',
      () => like.click(),
      async () => {
        await networkError(page);
        await expect.poll(() => like.getAttribute('aria-pressed')).toBe('false');
      },
    );
    await like.click();
    await page.getByText('点赞成功').waitFor();
    expect(await count(`praises where object_id = ${ARTICLE}`)).toBe(1);
    expect(await count(`article_counts where article_id = ${ARTICLE} and praise = 1`)).toBe(1);
  },
);

journey('[K4][H3] a favourite: put right in sight, kept by the next tap, and once', async () => {
  const page = await aReader();
  const star = page.getByRole('button', { name: '收藏', exact: true });
  await killedDuring(
    /\/fav$/,
    'after',
    () => star.click(),
    async () => {
      await networkError(page);
      await expect.poll(() => star.getAttribute('aria-pressed')).toBe('false');
    },
  );
  await star.click();
  await page.getByText('收藏成功').waitFor();
  expect(await count(`favourites where object_id = ${ARTICLE}`)).toBe(1);
});

journey('[K4][H4] a portrait: it says that it failed, goes again by one tap, and is kept once', async () => {
  const page = await aReader('/userDetail.html');
  await page.getByRole('group', { name: '我的内容' }).getByRole('button', { name: '设置' }).click();
  const file = page.locator('input[type=file]');
  await file.waitFor({ state: 'attached' });
  const plain = { width: 60, height: 60, channels: 3, background: '#2a6' } as const;
  const buffer = await sharp({ create: plain }).png().toBuffer();
  const before = await count('member_uploads');
  await killedDuring(
    /\/uploadPortrait/,
    'after',
    () => file.setInputFiles({ name: '绿.png', mimeType: 'image/png', buffer }),
    () => page.getByRole('alert').getByText('上传失败，请重试').waitFor(),
  );
  await page.getByRole('button', { name: '再试一次' }).click();
  await page.locator('main img[src*="/media/"]').first().waitFor();
  expect(await count('member_uploads')).toBe(before + 1);
});
