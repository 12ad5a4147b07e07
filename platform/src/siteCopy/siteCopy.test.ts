import { mkdir, mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathsOf } from '@contract/services';
import { folderFiles } from '@platform/media/storage/folderFiles';
import { setSecret } from '@platform/secrets/secrets.service';
import { setDepartment } from '@platform/staff/departments.store';
import { auditVote } from '@platform/votes/ledger/audit.service';
import { anArticle } from '@testing/anArticle';
import { aStaff } from '@testing/aStaff';
import { sampledOperations } from '@testing/operationSamples';
import { seeded, seedNewsroom } from '@testing/seedNewsroom';
import { startPlatform, type TestPlatform } from '@testing/startPlatform';
import { votingOn } from '@testing/votesOn';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { exportSite } from './exportSite.service';
import { importSite } from './importSite.service';
import { manifestOf, rowsOf } from './manifest.document';
import { copyMedia } from './mediaFiles.service';
import { copiedTables, notCopied } from './tables.sql';

let place: string;
let copy: string;
let before: TestPlatform;
let after: TestPlatform;

const parts = ({ db, storage }: TestPlatform) => ({ db, media: storage.files });

/** An installation where no site stands. */
async function nowhere(): Promise<TestPlatform> {
  const platform = await startPlatform();
  await platform.db.script('delete from sites');
  return platform;
}

const ODD = 'a\u2028b\u2029c "d" \\ 桑多';
const SECRET = '0f1e2d3c4b5a69788796a5b4c3d2e1f0';
let picture = '';
let member = '';

beforeAll(async () => {
  place = await mkdtemp(join(tmpdir(), 'touchpaper-copy-'));
  copy = join(place, 'site');
  [before, after] = await Promise.all([startPlatform(), nowhere()]);
  ({ picture } = await seedNewsroom(before));
  await before.configure({ appName: '澜川融媒', sources: ['澜川日报'] });
  await before.writer.saveDraft(anArticle({ key: 'odd', title: ODD, columnID: seeded.columns.news }));
  const somebody = await before.member('13900000007');
  member = somebody.uid;
  await before.post('/app_if/fav', `articleID=${seeded.articles.news}&type=0`, somebody.headers);
  const { id, theme, option } = seeded.votes.article;
  const ballot = { id, themes: [{ id: theme, options: [option] }], choice: () => `${theme}:${option}` };
  const given = await votingOn(before).give(ballot, ballot.choice(), { device: 'xy-1' });
  expect(given).toMatchObject({ result: 'true' });
  await setSecret(before.db, 1, 'messenger', SECRET);
  const clerk = await aStaff(before, { site: 1, role: 'department' });
  const offices = { name: 'test-offices', text: `select id from categories where code = 'LEADER' limit 1` };
  const office = await before.db.one<{ id: number }>(offices);
  expect(await setDepartment(before.db, clerk.id, 1, { groupID: office?.id ?? 0, has: true })).toBe(true);
  await exportSite(parts(before), 1, copy);
  await importSite(parts(after), copy);
  after.clock.forward(before.clock.now() - after.clock.now() + 10_000);
  before.clock.forward(10_000);
});
afterAll(async () => {
  await before.close();
  await after.close();
  await rm(place, { recursive: true, force: true });
});

const calls = sampledOperations.flatMap(({ operation, calls }) =>
  calls.map((path) => {
    const fields = Object.entries(path).map(([name, value]) => [name, String(value)]);
    return `${pathsOf(operation)[0]}?${new URLSearchParams(fields)}`;
  }),
);

