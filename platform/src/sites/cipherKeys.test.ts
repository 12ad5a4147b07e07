import { getConfig } from '@contract/config';
import { startPlatform, type TestPlatform } from '@testing/startPlatform';
import { faults } from '@testing/strictSchema';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());

const CIPHERS = { xyApi: { apiVersion: '3' } };
const configOf = async () =>
  v.parse(getConfig.output, (await platform.get('/app_if/getConfig?appID=1')).json());

test('[G2][wire S18] apiVersion 3: the installation’s public key, and key and start of D7', async () => {
  await platform.configure(CIPHERS);
  const config = await configOf();
  expect(config.sm2PublicKey).toMatch(/^04[0-9a-f]{128}$/);
  expect(config.encryptKey4).toMatch(/^[0-9a-f]{32}$/);
  expect(config.encryptConfig).toEqual({
    tokenEnable: 0,
    sm2Key: config.sm2PublicKey,
    encryptKey: config.encryptKey4,
    iv: expect.stringMatching(/^[0-9a-f]{32}$/),
  });
  const answer = await platform.get('/app_if/getConfig?appID=1');
  expect(faults(getConfig.output, answer.json())).toEqual([]);
});

test.each(['', '2', 'x'])('[G2] apiVersion %j: none of them', async (apiVersion) => {
  await platform.configure({ tokenEnable: 1, xyApi: { apiVersion } });
  const none = { sm2Key: '', encryptKey: '', iv: '' };
  expect(await configOf()).toMatchObject({ sm2PublicKey: '', encryptKey4: '', encryptConfig: none });
});

test('[G2] encryptConfig says tokenEnable once more', async () => {
  await platform.configure({ tokenEnable: 1, ...CIPHERS });
  expect(await configOf()).toMatchObject({ encryptConfig: { tokenEnable: 1 } });
});
