import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createArticleWriter } from '@platform/articles/saving/saving.service';
import type { Database } from '@platform/db/connection';
import { createSiteFinder } from '@platform/sites/sites.service';
import { anArticle } from '@testing/anArticle';
import { manyMembers } from '@testing/manyMembers';
import { type PostingResult, postComments } from '@testing/postComments';
import { cpuMeter } from './cpu';
import { type EmptyServer, openEmptyServer } from './emptyServer';
import { type Figure, quantile } from './figure';

const MEMBERS = 1000;
/** As many as a member may say in a minute. */
const EACH = 5;
const CONNECTIONS = 100;
const ARTICLE = 500;

async function addCommentedArticle(db: Database): Promise<void> {
  await db.script(
    `update sites set config = '{"siteConfig":{"discuss":{"auditType":"0"}}}', version = version + 1 where id = 1`,
  );
  const [site] = await createSiteFinder(db, Date.now, '').all();
  if (!site) throw new Error('there is no site');
  const column = await db.one<{ id: number }>({
    name: 'bench-column',
    text: 'select id from columns limit 1',
  });
  const draft = anArticle({ columnID: column?.id ?? 0, publishtime: new Date() });
  await createArticleWriter(db, site, Date.now).saveDraft(draft, ARTICLE);
}

/** Everybody says something, then everybody something else. */
async function stream(
  place: EmptyServer,
  name: string,
  heard?: (acknowledged: number) => void,
): Promise<PostingResult> {
  const members = await manyMembers(place.db, MEMBERS, name);
  // a thousand members do not come within a second: what the database knows of its tables would be older than they are
  await place.db.script('analyze');
  const sayings = Array.from({ length: MEMBERS * EACH }, (_, n) => ({
    token: members[n % MEMBERS]?.token ?? '',
    device: members[n % MEMBERS]?.device ?? '',
    content: `${name}第${n}句：水到了村口，路也快通了。`,
  }));
  return postComments(place.server.origin, ARTICLE, sayings, CONNECTIONS, heard);
}

const isThere = { name: 'bench-there', text: 'select content from comments where content = any($1::text[])' };
async function lost(db: Database, words: readonly string[]): Promise<number> {
  const found = await db.query<{ content: string }>(isThere, [words]);
  const storedTexts = new Set(found.map(({ content }) => content));
  return words.filter((one) => !storedTexts.has(one)).length;
}

async function recounted(db: Database): Promise<number> {
  const row = await db.one<{ off: number }>({
    name: 'bench-recount',
    text: `select discuss - (select count(*) from comments where object_id = article_id and state = 0) as off
      from article_counts where article_id = ${ARTICLE}`,
  });
  return Number(row?.off ?? 0);
}

/** Twenty devices, each of them twenty-five times at once. */
async function like({ server, db }: EmptyServer): Promise<number> {
  const row = await db.one<{ id: number }>({
    name: 'bench-comment',
    text: 'select min(id) as id from comments',
  });
  const address = `${server.origin}/app_if/event?id=${row?.id}&type=1&eventType=1&device=`;
  await Promise.all(
    Array.from({ length: 500 }, (_, n) => fetch(`${address}d${n % 20}`).then((one) => one.text())),
  );
  const liked = await db.one<{ praise: number }>(
    { name: 'bench-praise', text: 'select praise from comments where id = $1' },
    [row?.id],
  );
  return liked?.praise ?? 0;
}

/** Server and database killed at once in the middle of a stream. */
async function killed(place: EmptyServer): Promise<readonly string[]> {
  const { server, postmaster } = place;
  const { acknowledged } = await stream(place, '断', (count) => {
    if (count === 2000) for (const pid of [server.pid, postmaster]) process.kill(pid, 'SIGKILL');
  });
  return acknowledged;
}

/** A thousand members talk about one article at once. */
export async function benchComments(): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'touchpaper-comments-'));
  await chmod(folder, 0o711);
  const place = await openEmptyServer(folder);
  await addCommentedArticle(place.db);
  // the server looks at the site's settings every other second
  await stream(place, '先');
  const meter = cpuMeter(place.server.pid, place.postmaster);
  const posted = await stream(place, '后');
  const { server, database } = meter();
  const notThere = await lost(place.db, posted.acknowledged);
  const praised = await like(place);
  const off = await recounted(place.db);

  const acknowledged = await killed(place);
  await place.leave();
  const again = await openEmptyServer(folder);
  const lostByKill = await lost(again.db, acknowledged);
  const offAfter = await recounted(again.db);
  await again.leave();
  await again.server.stop();
  await rm(folder, { recursive: true, force: true });

  const count = posted.acknowledged.length;
  return [
    { name: 'comments: accepted a second', value: (1000 * count) / posted.took, unit: '/s', min: 1000 },
    { name: 'comments: an answer, p99', value: quantile(posted.times, 0.99), unit: 'ms' },
    { name: 'comments: not accepted', value: posted.others.length, unit: '', max: 0 },
    { name: 'comments: CPU of one', value: (server + database) / count, unit: 'µs' },
    { name: '  of that PostgreSQL', value: database / count, unit: 'µs' },
    { name: 'comments: accepted and not there', value: notThere, unit: '', max: 0 },
    { name: `comments: lost of ${acknowledged.length} at kill −9`, value: lostByKill, unit: '', max: 0 },
    { name: 'comments: count off by', value: Math.abs(off) + Math.abs(offAfter), unit: '', max: 0 },
    { name: 'comments: 500 likes by 20 devices', value: praised, unit: '', min: 20, max: 20 },
  ];
}