describe('[K13] a site that went out and came in again', () => {
  test('[K13] answers every read as it did, word for word', async () => {
    expect(calls.length).toBeGreaterThan(50);
    for (const call of calls.filter((one) => !/serverTime|\/event\?/.test(one)))
      expect((await after.get(call)).text, call).toBe((await before.get(call)).text);
  });

  test('[K13] is found by a search at once, texts with odd line ends too', async () => {
    const { text } = await after.get(`/app_if/searchAll?key=${encodeURIComponent('桑多')}`);
    expect(JSON.parse(text)).toContainEqual(expect.objectContaining({ title: ODD }));
  });

  test('[K13] has its pictures, byte for byte, in every size', async () => {
    for (const url of [picture, picture.replace(/\.\w+$/, '.w160.webp')]) {
      const [one, other] = await Promise.all([before.get(url), after.get(url)]);
      expect([other.status, other.text === one.text]).toEqual([200, true]);
    }
  });

  test('[K13] has what was given in votes, and its whole ledger', async () => {
    const { id } = seeded.votes.article;
    const audit = await auditVote(before.db, 1, id);
    expect(audit).toMatchObject({ fault: '' });
    expect(await auditVote(after.db, 1, id)).toEqual(audit);
    const ballots = { name: 'test-ballots', text: 'select * from vote_ballots order by vote_id, no' };
    expect(await after.db.query(ballots)).toEqual(await before.db.query(ballots));
  });

  test('[K13] knows its members and what they kept; they log in again', async () => {
    const again = await after.member('13900000007', 'xy0002');
    expect(again.uid).toBe(member);
    const favourites = await after.get('/app_if/myFav', again.headers);
    expect(favourites.json()).toMatchObject({ list: [{ articleID: seeded.articles.news }] });
  });

  test('[K13] of an installation that has numbered further – stays behind its numbers', async () => {
    const far = await nowhere();
    onTestFinished(() => far.close());
    await far.db.script(`select setval('article_ids', 900000)`);
    await importSite(parts(far), copy);
    const next = { name: 'next', text: `select nextval('article_ids') as id` };
    expect(Number((await far.db.one<{ id: number }>(next))?.id)).toBeGreaterThan(900_000);
  });

  test('[K13] goes on numbering where it was', async () => {
    const id = async (platform: TestPlatform) =>
      platform.db.one<{ id: number }>({ name: 'next', text: `select nextval('article_ids') as id` });
    const stranger = await after.member('13900000008', 'xy0003');
    expect(Number(stranger.uid)).toBeGreaterThan(Number(member));
    expect(await id(after)).toEqual(await id(before));
  });
});

