import { getColumns } from '@contract/columns';
import { saveInputArticle } from '@contract/contributions';
import { ENCRYPT_DATA_MAX } from '@contract/enciphering';
import { pathsOf } from '@contract/services';
import { Refusal } from '@platform/wire/refusals';
import { fakeClock } from '@testing/clock';
import { type SealOptions, sealedFields, sm2KeyOf, sm2Sealed } from '@testing/sealed';
import { signedCall } from '@testing/signedCall';
import { publishedSm2 } from '@testing/sm2Vector';
import { startPlatform, type TestPlatform } from '@testing/startPlatform';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createDeciphering, type Deciphering } from './deciphering';

let platform: TestPlatform;
let key = '';
const lines: string[] = [];
const CIPHERS = { xyApi: { apiVersion: '3' } };

beforeAll(async () => {
  platform = await startPlatform({ log: (line) => lines.push(line) });
  await platform.configure(CIPHERS);
  key = await sm2KeyOf(platform);
});
beforeEach(() => platform.configure(CIPHERS));
afterAll(() => platform.close());

const failed = expect.objectContaining({ status: -1, message: '参数解密失败' });
const sealed = (parameters: object, options: SealOptions = {}) =>
  sealedFields(key, platform.clock.now(), parameters, options);
const query = (fields: Record<string, string>) => new URLSearchParams(fields).toString();
const columns = async (fields: Record<string, string>) =>
  (await platform.get(`/app_if/getColumns?${query(fields)}`)).json();

describe('[wire D5] 参数解密失败', () => {
  const changed = (hex = '') => (hex.startsWith('0') ? '1' : '0') + hex.slice(1);
  test.each<[string, (good: string) => string]>([
    ['nothing', () => ''],
    ['no hex', (good) => `${good.slice(0, -2)}zz`],
    ['half a byte', (good) => good.slice(0, -1)],
    ['too little', (good) => good.slice(0, 192)],
    ['a point that is not on the curve', changed],
    ['a text that was changed', (good) => good.slice(0, -2) + changed(good.slice(-2))],
    ['a key that is not ours', () => sm2Sealed(publishedSm2.publicKey, '{}')],
  ])('%s', async (_, change) => {
    const fields = sealed({ parentColumnId: '0' });
    expect(await columns({ ...fields, encryptData: change(fields.encryptData ?? '') })).toEqual(failed);
  });

  const inside = (more: string) => (t: string) => `{"t":"${t}","parentColumnId":"0",${more}}`;
  test.each<[string, (t: string) => string]>([
    ['a list inside', inside('"ids":["1"]')],
    ['an object inside', inside('"info":{"a":"b"}')],
    ['null inside', inside('"device":null')],
    ['a prototype inside', inside('"__proto__":"x"')],
    ['a prototype with parameters inside', inside('"__proto__":{"isAdmin":"1"}')],
    ['encryptData once more', inside('"encryptData":"00"')],
    ['no object', (t) => `["${t}"]`],
    ['no JSON', (t) => `{t=${t}}`],
    ['half a JSON', (t) => `{"t":"${t}"`],
    ['far too many', (t) => inside(Array.from({ length: 300 }, (_, n) => `"p${n}":""`).join())(t)],
    ['lists in lists in lists', (t) => `{"t":"${t}","a":${'['.repeat(10_000)}${']'.repeat(10_000)}}`],
  ])('%s', async (_, text) => {
    const fields = sealed({}, { text: text(String(platform.clock.now())) });
    expect((await platform.post('/app_if/getColumns', query(fields))).json()).toEqual(failed);
  });

  test('texts, numbers and switches are no fault', async () => {
    const text = inside('"device":"x","page":0,"on":true')(String(platform.clock.now()));
    expect(await columns(sealed({}, { text }))).toMatchObject({ columns: [] });
  });

  test('sent twice', async () => {
    const fields = query(sealed({ parentColumnId: '0' }));
    expect((await platform.get(`/app_if/getColumns?${fields}&encryptData=00`)).json()).toEqual(failed);
  });

  test('[wire S20] in the words of the login service there', async () => {
    const { headers } = signedCall({}, { at: platform.clock.now() });
    const answer = await platform.post('/sso-app/api/modify', 'encryptData=00', headers);
    expect(answer.json()).toMatchObject({ code: 0, status: -1, message: '参数解密失败', data: {} });
  });

  test('[wire W7] larger than what is opened: HTTP 413, status -1', async () => {
    // of the operation with the longest texts
    const [path = ''] = pathsOf(saveInputArticle);
    const sent = (digits: number) => platform.post(path, { ...sealed({}), encryptData: 'a'.repeat(digits) });
    const answer = await sent(ENCRYPT_DATA_MAX + 1);
    expect([answer.status, answer.json()]).toMatchObject([413, { status: -1, data: {} }]);
    const largest = await sent(ENCRYPT_DATA_MAX);
    expect(largest.json()).toEqual(failed);
  });

  test('[K8] neither an answer nor the log tells what was inside, or a key', async () => {
    lines.length = 0;
    const secret = 'refresh-token-of-somebody';
    const texts = [`{"t":"1","x":"${secret}"}`, `{"x":["${secret}"]}`, `{"x":"${secret}`, `x\u0000${secret}`];
    const answers = await Promise.all(
      texts.map(
        async (text) => (await platform.get(`/app_if/getColumns?${query(sealed({}, { text }))}`)).text,
      ),
    );
    const forged = await platform.get(`/app_if/getColumns?t=${secret}&encryptData=${'ab'.repeat(200)}`);
    // a line there is: the log is heard
    platform.app.log.warn('heard');
    expect(lines.join()).toContain('heard');
    for (const text of [...answers, forged.text, ...lines]) {
      expect(text).not.toContain(secret);
      expect(text).not.toContain(key.slice(2, 20));
    }
  });
});

