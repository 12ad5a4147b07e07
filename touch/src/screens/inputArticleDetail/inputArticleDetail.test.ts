import { readPage, startNewsroom } from '@testing/renderPage';
import type { TestPlatform } from '@testing/startPlatform';
import { afterAll, beforeAll, expect, test } from 'vitest';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startNewsroom();
});
afterAll(() => platform.close());

test.each(['/inputArticleDetail.html', '/inputArticleDetail/900.html'])(
  '[F23 inputArticleDetail] %s – served – has nothing personal: the login leads back',
  async (path) => {
    const { status, html, text } = await readPage(platform, path);
    expect(status).toBe(200);
    expect(text).toContain('登录后可以看您的投稿');
    expect(html).toContain(`login.html?return=${encodeURIComponent(path)}`);
    expect(html).toContain('<meta name="robots" content="noindex">');
  },
);
