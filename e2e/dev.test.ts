import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { closeBrowser, journey, openPhone } from '@testing/browser';
import { demonstrationData } from '@testing/demonstration';
import { afterAll, beforeAll, expect } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const sources = [
  ...['contract', 'platform', 'touch', 'demo', 'server', 'dev', 'scripts', 'testing'],
  ...[
    'package.json',
    'package-lock.json',
    'tsconfig.json',
    'vite.touch.config.ts',
    'vite.chunks.ts',
    'vite.flexGaps.ts',
    'vite.operations.ts',
  ],
];
const ABOUT = '/app/template/displayTemplate/news/aboutUs.html';
const TIPOFF = '/app/template/displayTemplate/news/tipoffDetail.html';

let copy = '';
let server: ChildProcess;
let origin = '';
let data: Awaited<ReturnType<typeof demonstrationData>>;

async function openAddress(child: ChildProcess): Promise<string> {
  if (!child.stdout || !child.stderr) throw new Error('the development server has no output');
  let errors = '';
  child.stderr.on('data', (part: Buffer) => {
    errors += part;
  });
  for await (const line of createInterface(child.stdout)) {
    const address = /open: (http:\/\/[^/\s]+)/.exec(line)?.[1];
    if (address === undefined) continue;
    child.stdout.resume();
    return address;
  }
  throw new Error(`the development server ended before it was open: ${errors}`);
}

beforeAll(async () => {
  data = await demonstrationData();
  copy = await mkdtemp(join(tmpdir(), 'touchpaper-dev-'));
  for (const source of sources) await cp(join(root, source), join(copy, source), { recursive: true });
  await symlink(join(root, 'node_modules'), join(copy, 'node_modules'));
  // without the note of its day: nothing is dated to today
  await cp(join(data.folder, 'media'), join(copy, 'data/media'), { recursive: true });
  server = spawn(process.execPath, ['scripts/dev.mjs'], {
    cwd: copy,
    env: { ...process.env, DATA_DIR: join(copy, 'data'), DATABASE_URL: data.database.url, PORT: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  origin = await openAddress(server);
});

afterAll(async () => {
  await closeBrowser();
  const hasEnded = once(server, 'exit');
  server.kill('SIGTERM');
  await hasEnded;
  await data.database.drop();
  await rm(copy, { recursive: true, force: true });
});

async function edit(file: string, from: string, to: string): Promise<void> {
  const path = join(copy, file);
  const before = await readFile(path, 'utf8');
  expect(before).toContain(from);
  await writeFile(path, before.replace(from, to));
}

async function openAt(path: string, expected: readonly RegExp[] = []) {
  const phone = await openPhone({ origin, expected });
  await phone.open(path);
  return phone;
}
const openAbout = (expected?: readonly RegExp[]) => openAt(ABOUT, expected);

journey('npm run dev – a text, a style and a component change – the open page shows each', async () => {
  const { page } = await openAbout();
  await edit('touch/src/screens/aboutUs/texts/zh.ts', '=> `版本 ', '=> `现在是 ');
  await page.getByText(/^现在是 /).waitFor();
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });

  await page.evaluate(() => document.body.setAttribute('data-same', ''));
  const version = page.getByText(/^现在是 /);
  await edit('touch/src/screens/aboutUs/AboutUs.module.css', 'color: var(--ink-3);', 'color: rgb(1, 2, 3);');
  await expect.poll(() => version.evaluate((text) => getComputedStyle(text).color)).toBe('rgb(1, 2, 3)');
  await edit('touch/src/screens/aboutUs/Screen.tsx', '{texts.getApp}', '2031 {texts.getApp}');
  await page.getByText(/^2031 /).waitFor();
  expect(await page.locator('body[data-same]').count()).toBe(1);
});

journey(
  'npm run dev – the component of a screen that loads data changes – the open page shows it and keeps what is typed',
  async () => {
    // a warning of React's development build about the form's pictures
    const { page } = await openAt(TIPOFF, [/Cannot update a component/]);
    await page.evaluate(() => document.body.setAttribute('data-same', ''));
    const field = page.getByLabel('您看到了什么');
    await field.fill('写了一半');
    await edit(
      'touch/src/screens/tipoffDetail/Screen.tsx',
      'title={texts.formTitle}',
      "title={texts.formTitle + '·改'}",
    );
    await page.getByRole('heading', { name: '我要报料·改' }).waitFor();
    expect(await field.inputValue()).toBe('写了一半');
    expect(await page.locator('body[data-same]').count()).toBe(1);
  },
);

journey('npm run dev – the data that a screen loads change – the open page is loaded anew', async () => {
  const { page } = await openAt(TIPOFF);
  await page.evaluate(() => document.body.setAttribute('data-same', ''));
  await edit(
    'touch/src/screens/tipoffDetail/load.ts',
    "if (id !== '') await",
    "if (id !== '' && id !== '0') await",
  );
  await page.locator('body:not([data-same])').waitFor();
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
});

journey('npm run dev – the platform changes – the open page shows what it answers now', async () => {
  const { page } = await openAbout();
  const file = 'platform/src/sites/sites.service.ts';
  await edit(file, 'clean(config.aboutUs)', "clean('<p>新的说明</p>')");
  await page.getByText('新的说明').waitFor();
});

journey('npm run dev – the text of a statement changes – calls are answered by the new one', async () => {
  const columns = async () => (await fetch(`${origin}/app_if/getColumns?parentColumnId=0`)).text();
  expect(await columns()).not.toContain('要闻·改');
  await edit('platform/src/columns/columns.store.ts', 'c.name, c.style', "c.name || '·改' as name, c.style");
  await expect.poll(columns).toContain('要闻·改');
});

journey(
  'npm run dev – a change does not compile – the error shows, and the next change is taken up',
  async () => {
    const { page } = await openAbout([/./]);
    const file = 'platform/src/sites/sites.service.ts';
    await edit(file, 'aboutUs: clean(', 'aboutUs: clean((');
    await expect.poll(async () => (await fetch(origin + ABOUT)).status).toBe(500);
    await page.goto(origin + ABOUT);
    await page.getByText('sites.service.ts').first().waitFor();
    await edit(file, 'aboutUs: clean((', 'aboutUs: clean(');
    await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  },
);

journey(
  'npm run dev – an address that nothing has – answers 404 with its page, as the built server does',
  async () => {
    for (const path of ['/nowhere', '/content/2031/0305/nothing.html']) {
      const answer = await fetch(origin + path, { headers: { accept: 'text/html' } });
      expect([path, answer.status]).toEqual([path, 404]);
      expect(await answer.text()).toContain('没有这个页面');
    }
  },
);

journey('npm run dev – the gallery – shows components and screens from their sources', async () => {
  const phone = await openPhone({ origin });
  await phone.open('/demo/gallery/frame/ui/TextField');
  await phone.page.getByText('tooLong').waitFor();
  await phone.open('/demo/gallery/frame/screens/aboutUs/shown');
  await phone.page.getByRole('heading', { level: 1 }).waitFor();
});

journey('npm run dev – the policy of pages – allows style sheets and no script inside the page', async () => {
  const policy = (await fetch(origin + ABOUT)).headers.get('content-security-policy');
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain("style-src 'self' 'unsafe-inline';");
});
