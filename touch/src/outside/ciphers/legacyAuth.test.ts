import { createCipheriv } from 'node:crypto';
import { newKeys } from '@platform/keys/keys';
import { createLegacy } from '@platform/tokens/legacy.service';
import { fakeClock } from '@testing/clock';
import { expect, test } from 'vitest';
import { decryptTripleDes } from './des';
import { authParameters, legacyHeaders, readAuthinfo, readAuthToken } from './legacyAuth';

const NOW = 1_930_000_000_000;

test('[wire D2] 3DES is that of FIPS 46-3: the example of one block, and the machine’s own', () => {
  const single = Buffer.from('0123456789abcdef'.repeat(3), 'hex');
  expect(Buffer.from(decryptTripleDes(single, Buffer.from('3fa40e8a984d4815', 'hex'))).toString()).toBe(
    'Now is t',
  );
  for (const key of ['abcdefghijklmnopqrstuvwx', 'MTkzMDAwMDAwMDAwMDE5MzAw']) {
    const cipher = createCipheriv('des-ede3', Buffer.from(key), null).setAutoPadding(false);
    const text = 'sixteen letters!';
    const sealed = Buffer.concat([cipher.update(text), cipher.final()]);
    expect(Buffer.from(decryptTripleDes(Buffer.from(key), sealed)).toString()).toBe(text);
  }
});

test('[G2][wire D2] from authinfo over auth to a call the platform takes; answers may be mixed', () => {
  const clock = fakeClock(NOW);
  const keys = newKeys();
  const platform = createLegacy(keys, clock.now);
  const first = platform.authinfo();
  const { appKey } = readAuthinfo(first.apiData, first.data);
  clock.forward(7_777);
  const second = platform.authinfo();
  const { appSecret } = readAuthinfo(second.apiData, second.data);
  expect({ appKey, appSecret }).toEqual(keys.legacyApp);

  const parameters = authParameters({ appKey, appSecret }, clock.now());
  const { apiData, data } = platform.auth(1, 'xy1', {
    appKey: parameters.appKey ?? '',
    time: parameters.time ?? '',
    t: parameters.t ?? '',
    sign: parameters.sign ?? '',
  });
  const authToken = readAuthToken(apiData, data);
  const headers = legacyHeaders(authToken, appSecret, clock.now());
  const { time = '', sign = '' } = headers;
  expect(headers.authToken).toBe(authToken);
  const caller = platform.callerOf(1, { authToken, time, sign }, 'xy1');
  expect(caller).toEqual({ kind: 'anonymous', device: 'xy1' });
});

test('[wire D2] the steps by fixed numbers', () => {
  const app = { appKey: '0123456789abcdef', appSecret: 'fedcba9876543210' };
  expect(authParameters(app, NOW)).toEqual({
    appKey: '0123456789abcdef',
    time: '1930000000000',
    t: '1930000000000',
    // md5 of fedcba9876543210 1930000000000 dcba9
    sign: '423f3ad9aba3d8a97f288d7d4c65606e',
  });
  expect(legacyHeaders('l1.a.b.c', app.appSecret, NOW)).toEqual({
    authToken: 'l1.a.b.c',
    time: '1930000000000',
    sign: '4a5fc0e7acc1707338186b5e64de32cb',
  });
});

test('[wire D2] an answer that is no such text is an error, not a token', () => {
  expect(() => readAuthToken('MTkz'.repeat(13), { authToken: 'bm8gaGV4' })).toThrow('no hex digits');
});
