import { setArticleLiveStatus } from '@platform/articles/saving/liveState.service';
import { seeded, seedNewsroom } from '@testing/seedNewsroom';
import { startPlatform, type TestPlatform } from '@testing/startPlatform';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { setDiscussClosed } from '../saving/discussion.service';
import { DOCUMENT_VERSION } from './documentVersion.rules';
import { rebuildDocuments } from './rebuild.service';

let platform: TestPlatform;
beforeEach(async () => {
  platform = await startPlatform();
  await seedNewsroom(platform);
});
afterEach(() => platform.close());

const NEXT = DOCUMENT_VERSION + 1;
const failed = (error: unknown) => {
  throw error;
};
const quiet = { log: () => undefined, failed };

interface Documents {
  readonly id: number;
  readonly item: string;
  readonly content: string;
}
const documents = async () => {
  const text = 'select id, item, content from articles order by id';
  const rows = await platform.db.query<Documents>({ name: 'test-documents', text });
  return rows.map(({ id, item, content }) => ({ id, item: JSON.parse(item), content: JSON.parse(content) }));
};
/** Articles by the version of their documents. */
const versions = () =>
  platform.db.query<{ version: number; count: number }>({
    name: 'test-versions',
    text: 'select document_version as version, count(*)::int as count from articles group by 1 order by 1',
  });
/** Documents as an earlier version had them: a field less. */
const makeOld = () =>
  platform.db.script(
    `update articles set content = (content::jsonb - 'wordCount')::text, document_version = 3`,
  );
const rebuilds = () =>
  platform.db.query<{ done: number; total: number; finished: boolean }>({
    name: 'test-rebuilds',
    text: 'select done, total, finished_at is not null as finished from document_rebuilds',
  });

test('[decision 006] documents of the present version – a start – nothing is rebuilt', async () => {
  const lines: string[] = [];
  await rebuildDocuments(platform.db, { log: (line) => lines.push(line), failed });
  expect([lines, await rebuilds()]).toEqual([[], []]);
});

test('[decision 006] a raised version – every kind of article – gets the documents that saving would make', async () => {
  await platform.db.transaction(async (queries) => {
    await setDiscussClosed(queries, 1, seeded.articles.video, true);
    await setArticleLiveStatus(queries, 1, seeded.articles.live, 2);
  });
  const before = await documents();
  await makeOld();
  await rebuildDocuments(platform.db, quiet);
  expect(await documents()).toEqual(before);
  expect(await versions()).toEqual([{ version: DOCUMENT_VERSION, count: before.length }]);
});

test('[decision 006] a rebuilt article – its rows in lists – show the new item', async () => {
  await platform.db.script(
    `update articles set item = (item::jsonb - 'textTitle')::text, document_version = 3`,
  );
  await rebuildDocuments(platform.db, quiet);
  const list = (await platform.get(`/app_if/getArticles?columnId=${seeded.columns.news}`)).json();
  expect(JSON.stringify(list)).toContain('"textTitle":"清水进了柳湾"');
});

test('[decision 006] a rebuild that is cut off – the next start – goes on behind the last batch', async () => {
  const before = await documents();
  await makeOld();
  const stop = new AbortController();
  await rebuildDocuments(platform.db, { ...quiet, batch: 3, log: () => stop.abort(), signal: stop.signal });
  expect(await rebuilds()).toEqual([{ done: 3, total: before.length, finished: false }]);

  // the connection dies in the middle of a batch: nothing of that batch is kept
  await platform.db.script(`create function die() returns trigger language plpgsql as
    'begin perform pg_terminate_backend(pg_backend_pid()); return new; end';
    create trigger die before update on articles for each row when (new.id = ${before[4]?.id}) execute function die()`);
  await expect(rebuildDocuments(platform.db, { ...quiet, batch: 3 })).rejects.toThrow();
  await platform.db.script('drop trigger die on articles');
  expect(await rebuilds()).toEqual([{ done: 3, total: before.length, finished: false }]);

  const lines: string[] = [];
  await rebuildDocuments(platform.db, { ...quiet, batch: 3, log: (line) => lines.push(line) });
  expect(lines[0]).toBe(`Rebuilding stored documents: 6 of ${before.length}`);
  expect(await documents()).toEqual(before);
  expect(await rebuilds()).toEqual([{ done: before.length, total: before.length, finished: true }]);
});

test('[K9] two processes at once – every article is rebuilt once', async () => {
  const before = await documents();
  await makeOld();
  const lines: string[] = [];
  const log = (line: string) => lines.push(line);
  await Promise.all([1, 2].map(() => rebuildDocuments(platform.db, { ...quiet, batch: 2, log })));
  expect(new Set(lines).size).toBe(lines.length);
  expect(await rebuilds()).toEqual([{ done: before.length, total: before.length, finished: true }]);
  expect(await documents()).toEqual(before);
});

test('[decision 006] documents that cannot be read – are reported and kept, the others are rebuilt', async () => {
  await makeOld();
  await platform.db.script(`update articles set content = '{' where id = ${seeded.articles.news}`);
  const errors: unknown[] = [];
  await rebuildDocuments(platform.db, { ...quiet, version: NEXT, failed: (error) => errors.push(error) });
  expect(errors.map(String)).toEqual([`Error: article 1/${seeded.articles.news} keeps its documents`]);
  expect(await versions()).toEqual([
    { version: 3, count: 1 },
    { version: NEXT, count: expect.any(Number) },
  ]);
});