describe('[K13] a copy', () => {
  test('[K13] holds every table of a site but those that are named as staying behind', async () => {
    const tables = (await copiedTables(before.db)).map(({ name }) => name);
    const all = await before.db.query<{ name: string }>({
      name: 'all',
      text: `select table_name as name from information_schema.columns where column_name = 'site_id'`,
    });
    expect([...tables, ...notCopied].toSorted()).toEqual(all.map(({ name }) => name).toSorted());
    expect(tables.indexOf('article_counts')).toBeGreaterThan(tables.indexOf('articles'));
  });

  test('[K13] takes no table along that refers to one that stays behind, by the keys of the schema', async () => {
    const names = (await copiedTables(before.db)).map(({ name }) => name);
    const references = await before.db.query<{ from: string; to: string }>({
      name: 'test-references',
      text: `select conrelid::regclass::text as "from", confrelid::regclass::text as "to" from pg_constraint where contype = 'f'`,
    });
    expect(references.length).toBeGreaterThan(20);
    const known = ['sites', ...names];
    expect(references.filter(({ from, to }) => names.includes(from) && !known.includes(to))).toEqual([]);
  });

  test('[K8] of a site with secrets, logins and codes – has none of them in any file', async () => {
    const files = await readdir(copy, { recursive: true, withFileTypes: true });
    const texts = await Promise.all(
      files
        .filter((file) => file.isFile())
        .map((file) => readFile(join(file.parentPath, file.name), 'latin1')),
    );
    expect(texts.length).toBeGreaterThan(10);
    expect(texts.filter((text) => text.includes(SECRET))).toEqual([]);
    const names = files.map(({ name }) => name.split('.')[0] ?? '');
    for (const table of ['site_secrets', 'logins', 'login_tokens', 'phone_codes', 'provider_proofs'])
      expect(names).not.toContain(table);
  });

  test('[K13] is for this user alone, and never written over', async () => {
    expect((await stat(copy)).mode & 0o077).toBe(0);
    expect((await stat(rowsOf(copy, 'members'))).mode & 0o077).toBe(0);
    await expect(exportSite(parts(before), 1, copy)).rejects.toThrow('is there already');
  });

  test('[K13] of a site that is not there is none', async () => {
    await expect(exportSite(parts(before), 7, join(place, 'none'))).rejects.toThrow('There is no site 7.');
    await expect(stat(join(place, 'none'))).rejects.toThrow('ENOENT');
  });

  test('[K13] is not taken in over a site that stands', async () => {
    await expect(importSite(parts(before), copy)).rejects.toThrow('There is a site 1 here already');
  });

  test('[K13][K8] a picture that is a symbolic link – to a file of the machine – is copied neither out nor in', async () => {
    const media = join(place, 'linked');
    const target = join(place, 'copied');
    const name = `ab${'1'.repeat(38)}`;
    await mkdir(join(media, 'ab'), { recursive: true });
    await symlink('/etc/passwd', join(media, 'ab', `${name}.jpg`));
    await mkdir(join(place, 'elsewhere'));
    await writeFile(join(place, 'elsewhere', `cd${'1'.repeat(38)}.jpg`), 'x');
    await symlink(join(place, 'elsewhere'), join(media, 'cd'));
    expect(await copyMedia(folderFiles(media), folderFiles(target))).toEqual(new Set());
    await expect(stat(join(target, 'ab'))).rejects.toThrow('ENOENT');
  });

  test('[K13][K8] HTML of a copy – with scripts in every field that holds HTML – is stored and answered without them', async () => {
    const ATTACK =
      '<p>河</p><script>alert(1)</script><img src=x onerror=alert(1)><a href="java\tscript:alert(1)">桥</a>';
    const empty = await nowhere();
    const folder = join(place, 'attack');
    onTestFinished(() => empty.close());
    await exportSite(parts(before), 1, folder);
    const columns = {
      articles: 'content',
      activities: 'detail',
      seek_articles: 'doc',
      products: 'doc',
      notices: 'doc',
    };
    for (const [table, column] of Object.entries({ ...columns, paper_articles: 'doc' })) {
      const rows = (await readFile(rowsOf(folder, table), 'utf8')).trimEnd().split('\n');
      expect(rows[0], table).not.toBe('');
      const attacked = rows.map((row) => {
        const fields = JSON.parse(row);
        const doc = {
          ...(table === 'articles' ? JSON.parse(fields[column]) : fields[column]),
          content: ATTACK,
        };
        return JSON.stringify({ ...fields, [column]: table === 'articles' ? JSON.stringify(doc) : doc });
      });
      await writeFile(rowsOf(folder, table), `${attacked.join('\n')}\n`);
    }
    await importSite(parts(empty), folder);
    for (const table of [...Object.keys(columns), 'paper_articles']) {
      const text = `select string_agg(t::text, ' ') as all from ${table} t`;
      const stored = await empty.db.one<{ all: string }>({ name: `test-stored-${table}`, text });
      expect(stored?.all, table).toContain('河');
      expect(stored?.all, table).not.toMatch(/<script|onerror|script:/);
    }
  });

  test('[K13][G10] addresses of a copy – that lead elsewhere than they say – are stored as none; others stay', async () => {
    const unsafe = [
      '/\\evil.example',
      '/\t/evil.example',
      '//evil.example',
      '/.//evil.example',
      'javascript:alert(1)',
    ];
    const good = ['https://a.example/b?c=1', '\u0001/media/a.png', '\u0001\u0002/home.html', '/media/a.png'];
    const empty = await nowhere();
    const folder = join(place, 'addresses');
    onTestFinished(() => empty.close());
    await exportSite(parts(before), 1, folder);
    const links = { nested: [...unsafe, ...good].map((url) => ({ url, picBig: url, topic: `pH: ${url}` })) };
    const columns = { accounts: 'doc', modules: 'doc', articles: 'content' };
    for (const [table, column] of Object.entries(columns)) {
      const isText = table === 'articles';
      const rows = (await readFile(rowsOf(folder, table), 'utf8')).trimEnd().split('\n');
      const attacked = rows.map((row) => {
        const fields = JSON.parse(row);
        const doc = { ...(isText ? JSON.parse(fields[column]) : fields[column]), ...links };
        return JSON.stringify({ ...fields, [column]: isText ? JSON.stringify(doc) : doc });
      });
      await writeFile(rowsOf(folder, table), `${attacked.join('\n')}\n`);
    }
    await importSite(parts(empty), folder);
    for (const [table, column] of Object.entries(columns)) {
      const text = `select ${column}::json->'nested' as nested from ${table} limit 1`;
      const stored = await empty.db.one<{ nested: typeof links.nested }>({
        name: `test-kept-${table}`,
        text,
      });
      const kept = [...unsafe.map(() => ''), ...good];
      expect(
        stored?.nested.map(({ url }) => url),
        table,
      ).toEqual(kept);
      expect(
        stored?.nested.map(({ picBig }) => picBig),
        table,
      ).toEqual(kept);
      expect(
        stored?.nested.map(({ topic }) => topic),
        table,
      ).toEqual(links.nested.map(({ topic }) => topic));
    }
  });

  test('[K13][G10] settings of a copy – addresses that lead elsewhere than they say – are left out, so that defaults apply; others stay', async () => {
    const empty = await nowhere();
    const folder = join(place, 'settings');
    onTestFinished(() => empty.close());
    await exportSite(parts(before), 1, folder);
    const row = JSON.parse(await readFile(rowsOf(folder, 'sites'), 'utf8'));
    const unsafe = {
      appLogo: '/\\evil.example/a.png',
      articleShare: '//evil.example/',
      fontFile: '/\t/evil.example/a.woff2',
      templatePath: '//evil.example',
      termsUrl: 'javascript:alert(1)',
      footer: [{ text: '举报', link: 'https://user@evil.example/', icon: 'javascript:alert(3)' }],
      xyApi: { baseUrl: 'data://text/html,x' },
      _rd_deepLink: { deepChain: 'javascript://%0aalert(1)' },
      app: { iosUrl: 'file:///etc/passwd' },
    };
    const good = {
      padLogo: '\u0001/media/a.png',
      socketServer: { url: 'wss://socket.example/live' },
      allowedOrigins: ['capacitor://localhost', 'https://a.example'],
      pictureOrigins: ['https://*.a.example'],
      weatherUrl: 'https://weather.example/?a=b',
      analytics: { url: '' },
      _rd_WeChat: { wxAppid: 'wx1', authorizeUrl: '\u0001/demo/authorize' },
    };
    const mixed = { videoOrigins: ['javascript:alert(1)', 'https://video.example'] };
    const config = { ...row.config, ...unsafe, ...good, ...mixed, livePrefix: { live: 'lanchuan://live' } };
    await writeFile(rowsOf(folder, 'sites'), `${JSON.stringify({ ...row, config })}\n`);
    await importSite(parts(empty), folder);
    const kept = { name: 'test-settings', text: 'select config from sites where id = 1' };
    const stored = await empty.db.one<{ config: Record<string, unknown> }>(kept);
    expect(JSON.stringify(stored?.config)).not.toMatch(/evil|alert|passwd|data:/);
    expect(stored?.config).toMatchObject({ ...good, videoOrigins: ['https://video.example'] });
    const sent = await empty.get('/app_if/getConfig?appID=1');
    expect(sent.json()).toMatchObject({
      appLogo: '',
      xyApi: { baseUrl: expect.stringMatching(/^http:.*app_if$/) },
      templatePath: '/template/displayTemplate/news',
      socketServer: { url: 'wss://socket.example/live' },
    });
  });

  test('[K8] HTML of an activity, a call and a product – written into the database by anything else – is answered without scripts', async () => {
    const doc = `jsonb_build_object('content', '<p>河</p><script>alert(1)</script>')`;
    for (const [table, column] of [
      ['activities', 'detail'],
      ['seek_articles', 'doc'],
      ['products', 'doc'],
    ])
      await after.db.script(`update ${table} set ${column} = ${column} || ${doc}`);
    after.clock.forward(10_000);
    for (const path of [
      `/app_if/activityDetail?id=${seeded.activity}`,
      `/nis/api/seekArticle/detail?id=${seeded.seekArticles.open}`,
      `/nis/api/product/detail?id=${seeded.product}`,
    ]) {
      const { text } = await after.get(path);
      expect(text, path).toContain('<p>河</p>');
      expect(text, path).not.toContain('<script');
    }
  });

  test('[K13] numbers of a copy – so high that none are left – are refused in one line', async () => {
    const empty = await nowhere();
    const folder = join(place, 'numbers');
    onTestFinished(() => empty.close());
    await exportSite(parts(before), 1, folder);
    const manifest = JSON.parse(await readFile(manifestOf(folder), 'utf8'));
    for (const last of [2_147_483_647, 9_007_199_254_740_991]) {
      const numbers = { ...manifest.numbers, article_ids: last };
      await writeFile(manifestOf(folder), JSON.stringify({ ...manifest, numbers }));
      await expect(importSite(parts(empty), folder)).rejects.toThrow('article_ids');
    }
    const id = await empty.db.one({
      name: 'next',
      text: `select nextval('article_ids') < 1000000000 as low`,
    });
    expect(id).toEqual({ low: true });
  });

  const rowOf = async (name: string) => (await readFile(rowsOf(copy, name), 'utf8')).split('\n')[0] ?? '';
  const spoilt: readonly [string, (folder: string) => Promise<void>, string][] = [
    ['without its manifest', (folder) => rm(manifestOf(folder)), 'has no site.json'],
    [
      'with another manifest',
      (folder) => writeFile(manifestOf(folder), '{"format":2}'),
      'not what an export writes',
    ],
    [
      'with a row too few',
      (folder) => writeFile(rowsOf(folder, 'columns'), ''),
      'columns does not hold the rows',
    ],
    [
      'with a row of another site',
      async (folder) =>
        writeFile(rowsOf(folder, 'sites'), `${(await rowOf('sites')).replace('"id":1,', '"id":2,')}\n`),
      'sites does not hold the rows',
    ],
    [
      'that breaks off',
      async (folder) => writeFile(rowsOf(folder, 'hot_words'), (await rowOf('hot_words')).slice(0, 9)),
      'breaks off',
    ],
    [
      'of another version',
      async (folder) => {
        const text = await readFile(manifestOf(folder), 'utf8');
        await writeFile(manifestOf(folder), text.replace('"001-reading.sql"', '"001-other.sql"'));
      },
      'is of another version of the platform',
    ],
  ];
  test.each(spoilt)('[K13] %s is refused in one line, and nothing of it stands', async (_, spoil, line) => {
    const empty = await nowhere();
    const folder = join(place, 'spoilt');
    onTestFinished(async () => {
      await empty.close();
      await rm(folder, { recursive: true, force: true });
    });
    await exportSite(parts(before), 1, folder);
    await spoil(folder);
    await expect(importSite(parts(empty), folder)).rejects.toThrow(line);
    const left = await empty.db.query({ name: 'left', text: 'select id from sites' });
    expect(left).toEqual([]);
  });
});
