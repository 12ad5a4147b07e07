import { readPage, startNewsroom } from '@testing/renderPage';
import type { TestPlatform } from '@testing/startPlatform';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

let platform: TestPlatform;
beforeEach(async () => {
  platform = await startNewsroom();
});
afterEach(() => platform.close());

const open = (cookie = '') => readPage(platform, '/xyRules.html', { cookie });

describe('xyRules', () => {
  test('[F15 xyRules][A11] rules in the configuration – the page without scripts – shows them below the title', async () => {
    await platform.configure({ xyRules: '<h2>榜单</h2><p>每人每天一次。</p>' });
    const { status, html, text } = await open();
    expect(status).toBe(200);
    expect(text).toMatch(/打榜规则 首页 榜单 每人每天一次。/);
    expect(html).toContain('<h2>榜单</h2>');
    expect(html).toContain('<title>打榜规则 - ');
    expect(html).toMatch(/<meta name="description" content="榜单 ?每人每天一次。"/);
    expect(html).toMatch(/<link rel="canonical" href="[^"]+\/xyRules\.html"/);
  });

  test('[F15 xyRules][E7] no rules – the page – says 暂无说明 and stays out of search engines', async () => {
    const { status, html, text } = await open();
    expect(status).toBe(200);
    expect(text).toContain('暂无说明');
    expect(html).toContain('noindex');
  });

  test.each([
    ['en', 'How the ranking works'],
    ['de', 'Regeln der Rangliste'],
    ['fr', 'Règles du classement'],
    ['bo', 'ཨང་རིམ་གྱི་སྒྲིག་སྲོལ'],
  ])('[C4][A6] the page in %s – its title – is %s', async (locale, title) => {
    expect((await open(`touchpaper=locale-${locale}`)).html).toContain(`<title>${title} - `);
  });
});
