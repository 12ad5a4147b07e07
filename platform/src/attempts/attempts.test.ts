import { signedCall } from '@testing/signedCall';
import { startPlatform } from '@testing/startPlatform';
import { expect, onTestFinished, test } from 'vitest';
import { storedSubject } from './attempts.service';

test('[K8] a household has one limit, whichever of its addresses it calls from', async () => {
  const platform = await startPlatform();
  onTestFinished(() => platform.close());
  await platform.configure({ advEnable: 1 });
  const callers = [
    ['2001:db8:1:2::a', '13800000001'],
    ['2001:db8:1:2:ffff::b', '13800000002'],
  ] as const;
  for (const [remoteAddress, phone] of callers) {
    const login = { phone, password: 'wrong' };
    const from = { remoteAddress, headers: { host: 'paper.test' } };
    await platform.app.inject({ ...from, url: '/adv-appif-server/event?id=1&eventType=0&device=a' });
    await platform.app.inject({ ...from, url: '/app_if/expose?rootID=1&device=a' });
    await platform.app.inject({ ...from, url: '/app_if/event?id=1&eventType=1&device=a' });
    await platform.app.inject({ ...from, url: '/app_if/tipoff?content=a' });
    await platform.app.inject({ ...from, url: '/app_if/topicSub?id=1&device=a' });
    for (const [name, given] of Object.entries({ sendCode: { ...login, scene: 'login' }, login })) {
      const { body, headers } = signedCall(given, { at: platform.clock.now() });
      const type = 'application/x-www-form-urlencoded';
      await platform.app.inject({
        ...from,
        method: 'POST',
        url: `/sso-app/api/${name}`,
        headers: { ...from.headers, ...headers, 'content-type': type },
        payload: body,
      });
    }
  }
  const counted = {
    name: 'test-counted',
    text: `select kind, subject, count from attempts where kind like '%address' order by kind`,
  };
  // 2001:db8:1:2::/64, as `networkOf` writes it
  const subject = '8193:3512:1:2';
  expect(await platform.db.query(counted)).toEqual(
    ['adverts', 'codes', 'exposes', 'follows', 'likes', 'password', 'tipoffs'].map((kind) => ({
      ...{
        kind: `${kind}-address`,
        subject: storedSubject(kind === 'likes' ? `0/1/${subject}` : subject),
        count: 2,
      },
    })),
  );
});
