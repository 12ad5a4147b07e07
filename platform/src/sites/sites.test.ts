import { saveColumn } from '@platform/columns/columns.store';
import { migrations } from '@platform/db/migrations';
import { BASE_PATH, startNewsroom } from '@testing/renderPage';
import type { TestPlatform } from '@testing/startPlatform';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ConfigChange, defaultConfig, withSettings } from './defaultConfig';
import { saveSite } from './sites.store';

let platform: TestPlatform;
const site = (id: number, name: string, hosts: string[], config: ConfigChange) =>
  saveSite(platform.db, { id, name, hosts, app_ids: [String(id)], config, version: id });

beforeAll(async () => {
  platform = await startNewsroom();
  await site(1, '一报', [], { appName: '一报' });
  await site(2, '二报', ['two.test'], { appName: '二报', topicColor: '226BF7' });
  await site(3, '三报', ['two.test'], { appName: '三报', buildType: 'three' });
  platform.clock.forward(10_000);
});
afterAll(() => platform.close());

const titleAt = async (host: string, path: string): Promise<string> => {
  const { text } = await platform.get(path, { host });
  return /<title>(.*?)<\/title>/.exec(text)?.[1] ?? '';
};

describe('many sites on one deployment', () => {
  test('[A17] a host leads to its own site, any other one to the site without hosts', async () => {
    expect(await titleAt('two.test', `${BASE_PATH}/login.html`)).toContain('二报');
    expect(await titleAt('elsewhere.test:8080', `${BASE_PATH}/login.html`)).toContain('一报');
  });

  test('[A17] two sites on one host are told apart by their base paths', async () => {
    expect(await titleAt('two.test', '/three/template/displayTemplate/news/login.html')).toContain('三报');
  });

  test('[A17] each has its own colour, columns and members', async () => {
    const column = { parent: 0, style: '101', order: 1, topCount: 0, topic: false, doc: {} };
    await saveColumn(platform.db, { ...column, site: 1, id: 1, name: '一报要闻' });
    await saveColumn(platform.db, { ...column, site: 2, id: 1, name: '二报要闻' });
    platform.clock.forward(10_000);
    const home = async (host: string) => (await platform.get(`${BASE_PATH}/home.html`, { host })).text;
    const [one, two] = [await home('one.test'), await home('two.test')];
    expect([one.includes('一报要闻'), one.includes('二报要闻')]).toEqual([true, false]);
    expect([two.includes('一报要闻'), two.includes('二报要闻')]).toEqual([false, true]);
    expect(two).toContain('<meta name="theme-color" content="#226bf7">');
    expect(one).not.toContain('#226bf7');
    // a member of one is nobody on the other
    const { uid, headers } = await platform.member();
    const who = async (host: string) =>
      (await platform.get(`/app_if/amuc/api/member/userInfo?uid=${uid}`, { ...headers, host })).json();
    expect(await who('one.test')).toMatchObject({ uid });
    expect(await who('two.test')).not.toMatchObject({ uid });
  });

  test('[A1] the bare root leads to the home page of the site', async () => {
    const { status, headers } = await platform.get('/', { host: 'two.test' });
    expect([status, headers.location]).toEqual([302, `${BASE_PATH}/home.html`]);
  });

  test('a host that is no host name is refused before anything is read', async () => {
    for (const host of ['two.test/evil', 'a b', 'x"onload=1', 'two.test@evil.test']) {
      expect((await platform.get(`${BASE_PATH}/login.html`, { host })).status).toBe(400);
    }
  });

  test('[wire g1] getConfig goes by the application id alone and carries this request’s addresses', async () => {
    const { json } = await platform.get('/app_if/getConfig?appID=1&siteId=77');
    expect(json()).toMatchObject({
      siteID: 1,
      appName: '一报',
      xyApi: { baseUrl: 'http://paper.test/app_if' },
    });
    expect((await platform.get('/app_if/getConfig?appID=9&curVersions=2')).json()).toMatchObject({
      status: -1,
    });
  });
});

test('[K8] the texts of the newsroom run nothing on their way out', async () => {
  const html = '<p onclick="alert(1)">我们</p><script>alert(1)</script>';
  await platform.configure({
    aboutUs: html,
    termsHtml: html,
    siteConfig: { selfMedia: { protocolContent: html } },
  });
  expect((await platform.get('/app_if/getConfig?appID=1')).json()).toMatchObject({
    aboutUs: '<p>我们</p>',
    termsHtml: '<p>我们</p>',
    siteConfig: { selfMedia: { protocolContent: '<p>我们</p>' } },
  });
  await site(1, '一报', [], { appName: '一报' });
  platform.clock.forward(10_000);
});

test('[K25][K1] the licence and the telephone of settings before – after the migration – are lines of the foot; a list stays', async () => {
  const footer = (licence: string, licenceUrl: string, reportPhone: string): object => ({
    footer: { licence, licenceUrl, reportPhone },
  });
  const line = { text: '新网许 1 号', link: '', icon: '' };
  await site(11, '两样', [], footer('ICP 1', 'https://example.org/icp', '0000-123 (4)'));
  await site(12, '一样', [], footer('', '', '0000-9'));
  await site(13, '没有', [], footer('', '', ''));
  await site(14, '一列', [], { footer: [line] });
  await site(15, '未设', [], {});
  const sql = migrations.find(({ name }) => name === '088-footer-lines.sql')?.sql ?? '';
  await platform.db.script(sql);
  const text = `select config -> 'footer' as footer from sites where id between 11 and 15 order by id`;
  const rows = await platform.db.query<{ footer: unknown }>({ name: 'test-footers', text });
  expect(rows.map((row) => row.footer)).toEqual([
    [
      { text: 'ICP 1', link: 'https://example.org/icp', icon: '' },
      { text: '举报电话：0000-123 (4)', link: 'tel:00001234', icon: '' },
    ],
    [{ text: '举报电话：0000-9', link: 'tel:00009', icon: '' }],
    [],
    [line],
    null,
  ]);
  await platform.db.script('delete from sites where id between 11 and 15');
});

describe('settings over defaults', () => {
  const defaults = defaultConfig(1, '报', '1');

  test('a part of a group leaves the rest of the group', () => {
    const config = withSettings(defaults, { siteConfig: { globalCount: { showReadCount: 0 } } });
    expect(config.siteConfig.globalCount).toEqual({ ...defaults.siteConfig.globalCount, showReadCount: 0 });
  });

  test('a setting of the wrong kind is left out, never half taken', () => {
    expect(withSettings(defaults, { canUse: 'no', sources: 'x', xyApi: 5, topicColor: 7 })).toEqual(defaults);
  });
});
