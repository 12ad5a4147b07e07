import { takesCiphers } from '@contract/enciphering';
import { operations } from '@contract/operations';
import { type SealOptions, sealedFields, sm2KeyOf } from '@testing/sealed';
import { seeded, seedNewsroom } from '@testing/seedNewsroom';
import { signedCall } from '@testing/signedCall';
import { startPlatform, type TestPlatform } from '@testing/startPlatform';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

let platform: TestPlatform;
let key = '';
const CIPHERS = { xyApi: { apiVersion: '3' } };

beforeAll(async () => {
  platform = await startPlatform();
  await seedNewsroom(platform);
  await platform.configure(CIPHERS);
  key = await sm2KeyOf(platform);
});
beforeEach(() => platform.configure(CIPHERS));
afterAll(() => platform.close());

const MINUTE = 60_000;
const failed = expect.objectContaining({ status: -1, message: '参数解密失败' });
const { news, topic } = seeded.columns;

const sealed = (parameters: object, options: SealOptions = {}) =>
  sealedFields(key, platform.clock.now(), parameters, options);
const query = (fields: Record<string, string>) => new URLSearchParams(fields).toString();
const columns = async (fields: Record<string, string>) =>
  (await platform.get(`/app_if/getColumns?${query(fields)}`)).json();
const plain = async (id: number) => (await platform.get(`/app_if/getColumns?parentColumnId=${id}`)).json();

describe('[G2][wire D5] enciphered parameters', () => {
  test('[wire D5] reach the operation by query, form, JSON and beside a multipart body', async () => {
    const expected = await plain(topic);
    expect(expected).not.toEqual(await plain(0));
    const fields = sealed({ parentColumnId: String(topic) });
    expect(await columns(fields)).toEqual(expected);
    expect((await platform.post('/app_if/getColumns', query(fields))).json()).toEqual(expected);
    expect((await platform.post('/app_if/getColumns', fields)).json()).toEqual(expected);
    const multipart = { 'content-type': 'multipart/form-data; boundary=x' };
    const parts = '--x\r\ncontent-disposition: form-data; name="file1"; filename="a"\r\n\r\nabc\r\n--x--\r\n';
    const answer = await platform.post(`/app_if/getColumns?${query(fields)}`, parts, multipart);
    expect(answer.json()).toEqual(expected);
  });

  test('[wire D5] an upload: the query enciphered, parts plain, and no part says who sends it', async () => {
    const { uid, headers } = await platform.member();
    const bytes = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#884422' } })
      .jpeg()
      .toBuffer();
    const part = (name: string, more: string) =>
      `--x\r\ncontent-disposition: form-data; name="${name}"${more}\r\n\r\n`;
    const body = Buffer.concat([
      Buffer.from(`${part('userID', '')}999\r\n${part('file1', '; filename="a.jpg"')}`),
      bytes,
      Buffer.from('\r\n--x--\r\n'),
    ]);
    const type = { 'content-type': 'multipart/form-data; boundary=x' };
    const sent = async (userID: string) => {
      const queryText = query(sealed({ fileType: 'file', userID }));
      return (await platform.post(`/app_if/upload?${queryText}`, body, { ...headers, ...type })).json();
    };
    expect(await sent(uid)).toMatchObject({ fileList: [{ fileName: 'a.jpg' }] });
    expect(await sent('998')).toMatchObject({ status: -1, message: '不能以他人的身份操作' });
  });

  test('[wire D5] a leading 04 and capital digits are read as well', async () => {
    const { encryptData = '', ...clear } = sealed({ parentColumnId: String(topic) });
    const expected = await plain(topic);
    expect(await columns({ ...clear, encryptData: `04${encryptData}` })).toEqual(expected);
    expect(await columns({ ...clear, encryptData: encryptData.toUpperCase() })).toEqual(expected);
  });

  test('[wire D5] every part of the call reads what was inside: version, callback, site', async () => {
    const parameters = { parentColumnId: String(topic), curVersions: '3', jsoncallback: 'cb' };
    const answer = await platform.get(`/app_if/getColumns?${query(sealed(parameters))}`);
    expect(answer.text).toMatch(/^cb\(\{"status":0,.*\}\)$/);
    const elsewhere = await columns(sealed({ parentColumnId: '0', siteId: '77' }));
    expect(elsewhere).toEqual({ version: 0, columns: [], topColumns: [] });
  });

  test('[wire D5] nis and sso too; the sign is over what stands inside', async () => {
    const notice = await platform.get(
      `/nis/api/notice/detail?${query(sealed({ id: String(seeded.notice) }))}`,
    );
    expect(notice.json()).toMatchObject({ id: seeded.notice });
    const given = { phone: '13800000001', scene: 'login' };
    const { headers } = signedCall(given, { at: platform.clock.now() });
    const inside = { ...given, devid: 'xy0001', device: 'xy0001' };
    const sent = await platform.post('/sso-app/api/sendCode', query(sealed(inside)), headers);
    expect(sent.json()).toMatchObject({ code: 1, status: 0 });
    expect(await platform.codeTo('13800000001')).toMatch(/^\d{6}$/);
  });

  test('[wire D5] plain ones stay good beside them', async () => {
    expect(await plain(news)).toMatchObject({ columns: expect.any(Array) });
  });

  test('[wire D5] operations that are always plain – called with encryptData – ignore it', async () => {
    const config = await platform.get('/app_if/getConfig?appID=1&encryptData=00');
    expect(config.json()).toMatchObject({ siteID: 1 });
    expect((await platform.get('/app_if/tokenHelper/serverTime?encryptData=00')).json()).toMatchObject({
      time: platform.clock.now(),
    });
  });

  test('[wire D5] services and operations that may be enciphered are these', () => {
    const never = operations.filter((operation) => !takesCiphers(operation));
    const others = never.filter(({ service }) => ['base', 'amuc', 'nis', 'sso'].includes(service));
    expect(others.map(({ name }) => name).sort()).toEqual([
      ...['auth', 'authinfo', 'certificate', 'getConfig', 'getImage', 'getPortrait', 'poster'],
      ...['recordVoteCountAndLog', 'serverTime', 'verifyCode'],
    ]);
  });
});

