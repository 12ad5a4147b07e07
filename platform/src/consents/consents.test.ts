import { startPlatform, type TestPlatform } from '@testing/startPlatform';
import { afterEach, beforeEach, expect, test } from 'vitest';

let platform: TestPlatform;
beforeEach(async () => {
  platform = await startPlatform();
  await platform.configure({ termsHtml: '<p>协议</p>', privacyPolicyHtml: '<p>政策</p>' });
});
afterEach(() => platform.close());

const PHONE = '13812340011';
const DEVICE = 'xyconsent1';
const version = async (): Promise<string> =>
  Object((await platform.get('/app_if/getConfig?appID=1')).json()).textsVersion;

async function logIn(fields: Record<string, string> = {}, name = 'loginByPhone') {
  platform.clock.forward(61_000);
  await platform.sso('sendCode', { phone: PHONE, scene: 'login' }, { device: DEVICE });
  const code = await platform.codeTo(PHONE);
  const answer = Object(
    (await platform.sso(name, { phone: PHONE, code, ...fields }, { device: DEVICE })).json(),
  );
  return { uid: String(answer.data.uid), token: String(answer.data.accessToken) };
}
const recorded = async () => {
  const text = `select version, means, agreed_at as at, withdrawn_at is not null as over from consents order by agreed_at`;
  return platform.db.query<{ version: string; means: string; at: Date; over: boolean }>({
    name: 'test-consents',
    text,
  });
};
const call = async (path: string, token: string, fields: Record<string, string> = {}) =>
  Object(
    (
      await platform.post(
        `/app_if/amuc/api/member/${path}`,
        { ...fields, device: DEVICE, curVersions: '3.0' },
        { token },
      )
    ).json(),
  );

test('[K22] a login – new, again, whose form asked for consent – is recorded once, with version, time and means', async () => {
  const agreed = await version();
  await logIn({ consent: agreed });
  const at = new Date(platform.clock.now());
  await logIn({ consent: agreed });
  expect(await recorded()).toEqual([{ version: agreed, means: 'register', at, over: false }]);
});

test.each([
  ['an older program that says nothing', {}],
  ['a form with other texts', { consent: '0123456789abcdef' }],
])('[K22][wire n30] a login of %s – works – and records no consent', async (_, fields) => {
  const { token } = await logIn(fields);
  expect(await recorded()).toEqual([]);
  const { data } = await call('consent', token);
  expect(data).toMatchObject({ version: await version(), agreed: '', agreedAt: '' });
});

test('[K22][wire n31] texts that change – by a word, by the days of a table – have another version; the member agrees anew', async () => {
  const first = await version();
  const { token } = await logIn({ consent: first });
  await platform.configure({ privacyPolicyHtml: '<p>新政策</p>' });
  platform.clock.forward(5_000);
  const second = await version();
  await platform.configure({ privacyPolicyHtml: '<p>新政策</p>', retention: { tipoffs: 7 } });
  platform.clock.forward(5_000);
  const third = await version();
  expect(new Set([first, second, third]).size).toBe(3);
  expect((await call('consent', token)).data).toMatchObject({ version: third, agreed: first });
  expect((await call('giveConsent', token, { version: second })).status).toBe(-1);
  expect((await call('giveConsent', token, { version: third })).data).toMatchObject({
    version: third,
    agreed: third,
    means: 'again',
  });
  expect((await recorded()).map(({ version: of, means }) => [of, means])).toEqual([
    [first, 'register'],
    [third, 'again'],
  ]);
});

test('[K22][wire n32] a consent that is withdrawn – ends the logins of that member alone – and the next login’s is a new one', async () => {
  const agreed = await version();
  const { token } = await logIn({ consent: agreed });
  const other = await platform.member('13812340012', 'xyconsent2');
  const answer = await platform.sso('withdrawConsent', {}, { token, device: DEVICE });
  expect(answer.json()).toMatchObject({ code: 1, status: 0 });
  expect((await call('consent', token)).status).toBe(10111);
  const logins = await platform.db.query<{ member: number; over: boolean }>({
    name: 'test-logins',
    text: 'select member_id as member, ended_at is not null as over from logins order by id',
  });
  expect(logins.map(({ over }) => over)).toEqual([true, false]);
  expect(logins[1]?.member).toBe(Number(other.uid));
  await logIn({ consent: agreed });
  expect((await recorded()).map(({ means, over }) => [means, over])).toEqual([
    ['register', true],
    ['login', false],
  ]);
});
