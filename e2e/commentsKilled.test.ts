import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createArticleWriter } from '@platform/articles/saving/saving.service';
import { saveColumn } from '@platform/columns/columns.store';
import type { Database } from '@platform/db/connection';
import { createSiteFinder } from '@platform/sites/sites.service';
import { anArticle } from '@testing/anArticle';
import { anEmptyInstallation } from '@testing/installation';
import { manyMembers } from '@testing/manyMembers';
import { postComments } from '@testing/postComments';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBeside, type Programs, postmasterOf, programsOn } from './programs';

const ARTICLE = 500;
const MEMBERS = 600;
const EACH = 5;
/** Killed when so many have been answered. */
const AFTER = 700;

let folder: string;
let programs: Programs;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'touchpaper-comments-'));
  await chmod(folder, 0o711);
  await anEmptyInstallation(folder);
  programs = programsOn(folder);
});
afterAll(async () => {
  await programs.stop();
  await rm(folder, { recursive: true, force: true });
});

async function addCommentedArticle(db: Database): Promise<void> {
  await db.script(
    `update sites set config = '{"siteConfig":{"discuss":{"auditType":"0"}}}', version = version + 1`,
  );
  const column = {
    site: 1,
    id: 1,
    parent: 0,
    name: '要闻',
    style: '101',
    order: 1,
    topCount: 0,
    topic: false,
    doc: {},
  };
  await saveColumn(db, column);
  const [site] = await createSiteFinder(db, Date.now, '').all();
  if (!site) throw new Error('there is no site');
  await createArticleWriter(db, site, Date.now).saveDraft(anArticle(), ARTICLE);
}

const kept = async (db: Database): Promise<Set<string>> => {
  const rows = await db.query<{ content: string }>({ name: 'kept', text: 'select content from comments' });
  return new Set(rows.map(({ content }) => content));
};

test('[K4] server and database killed in a stream of comments: every one that was acknowledged is there, and counted', async () => {
  const before = await openBeside(folder);
  await addCommentedArticle(before);
  const members = await manyMembers(before, MEMBERS, '会员');
  const postmaster = await postmasterOf(before);
  const { child: server, origin } = await programs.startServer();
  await before.close();
  const gone = once(server, 'exit');

  const sayings = Array.from({ length: MEMBERS * EACH }, (_, n) => ({
    token: members[n % MEMBERS]?.token ?? '',
    device: members[n % MEMBERS]?.device ?? '',
    content: `第${n}句`,
  }));
  const { acknowledged, others } = await postComments(origin, ARTICLE, sayings, 60, (count) => {
    if (count === AFTER) for (const pid of [server.pid, postmaster]) if (pid) process.kill(pid, 'SIGKILL');
  });
  await gone;
  expect(acknowledged.length).toBeGreaterThanOrEqual(AFTER);
  expect(acknowledged.length).toBeLessThan(sayings.length);
  expect(others).toEqual([]);

  const again = await programs.startServer();
  const after = await openBeside(folder);
  const there = await kept(after);
  expect(acknowledged.filter((content) => !there.has(content))).toEqual([]);
  const answer = await fetch(`${again.origin}/app_if/discussViewFlat?id=${ARTICLE}`);
  expect(await answer.json()).toMatchObject({ totalCount: there.size, hasMore: true });

  // five of each are within a member's pace: what was not kept is said again
  const rest = sayings.filter(({ content }) => !there.has(content));
  const later = await postComments(again.origin, ARTICLE, rest, 60);
  expect([later.acknowledged.length, later.others]).toEqual([rest.length, []]);
  expect((await kept(after)).size).toBe(sayings.length);
  const counted = await after.one({
    name: 'counted',
    text: `select discuss from article_counts where article_id = ${ARTICLE}`,
  });
  expect(counted).toEqual({ discuss: sayings.length });
  await after.close();
});
