import { chmod, mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createArticleWriter } from '@platform/articles/saving/saving.service';
import { saveColumn } from '@platform/columns/columns.store';
import { createSiteFinder } from '@platform/sites/sites.service';
import { anArticle } from '@testing/anArticle';
import { anEmptyInstallation } from '@testing/installation';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBeside, type Programs, programsOn } from './programs';

const DRAFT = 500;
const PASSWORD = 'Vier Pferde am Fluss';
let folder: string;
let programs: Programs;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'touchpaper-desk-'));
  await chmod(folder, 0o711);
  await anEmptyInstallation(folder);
  programs = programsOn(folder);
});
afterAll(async () => {
  await programs.stop();
  await rm(folder, { recursive: true, force: true });
});

async function anUnreleasedArticle(): Promise<void> {
  const db = await openBeside(folder);
  const place = { site: 1, id: 1, parent: 0, name: '要闻', style: '101', order: 1 };
  await saveColumn(db, { ...place, topCount: 0, topic: false, doc: {} });
  const [site] = await createSiteFinder(db, Date.now, '').all();
  if (!site) throw new Error('there is no site');
  await createArticleWriter(db, site, Date.now).saveDraft(anArticle({ aStatus: 0, title: '未发' }), DRAFT);
  await db.close();
}

test('[A15] from an empty machine to a preview: first admin, signing in, a pass, and what was done', async () => {
  await anUnreleasedArticle();
  const newsroom = (args: string, input = '') => programs.runProgram('newsroom.js', args.split(' '), input);

  expect(await newsroom('admin lin --password-stdin', `${PASSWORD}\n`)).toEqual({
    code: 0,
    out: 'lin is an admin of every site.\n',
    errors: '',
  });
  const { origin } = await programs.startServer();
  expect(await newsroom(`login lin --address ${origin}`, 'wrong\n')).toMatchObject({
    code: 1,
    errors: 'name or password is wrong\n',
  });
  // beside the server that runs, in the same database
  expect(await newsroom('admin song --password-stdin', `${PASSWORD}\n`)).toMatchObject({ code: 0 });
  expect(await newsroom(`login lin --address ${origin}`, `${PASSWORD}\n`)).toMatchObject({
    code: 0,
    errors: '',
  });
  const session = join(folder, 'config/touchpaper/newsroom.json');
  expect((await stat(session)).mode & 0o777).toBe(0o600);
  expect(await readFile(session, 'utf8')).not.toContain(PASSWORD);

  const { out, code } = await newsroom(`preview ${DRAFT}`);
  expect(code).toBe(0);
  const read = async (ticket: string) =>
    (await fetch(`${origin}/app_if/getArticleContentUnrelease?articleId=${DRAFT}&ticket=${ticket}`)).json();
  expect(await read(out.trim())).toMatchObject({ title: '未发', aStatus: 0 });
  expect(await read(`${out.trim()}x.y`)).toMatchObject({ status: -1 });

  const acts = await newsroom('acts --json');
  expect(JSON.parse(acts.out)).toMatchObject({ list: [{ act: 'preview', name: 'lin', objectID: DRAFT }] });
  expect((await newsroom('acts --site all')).out).toMatch(/this machine +makeAdmin +staff 1/);
  expect(await newsroom('logout')).toMatchObject({ code: 0 });
  expect(await newsroom('whoami')).toMatchObject({ code: 1, out: '' });
  expect(await newsroom('fly')).toMatchObject({ code: 2, out: '' });
});
