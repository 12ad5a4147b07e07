import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ImportFixture, type OpenedImportFixture, openImportFixture } from '@testing/importFixture';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { runImport } from './main';

let folder: string;
let fixture: OpenedImportFixture;
let place: ImportFixture;
let printed: string[];
let errors: string[];
let opened: (number | 'closed')[];

const clock = () => new Date('2026-03-05T00:00:00Z');

beforeAll(async () => {
  fixture = await openImportFixture();
});
afterAll(() => fixture.close());

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'import-test-'));
  place = await fixture.place(() => clock().getTime());
  printed = [];
  errors = [];
  opened = [];
});

afterEach(() => rm(folder, { recursive: true }));

const run = (...argv: string[]) =>
  runImport(argv, {
    async openTarget(site) {
      opened.push(site);
      return {
        target: place.store,
        media: place.media,
        close: async () => {
          opened.push('closed');
        },
      };
    },
    clock,
    print: (line) => printed.push(line),
    printError: (line) => errors.push(line),
  });

async function feed(): Promise<string> {
  const path = join(folder, 'a.xml');
  await writeFile(
    path,
    '<rss version="2.0"><channel><title>River</title><item><guid>a:1</guid><title>One</title><description>text</description></item><item><guid>a:2</guid></item></channel></rss>',
  );
  return path;
}

test('[K5] a file is imported and what came of it is said', async () => {
  const path = await feed();
  expect(await run(path, '--site', '3')).toBe(0);
  expect(opened).toEqual([3, 'closed']);
  expect(printed).toEqual([
    `${path}: 1 new, 0 changed, 0 unchanged, 0 withdrawn, 1 refused, 0 remarks`,
    '  refused  a:2: neither a title nor a text',
  ]);
});

test('[K5] the summary is JSON where asked for', async () => {
  const path = await feed();
  await run(path, '--summary');
  expect(JSON.parse(printed.join('\n'))).toMatchObject({ [path]: { new: 1, refused: [{ where: 'a:2' }] } });
});

test('[K5] a column is found or created by its names', async () => {
  await run(await feed(), '--column', '服务/天气');
  expect(await place.columns()).toEqual(['服务/天气']);
});

test('[K5] everything belongs to the account that is named; where there is none, nothing is taken', async () => {
  const path = await feed();
  expect(await run(path, '--account', '7')).toBe(0);
  expect(printed.slice(1)).toContain('  refused  a:1: no account 7');
  expect(await place.published()).toBe(0);
  await place.addAccount(7);
  await run(path, '--account', '7');
  expect(place.articles()).toMatchObject([{ title: 'One', accountID: 7 }]);
  expect(await place.published()).toBe(1);
});

test('[K5] an article imported before – imported again with --account – belongs to that account', async () => {
  const path = await feed();
  await run(path);
  await place.addAccount(7);
  await run(path, '--account', '7');
  expect(place.articles()).toMatchObject([{ title: 'One', accountID: 7 }]);
  printed.length = 0;
  await run(path, '--account', '7');
  expect(printed.join(' ')).toContain('0 new, 0 changed, 1 unchanged');
});

test('[K12] a site with a source list – takes what comes from its sources and from itself, and names the others', async () => {
  const path = await feed();
  place = await fixture.place(() => clock().getTime(), { sources: ['新华社'] });
  await run(path);
  expect(printed).toContain('  refused  a:1: its source River is not on the source list of the site');
  expect(await place.published()).toBe(0);
  place = await fixture.place(() => clock().getTime(), { sources: ['River'] });
  await run(path);
  expect(await place.published()).toBe(1);
});

test('[K12] an import of generated texts – labels each of them', async () => {
  const path = await feed();
  await run(path);
  expect(place.articles()[0]?.aiGenerated).toBeUndefined();
  await run(path, '--ai');
  expect(place.articles()).toMatchObject([{ title: 'One', aiGenerated: true }]);
});

test('[K5] a dry run changes nothing', async () => {
  expect(await run(await feed(), '--dry-run', '--column', '天气')).toBe(0);
  expect([await place.published(), await place.columns()]).toEqual([0, []]);
});

test('[K5] JSON that is no news – ends with 1 and says so', async () => {
  const path = join(folder, 'package.json');
  await writeFile(path, '{"name":"no news"}');
  expect(await run(path)).toBe(1);
  expect(printed.join('\n')).toContain('JSON, but neither ninjs nor a JSON feed nor a Ghost export');
});

test('[K5] a source that cannot be read ends with 1, and the store is closed', async () => {
  expect(await run(join(folder, 'none.xml'))).toBe(1);
  expect(opened).toEqual([1, 'closed']);
});

test.each([
  [[]],
  [['a.xml', '--site', 'x']],
  [['a.xml', '--account', '0']],
  [['a.xml', '--base', 'ghost']],
  [['a.xml', '--colour', 'red']],
])('[K5] a call of %j ends with 2 and the help, and opens nothing', async (argv) => {
  expect(await run(...argv)).toBe(2);
  expect(errors.join('\n')).toContain('npm run import');
  expect(opened).toEqual([]);
});

test('[K5] help is help', async () => {
  expect(await run('--help')).toBe(0);
  expect(printed.join('\n')).toContain('--dry-run');
});