describe('[wire D5] clear and inside', () => {
  test.each(['columnId', 'columnID'])(
    'a parameter enciphered as %s – beside a clear one in any spelling – wins',
    async (name) => {
      const inside = sealed({ [name]: String(news) });
      const at = async (clear: string) =>
        (await platform.get(`/app_if/getArticles?${query(inside)}&${clear}`)).json();
      const expected = await at('');
      expect(expected).toMatchObject({ list: expect.arrayContaining([expect.anything()]) });
      for (const clear of ['columnId=99', 'columnID=99', 'columnid=99', 'siteID=77', 'siteid=77'])
        expect(await at(clear), clear).toEqual(expected);
    },
  );

  test('a parameter in clear alone – beside enciphered ones – counts', async () => {
    const fields = { ...sealed({ x: '1' }), parentColumnId: String(topic) };
    expect(await columns(fields)).toEqual(await plain(topic));
  });

  test('[wire D5] a replay: good for ten minutes, not one millisecond more', async () => {
    const fields = sealed({ parentColumnId: String(topic) });
    platform.clock.forward(10 * MINUTE);
    expect(await columns(fields)).toEqual(await plain(topic));
    platform.clock.forward(1);
    expect(await columns(fields)).toEqual(failed);
    const early = sealed({ parentColumnId: '0' }, { at: platform.clock.now() + 10 * MINUTE + 1 });
    expect(await columns(early)).toEqual(failed);
  });

  test('[wire D5] a replay with another clear time is found', async () => {
    const fields = sealed({ parentColumnId: String(topic) });
    platform.clock.forward(11 * MINUTE);
    expect(await columns({ ...fields, t: String(platform.clock.now()) })).toEqual(failed);
    const { t: _, ...timeless } = sealed({ parentColumnId: '0' });
    expect(await columns(timeless)).toEqual(failed);
    expect(await columns(sealed({}, { text: '{"parentColumnId":"0"}' }))).toEqual(failed);
  });
});

describe('[wire D5] encryptRequired', () => {
  const required = { encryptRequired: 1, ...CIPHERS } as const;

  test('a plain call is refused, an enciphered one and what is always plain go on', async () => {
    await platform.configure(required);
    for (const path of ['/app_if/getColumns?parentColumnId=0', '/nis/api/notice/detail?id=1'])
      expect((await platform.get(path)).json()).toEqual(failed);
    expect((await platform.sso('sendCode', { phone: '13800000002', scene: 'login' })).json()).toEqual(failed);
    expect(await columns(sealed({ parentColumnId: '0' }))).toMatchObject({ columns: expect.any(Array) });
    expect((await platform.get('/app_if/getConfig?appID=1')).json()).toMatchObject({ encryptRequired: 1 });
  });

  test('a site without ciphers has no key to ask for', async () => {
    await platform.configure({ encryptRequired: 1 });
    expect(await plain(0)).toMatchObject({ columns: expect.any(Array) });
  });
});
