import { type SealOptions, sealedFields, sm2KeyOf, sm2Sealed } from '@testing/sealed';
import { signedCall } from '@testing/signedCall';
import { startPlatform, type TestPlatform } from '@testing/startPlatform';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

let platform: TestPlatform;
let key = '';
const CIPHERS = { xyApi: { apiVersion: '3' } };

beforeAll(async () => {
  platform = await startPlatform();
  await platform.configure(CIPHERS);
  key = await sm2KeyOf(platform);
});
beforeEach(() => platform.configure(CIPHERS));
afterAll(() => platform.close());

const sealed = (parameters: object, options: SealOptions = {}) =>
  sealedFields(key, platform.clock.now(), parameters, options);
const query = (fields: Record<string, string>) => new URLSearchParams(fields).toString();
describe('[G2][wire D6] identities of another provider', () => {
  const nickname = Buffer.from('草原来客').toString('base64');
  const person = { provider: 'tencent_wechat', nickname, head: '' };
  const trusting = { ...CIPHERS, legacyWrites: 1 } as const;
  const uid = (answer: { json(): unknown }) =>
    v.parse(v.object({ data: v.object({ uid: v.string() }) }), answer.json()).data.uid;
  const login = (name: string, oid: string, unionid: string, apiVersion = '3') =>
    platform.sso(name, { ...person, oid, unionid, apiVersion });

  test.each(['thirdLogin', 'oauthLogin'])(
    '[wire D6 %s] are one whether enciphered or, below 3, plain',
    async (name) => {
      await platform.configure(trusting);
      const known = uid(await login(name, `o-${name}`, `u-${name}`, '2'));
      const again = await login(name, sm2Sealed(key, `o-${name}`), sm2Sealed(key, `u-${name}`));
      expect(uid(again)).toBe(known);
      expect(uid(await login(name, sm2Sealed(key, `o-${name}`), ''))).toBe(known);
    },
  );

  test('[wire D6] plain ones at apiVersion 3 are refused, and neither is shown', async () => {
    await platform.configure(trusting);
    for (const [oid, unionid] of [
      ['o-1', 'u-1'],
      [sm2Sealed(key, 'o-1'), 'u-1'],
      ['ab'.repeat(2_000), ''],
    ] as const) {
      const answer = await login('thirdLogin', oid, unionid);
      expect(answer.json()).toMatchObject({ code: 0, status: -1 });
      expect(answer.text).not.toContain(oid);
    }
  });

  test('[wire D6] the sign covers the values as they are sent, inside an enciphered call too', async () => {
    const given = { ...person, oid: sm2Sealed(key, 'o-9'), unionid: sm2Sealed(key, 'u-9'), apiVersion: '3' };
    const { headers } = signedCall(given, { at: platform.clock.now() });
    const inside = { ...given, devid: 'xy0001', device: 'xy0001' };
    const answer = await platform.post('/sso-app/api/thirdLogin', query(sealed(inside)), headers);
    // verified and deciphered: what is missing is the provider's own word
    expect(answer.json()).toMatchObject({ code: 0, message: '未能确认第三方账号，请重新授权' });
    const other = { ...inside, oid: sm2Sealed(key, 'o-9') };
    const forged = await platform.post('/sso-app/api/thirdLogin', query(sealed(other)), headers);
    expect(forged.status).toBe(401);
  });
});
