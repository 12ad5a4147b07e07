import { PHONE, readPage, startNewsroom } from '@testing/renderPage';
import type { TestPlatform } from '@testing/startPlatform';
import { afterAll, beforeAll, expect, test } from 'vitest';

const MESSENGER = `${PHONE} MicroMessenger/8.0.50`;
const RULE = '每请来一位，得 20 积分。';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startNewsroom();
  await platform.configure({ app: { inviteRule: RULE } });
});
afterAll(() => platform.close());

const read = (userAgent = PHONE) => readPage(platform, '/shareinvite.html', { 'user-agent': userAgent });

test('[F13 shareinvite] the served page – of anybody – holds nothing personal; the way in leads back', async () => {
  const { status, text, html } = await read();
  expect(status).toBe(200);
  expect(text).toContain('登录后可以看您的邀请码');
  expect(html).toContain(`login.html?return=${encodeURIComponent('/shareinvite.html')}`);
  expect(html).toContain('<meta name="robots" content="noindex">');
});

test('[J2] words about rewards – hideReward on – are hidden in the messenger alone', async () => {
  expect((await read(MESSENGER)).text).toContain(RULE);
  await platform.configure({ app: { inviteRule: RULE }, hideReward: 1 });
  platform.clock.forward(3_000);
  expect((await read(MESSENGER)).text).not.toContain('积分');
  expect((await read()).text).toContain(RULE);
});
