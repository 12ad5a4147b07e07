import { storedSubject } from '@platform/attempts/attempts.service';
import { startPlatform, type TestPlatform } from '@testing/startPlatform';
import { expect, onTestFinished, test } from 'vitest';

const PROXY = '10.0.0.2';
const TRUSTED = [PROXY, '192.168.0.0/16'];

async function start(trustedProxies: readonly string[]): Promise<TestPlatform> {
  const platform = await startPlatform({ trustedProxies });
  onTestFinished(() => platform.close());
  return platform;
}

/** The stored subject that a limit counts when somebody signs in wrongly. */
async function counted(platform: TestPlatform, from: string, forwarded: string): Promise<string[]> {
  await platform.app.inject({
    method: 'POST',
    url: '/newsroom/login',
    remoteAddress: from,
    headers: { host: 'paper.test', 'x-forwarded-for': forwarded },
    payload: { name: 'lin', password: 'wrong' },
  });
  const found = { name: 'test-counted', text: `select subject from attempts where kind = 'staff-address'` };
  return (await platform.db.query<{ subject: string }>(found)).map(({ subject }) => subject);
}

test.each([
  ['the reader', '203.0.113.5', '203.0.113.5'],
  ['the reader behind two proxies', '203.0.113.5, 192.168.7.7', '203.0.113.5'],
  ['no address that a reader put in front', '8.8.8.8, 203.0.113.5', '203.0.113.5'],
  [
    'no address that a reader put in front, not even a proxy’s',
    '10.0.0.2, 203.0.113.5, 192.168.7.7',
    '203.0.113.5',
  ],
])('[K8] behind a trusted proxy the limit counts %s', async (_, forwarded, expected) => {
  expect(await counted(await start(TRUSTED), PROXY, forwarded)).toEqual([storedSubject(expected)]);
});

test.each([
  ['no proxy is trusted', [] as string[], PROXY],
  ['it comes past the proxy', TRUSTED, '198.51.100.9'],
])('[K8] a forged address changes nothing where %s', async (_, trusted, from) => {
  const platform = await start(trusted);
  expect(await counted(platform, from, '203.0.113.5')).toEqual([storedSubject(from)]);
  expect(await counted(platform, from, '203.0.113.6, 10.0.0.2')).toEqual([storedSubject(from)]);
});

test('[K8] https is the proxy’s word alone, and nothing but http and https reaches an address', async () => {
  const platform = await start(TRUSTED);
  const origin = async (from: string, scheme: string) => {
    platform.clock.forward(5000);
    const answer = await platform.app.inject({
      url: '/robots.txt',
      remoteAddress: from,
      headers: { host: 'paper.test', 'x-forwarded-proto': scheme, 'x-forwarded-host': 'evil.example' },
    });
    expect(answer.body).not.toContain('evil.example');
    return /https?:\/\/paper\.test/.exec(answer.body)?.[0];
  };
  expect(await origin(PROXY, 'https')).toBe('https://paper.test');
  expect(await origin('198.51.100.9', 'https')).toBe('http://paper.test');
  expect(await origin(PROXY, 'javascript:alert(1)//')).toBe('http://paper.test');
});
