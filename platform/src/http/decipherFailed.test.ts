import { ENCRYPT_DATA_MAX } from '@contract/enciphering';
import { type Sealing, sealedFields, sm2KeyOf, sm2Sealed } from '@testing/sealed';
import { signedCall } from '@testing/signedCall';
import { publishedSm2 } from '@testing/sm2Vector';
import { startPlatform, type TestPlatform } from '@testing/startPlatform';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

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
const sealed = (parameters: object, options: Sealing = {}) =>
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
    ['lists in lists in lists', (t) => `{"t":"${t}","a":${'['.repeat(20_000)}${']'.repeat(20_000)}}`],
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
    const fields = { ...sealed({}), encryptData: 'a'.repeat(ENCRYPT_DATA_MAX + 1) };
    const answer = await platform.post('/app_if/getColumns', query(fields));
    expect([answer.status, answer.json()]).toMatchObject([413, { status: -1, data: {} }]);
    const largest = await platform.post('/app_if/getColumns', {
      ...fields,
      encryptData: 'a'.repeat(ENCRYPT_DATA_MAX),
    });
    expect(largest.json()).toEqual(failed);
  });

  test('[K8] neither an answer nor the log tells what was inside, or a key', async () => {
    lines.length = 0;
    const secret = 'refresh-token-of-somebody';
    const texts = [`{"t":"1","x":"${secret}"}`, `{"x":["${secret}"]}`, `{"x":"${secret}`, `x\u0000${secret}`];
    const said = await Promise.all(
      texts.map(
        async (text) => (await platform.get(`/app_if/getColumns?${query(sealed({}, { text }))}`)).text,
      ),
    );
    const forged = await platform.get(`/app_if/getColumns?t=${secret}&encryptData=${'ab'.repeat(200)}`);
    // a line there is: the log is heard
    platform.app.log.warn('heard');
    expect(lines.join()).toContain('heard');
    for (const text of [...said, forged.text, ...lines]) {
      expect(text).not.toContain(secret);
      expect(text).not.toContain(key.slice(2, 20));
    }
  });
});

describe('[K8] what opening costs', () => {
  const from = async (remoteAddress: string, times: number) => {
    const url = `/app_if/getColumns?${query(sealed({ parentColumnId: '0' }))}`;
    const answers = [];
    for (let n = 0; n < times; n += 1)
      answers.push(await platform.app.inject({ url, remoteAddress, headers: { host: 'paper.test' } }));
    return answers;
  };

  test('[wire W7] an address beyond its rate is told so by HTTP 429; others and plain calls go on', async () => {
    const answers = await from('192.0.2.7', 151);
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(150);
    expect(answers.at(-1)?.statusCode).toBe(429);
    expect(answers.at(-1)?.json()).toMatchObject({ status: -1, message: '请求太频繁，请稍后再试' });
    expect((await from('192.0.2.8', 1))[0]?.statusCode).toBe(200);
    expect(await columns({ parentColumnId: '0' })).toMatchObject({ columns: expect.any(Array) });
    platform.clock.forward(1000);
    const later = await from('192.0.2.7', 51);
    expect(later.filter(({ statusCode }) => statusCode === 200)).toHaveLength(50);
  });

  test('[K8] all addresses together have a rate as well, and what is beyond is not even opened', async () => {
    platform.clock.forward(60_000);
    const all = await Promise.all(Array.from({ length: 5 }, (_, n) => from(`192.0.2.${20 + n}`, 100)));
    const codes = all.flat().map(({ statusCode }) => statusCode);
    expect(codes.filter((code) => code === 200)).toHaveLength(400);
    expect(codes.filter((code) => code === 429)).toHaveLength(100);
  });
});
