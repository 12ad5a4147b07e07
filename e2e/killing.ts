import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createArticleWriter } from '@platform/articles/saving/saving.service';
import { saveColumn } from '@platform/columns/columns.store';
import type { Database } from '@platform/db/connection';
import { createSiteFinder } from '@platform/sites/sites.service';
import { anArticle } from '@testing/anArticle';
import { closeBrowser, openPhone } from '@testing/browser';
import { anEmptyInstallation } from '@testing/installation';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { type Gate, openGate } from './gate';
import { openBeside, type Programs, programsOn } from './programs';

export const ARTICLE = 500;
export const COLUMN = 1;
export const BASE = '/app/template/displayTemplate/news';

interface Killable {
  /** Between a tap and its answer the server is killed; what the reader sees of it is seen before it is back. */
  readonly killedDuring: (
    path: RegExp,
    when: 'before' | 'after',
    tap: () => Promise<unknown>,
    seen: () => Promise<unknown>,
  ) => Promise<void>;
  /** Rows of a table, with what follows it. */
  readonly count: (from: string) => Promise<number>;
  /** On the login page, with phone, code and consent filled in. */
  readonly atLogin: (leadsTo: string) => Promise<AtLogin>;
  readonly aVisitor: (path?: string) => Promise<Page>;
  readonly aReader: (leadsTo?: string) => Promise<Page>;
  readonly newestCode: () => string;
  readonly origin: () => string;
}

interface AtLogin {
  readonly page: Page;
  readonly quiet: () => Promise<void>;
  readonly number: string;
  readonly come: () => Promise<void>;
}

/** A newsroom of one article whose server is killed and started again, and the line to it. */
export function killableNewsroom(): Killable {
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
    db = await openBeside(folder);
    await db.script(
      `update sites set config = '{"siteConfig":{"discuss":{"auditType":"0"}}}', version = version + 1`,
    );
    const column = { site: 1, id: COLUMN, parent: 0, name: '要闻', style: '101', order: 1 };
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

  async function killedDuring(
    path: RegExp,
    when: 'before' | 'after',
    tap: () => Promise<unknown>,
    seen: () => Promise<unknown>,
  ): Promise<void> {
    const lost = gate.lose(path, when);
    await tap();
    const kill = async () => {
      await lost;
      const gone = once(server.child, 'exit');
      server.child.kill('SIGKILL');
      await gone;
      gate.cut();
    };
    // a message may be gone again before the server is
    await Promise.all([kill(), seen()]);
    server = await programs.startServer();
    gate.lead(server.origin);
    gate.mend();
  }

  let counts = 0;
  async function count(from: string): Promise<number> {
    counts += 1;
    const statement = { name: `test-count-${counts}`, text: `select count(*)::int as count from ${from}` };
    return (await db.one<{ count: number }>(statement))?.count ?? 0;
  }

  let people = 0;
  const onThePhone = () =>
    openPhone({
      origin: gate.origin,
      reducedMotion: true,
      expected: [/ERR_|Failed to load|Failed to fetch/],
    });

  async function aVisitor(path = `/newsDetail/${ARTICLE}.html`): Promise<Page> {
    const { page, open } = await onThePhone();
    await open(`${BASE}${path}`);
    return page;
  }

  async function atLogin(leadsTo: string): Promise<AtLogin> {
    people += 1;
    const visitor = await onThePhone();
    const { page } = visitor;
    const number = `138111100${String(people).padStart(2, '0')}`;
    await visitor.open(`${BASE}/login.html?return=${encodeURIComponent(leadsTo)}`);
    await page.getByLabel('手机号').fill(number);
    await page.getByRole('button', { name: '获取验证码' }).click();
    await page.getByText('验证码已发送').waitFor();
    await page.getByLabel('验证码', { exact: true }).fill(newestCode);
    await page.getByRole('checkbox').check();
    const come = () => page.getByRole('button', { name: '登录', exact: true }).click();
    return { page, quiet: visitor.quiet, number, come };
  }

  async function aReader(leadsTo = `/newsDetail/${ARTICLE}.html`): Promise<Page> {
    const { page, quiet, come } = await atLogin(leadsTo);
    await come();
    await page.waitForURL(`**${leadsTo}`);
    await page.locator('html[data-ready]').waitFor({ state: 'attached' });
    // a second call that fails with the one under test would be told by the offline notice instead
    await quiet();
    return page;
  }

  return {
    killedDuring,
    count,
    atLogin,
    aVisitor,
    aReader,
    newestCode: () => newestCode,
    origin: () => gate.origin,
  };
}

export const networkError = (page: Page) => page.locator('#toast').getByText('网络错误').waitFor();
