import { PHONE, readPage, startNewsroom } from '@testing/renderPage';
import { screenNames } from '@testing/screenNames';
import type { TestPlatform } from '@testing/startPlatform';
import { afterAll, beforeAll, expect, test } from 'vitest';

const lines = [
  { text: '新网许 1 号', link: '', icon: '' },
  { text: '虚公网安备 2 号', link: 'https://example.org/police', icon: '/media/badge.png' },
  { text: '举报电话 0000-123', link: 'tel:0000-123', icon: '' },
  { text: '举报邮箱', link: 'mailto:report@example.org', icon: '' },
];
let platform: TestPlatform;
beforeAll(async () => {
  platform = await startNewsroom();
  await platform.configure({ footer: lines });
});
afterAll(() => platform.close());

/** As a newsroom may have stored it. */
const configureAny = (footer: unknown) => platform.configure(JSON.parse(JSON.stringify({ footer })));

const footOf = (html: string): string | undefined => /<footer id="foot">(.*?)<\/footer>/s.exec(html)?.[1];

test('[K25] the foot – of every screen – has about us and the lines of the settings in their order', async () => {
  for (const screen of screenNames) {
    const foot = footOf((await readPage(platform, `/${screen}.html`)).html) ?? '';
    expect([screen, foot.replace(/<[^>]+>/g, '|').match(/[^|]+/g)]).toEqual([
      screen,
      [
        '关于我们',
        '用户协议',
        '隐私政策',
        '儿童个人信息保护规则',
        '无障碍声明',
        ...lines.map(({ text }) => text),
        expect.stringContaining('版权所有'),
      ],
    ]);
  }
});

test('[K25][K22] links of the foot – followed – lead to pages of their own', async () => {
  const foot = footOf((await readPage(platform, '/home.html')).html) ?? '';
  const links = [...foot.matchAll(/<a href="\/app\/template\/displayTemplate\/news([^"]*)">([^<]*)/g)];
  expect(links).toHaveLength(5);
  for (const [, path = '', name] of links) {
    const { status, html } = await readPage(platform, path);
    expect([status, /<title>([^<]*)/.exec(html)?.[1]]).toEqual([200, expect.stringContaining(name ?? '')]);
  }
});

test('[K25] lines of the foot – with a telephone, a letter, a page and a badge – lead there; one without a link is text', async () => {
  const foot = footOf((await readPage(platform, '/home.html')).html);
  expect(foot).toContain('<li><span>新网许 1 号</span></li>');
  expect(foot).toContain('<a href="tel:0000-123"><span>举报电话 0000-123</span></a>');
  expect(foot).toContain('<a href="mailto:report@example.org">');
  expect(foot).toContain(
    '<a href="https://example.org/police" target="_blank" rel="noopener"><img src="/media/badge.png" alt="" width="16" height="16" loading="lazy"/>',
  );
});

test('[K25][A15] the foot – in the newsroom’s app, in its content system and on a closed paper – is left out', async () => {
  await platform.configure({ footer: lines, appMarker: 'lanchuan' });
  const inApp = await readPage(platform, '/home.html', { 'user-agent': `${PHONE} lanchuan/2` });
  const inCms = await readPage(platform, '/home.html?cms=1');
  await platform.configure({ footer: lines, canUse: false });
  const closed = await readPage(platform, '/home.html');
  expect([inApp, inCms, closed].map(({ html }) => footOf(html))).toEqual([undefined, undefined, undefined]);
  await platform.configure({ footer: lines });
});

test('[K25][G10] lines of the foot – with a script for a link, without a text, of another shape – break nothing', async () => {
  await configureAny([
    { text: '一', link: 'javascript:alert(1)', icon: 'data:image/png;base64,AA' },
    { text: '', link: 'https://example.org/' },
    { text: 3, link: null },
    'nothing',
    null,
    { text: '二<b>' },
  ]);
  const foot = footOf((await readPage(platform, '/home.html')).html);
  expect(foot).toContain('<ul><li><span>一</span></li><li><span>二&lt;b&gt;</span></li></ul>');
  await configureAny('nothing');
  expect(footOf((await readPage(platform, '/home.html')).html)).toContain('<ul></ul>');
  await platform.configure({ footer: lines });
});

test.each([
  ['en', 'About us'],
  ['de', 'Über uns'],
  ['fr', 'À propos'],
  ['bo', 'ང་ཚོའི་སྐོར'],
])(
  '[K25][C4] the foot – in %s – has its own words in it, and the newsroom’s lines say their language',
  async (locale, aboutUs) => {
    const cookie = `touchpaper=locale-${locale}`;
    const foot = footOf((await readPage(platform, '/home.html', { cookie })).html);
    expect(foot).toContain(aboutUs);
    expect(foot).toMatch(/<span lang="zh-CN">新网许<\/span>/);
  },
);