describe('[K8] the cost of opening', () => {
  /** HTTP code of a call that is none of ours: refused like every such one, or not looked at. */
  function codeFrom(deciphering: Deciphering, address: string): number {
    try {
      deciphering.parametersOf(getColumns)?.({ encryptData: '00' }, address);
      return 0;
    } catch (error) {
      if (error instanceof Refusal) return error.http;
      throw error;
    }
  }
  const lookedAt = (deciphering: Deciphering, address: string, times: number) =>
    Array.from({ length: times }, () => codeFrom(deciphering, address)).filter((code) => code === 200).length;

  test('[K8] an address has a rate, a household of IPv6 one in all; others are not touched by it', () => {
    const clock = fakeClock(1_930_000_000_000);
    const deciphering = createDeciphering(publishedSm2.privateKey, clock.now);
    expect(lookedAt(deciphering, '192.0.2.7', 200)).toBe(150);
    expect(lookedAt(deciphering, '2001:db8:1:2::1', 100)).toBe(100);
    expect(lookedAt(deciphering, '2001:db8:1:2::2', 100)).toBe(50);
    expect(lookedAt(deciphering, '192.0.2.8', 1)).toBe(1);
    clock.forward(1000);
    expect(lookedAt(deciphering, '192.0.2.7', 200)).toBe(50);
  });

  test('[K8] all addresses together have one as well', () => {
    const clock = fakeClock(1_930_000_000_000);
    const deciphering = createDeciphering(publishedSm2.privateKey, clock.now);
    const fromAll = () =>
      Array.from({ length: 10 }, (_, n) => lookedAt(deciphering, `192.0.2.${n}`, 100)).reduce(
        (a, b) => a + b,
      );
    expect(fromAll()).toBe(400);
    clock.forward(1000);
    expect(fromAll()).toBe(200);
  });

  test('[wire W7] beyond it: HTTP 429 in an envelope; plain calls go on', async () => {
    const call = (url: string) =>
      platform.app.inject({ url, remoteAddress: '192.0.2.7', headers: { host: 'paper.test' } });
    const all = await Promise.all(
      Array.from({ length: 151 }, () => call('/app_if/getColumns?encryptData=00')),
    );
    const beyond = all.filter(({ statusCode }) => statusCode === 429);
    expect(beyond).toHaveLength(1);
    expect(beyond[0]?.json()).toMatchObject({ status: -1, message: '请求太频繁，请稍后再试', data: {} });
    expect((await call('/app_if/getColumns?parentColumnId=0')).json()).toMatchObject({ columns: [] });
  });
});
