import { BASE_PATH, readPage, startNewsroom } from '@testing/renderPage';
import type { TestPlatform } from '@testing/startPlatform';
import { texts as meBo } from '@touch/features/me/texts/bo';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startNewsroom();
});
afterAll(() => platform.close());

describe.each(['/userDetail.html', '/getUserInfo.html'])('[F24] %s as served', (path) => {
  test('says what it is and leads to the login and back', async () => {
    const { status, html, text } = await readPage(platform, path);
    expect(status).toBe(200);
    expect(html).toContain(`href="${BASE_PATH}/login.html?return=${encodeURIComponent(path)}"`);
    expect(text).toContain('登录');
    expect(html.match(/<h1/g)).toHaveLength(1);
  });

  test('[G10] the served page – for a member and a visitor – is the same and not for search engines', async () => {
    const { headers, nickname } = await platform.member();
    const [members, anybodys] = [await readPage(platform, path, headers), await readPage(platform, path)];
    expect(members.html).toBe(anybodys.html);
    expect(members.html).not.toContain(nickname);
    expect(members.html).toContain('<meta name="robots" content="noindex">');
    expect(members.html).toContain('"entries":{}');
  });

  test('[C4] in Tibetan no word of it is Chinese', async () => {
    const { html } = await readPage(platform, path, { cookie: 'touchpaper=locale-bo' });
    const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
    expect(main).toContain(meBo.login);
    expect(main.replace(/<[^>]*>/g, '')).not.toMatch(/\p{Script=Han}/u);
  });
});

test('[F24 userDetail] of another member the page as served knows nothing', async () => {
  const { uid, nickname } = await platform.member('13800000002', 'xy0002');
  const { status, html } = await readPage(platform, `/userDetail/${uid}.html`);
  expect(status).toBe(200);
  expect(html).not.toContain(nickname);
  expect(html).toContain('"entries":{}');
});
