import type { Operation } from '@contract/operation';
import { pathsOf } from '@contract/services';
import { sampleOf, servedOperations } from '@testing/operationSamples';
import type { TestPlatform } from '@testing/startPlatform';
import { startWithOwner } from '@testing/startWithOwner';
import type { Owner } from '@testing/strangers';
import { afterAll, beforeAll, expect, test } from 'vitest';

let platform: TestPlatform;
let owner: Owner;
beforeAll(async () => {
  ({ platform, owner } = await startWithOwner());
});
afterAll(() => platform.close());

/** Wire D8: answered without a token, and where the site is closed. */
const STAY = [
  'getConfig',
  'getAnonymousToken',
  'refreshAccessToken',
  'serverTime',
  'authinfo',
  'auth',
  'wxSignature',
  'verifyCode',
  'verifyText',
  'getImage',
  'getPortrait',
];
const closed = expect.stringContaining('"message":"站点暂未开放"');

async function answerOf(operation: Operation, headers: Record<string, string>) {
  const { calls, hostile } = sampleOf(operation.name) ?? {};
  const fields = Object.entries(calls?.[0] ?? hostile?.input?.(owner) ?? {});
  const query = new URLSearchParams(fields.map(([name, value]) => [name, String(value)]));
  const path = `${pathsOf(operation)[0]}?${query}`;
  if (operation.service === 'sso')
    return (await platform.sso(operation.path.slice(1), Object.fromEntries(query))).text;
  // posters are drawn for hosts that are known
  return (await platform.post(path, '', { host: '127.0.0.1', ...headers })).text;
}

test('[A19] canUse false – every operation, to visitors and members – answers that the site is closed, and works once it is open', async () => {
  await platform.configure({ canUse: false });
  const headers = { token: owner.token, devid: owner.device };
  for (const who of [{}, headers])
    for (const operation of servedOperations) {
      const text = await answerOf(operation, who);
      if (STAY.includes(operation.name)) expect(text, operation.name).not.toEqual(closed);
      // An address of its own: there is no poster.
      else if (operation.name === 'poster') expect(text).toContain('no such poster');
      else expect(text, operation.name).toEqual(closed);
    }
  await platform.configure({});
  expect((await platform.get('/app_if/hotWords')).json()).toMatchObject({ words: expect.any(Array) });
});
