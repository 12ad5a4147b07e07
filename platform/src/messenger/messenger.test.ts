import { createHash } from 'node:crypto';
import * as contract from '@contract/messenger';
import { MESSENGER_PATH, messengerSimulator } from '@demo/messenger/simulator';
import { setSecret } from '@platform/secrets/secrets.service';
import { fakeClock } from '@testing/clock';
import { startPlatform, type TestPlatform } from '@testing/startPlatform';
import { faults } from '@testing/strictSchema';
import { votingOn } from '@testing/votesOn';
import Fastify, { type FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

const APP = { appid: 'wxtest0000000001', secret: 'a-secret-of-tests' };
const DEVICE = 'xy0001';
const PAGE = 'http://paper.test/app/template/displayTemplate/news/home.html';

let standIn: FastifyInstance;
let standInOrigin: string;
let platform: TestPlatform;
const standInClock = fakeClock(Date.parse('2031-03-05T09:30:00+08:00'));
const forward = (milliseconds: number) => {
  standInClock.forward(milliseconds);
  platform.clock.forward(milliseconds);
};
beforeEach(async () => {
  standIn = Fastify();
  messengerSimulator(standIn, { ...APP, now: standInClock.now });
  standInOrigin = await standIn.listen({ host: '127.0.0.1', port: 0 });
  platform = await startPlatform({ messenger: standInOrigin + MESSENGER_PATH });
  await setSecret(platform.db, 1, 'messenger', APP.secret);
  await platform.configure({ _rd_WeChat: { wxAppid: APP.appid } });
});
afterEach(async () => {
  await platform.close();
  await standIn.close();
});

/** Authorisation code that a phone gets from the messenger. */
async function code(person: string, scope = 'snsapi_userinfo'): Promise<string> {
  const query = new URLSearchParams({
    appid: APP.appid,
    redirect_uri: `${standInOrigin}/x`,
    response_type: 'code',
    scope,
    state: 's1',
    person,
  });
  const answer = await fetch(`${standInOrigin}${MESSENGER_PATH}/connect/oauth2/authorize?${query}`, {
    redirect: 'manual',
  });
  const back = new URL(answer.headers.get('location') ?? '');
  expect(back.searchParams.get('state')).toBe('s1');
  return back.searchParams.get('code') ?? '';
}

const User = contract.wxUserInfo.output;
async function user(of: string, device = DEVICE) {
  const answer = await platform.get(`/app_if/wx/userInfo?code=${of}&device=${device}`);
  expect(faults(User, answer.json())).toEqual([]);
  return v.parse(User, answer.json());
}
const fault = (path: string, errcode: number) =>
  fetch(`${standInOrigin}${MESSENGER_PATH}/fault?path=${path}&errcode=${errcode}`);
const thirdLogin = async (given: { openid: string; unionid: string }, device = DEVICE) => {
  const { openid: oid, unionid } = given;
  const nickname = Buffer.from('不是我').toString('base64');
  const parameters = { provider: 'tencent_wechat', oid, unionid, nickname, head: '' };
  return Object((await platform.sso('thirdLogin', parameters, { device })).json());
};

describe('[G7] the member named by the messenger', () => {
  test('[G7][wire g91] a code gives the person, once: used again it gives an empty openid', async () => {
    const once = await code('ordinary');
    expect(await user(once)).toEqual({
      openid: 'oDemo-caomu-0001',
      unionid: 'uDemo-caomu-0001',
      nickname: '草木间',
      headimgurl: '',
    });
    forward(10_000);
    expect(await user(once)).toMatchObject({ openid: '', unionid: '' });
    expect(await user('invented')).toMatchObject({ openid: '' });
    expect(await user('')).toMatchObject({ openid: '' });
  });

  test('[G7] one code asked for twice at once is exchanged once, and both get the person', async () => {
    const once = await code('ordinary');
    const [first, second] = await Promise.all([user(once), user(once)]);
    expect(first).toEqual(second);
    expect(first.openid).not.toBe('');
  });

  test('[G7] a code is good for ten minutes', async () => {
    const late = await code('ordinary');
    forward(600_000);
    expect(await user(late)).toMatchObject({ openid: '' });
  });

  test('[G7] the silent scope gives the number and no name', async () => {
    expect(await user(await code('ordinary', 'snsapi_base'))).toMatchObject({
      openid: 'oDemo-caomu-0001',
      nickname: '',
    });
  });

  test('[G7] a login by messenger – the page claims another person – logs in the person the messenger names', async () => {
    const person = await user(await code('ordinary'));
    const came = await thirdLogin(person);
    expect(came).toMatchObject({ code: 1, data: { nickname: '草木间', provider: 'tencent_wechat' } });
    const again = await thirdLogin(await user(await code('ordinary')));
    expect(again.data.uid).toBe(came.data.uid);
  });

  test('[wire W24] a login by messenger – another person’s id, or a proof used a minute ago – is refused', async () => {
    const person = await user(await code('ordinary'));
    expect(await thirdLogin(person, 'another-device')).toMatchObject({ code: 0 });
    expect(await thirdLogin({ ...person, openid: 'oDemo-yuefeng-0002' })).toMatchObject({ code: 0 });
    expect(await thirdLogin(person)).toMatchObject({ code: 1 });
    forward(60_000);
    expect(await thirdLogin(person)).toMatchObject({ code: 0 });
    const late = await user(await code('ordinary'));
    forward(600_000);
    expect(await thirdLogin(late)).toMatchObject({ code: 0 });
  });

  test('[K4][G7] a login by messenger – repeated from the same device after a lost answer – succeeds', async () => {
    const person = await user(await code('ordinary'));
    const came = await thirdLogin(person);
    forward(30_000);
    expect(await thirdLogin(person, 'another-device')).toMatchObject({ code: 0 });
    expect(await thirdLogin(person)).toMatchObject({ code: 1, data: { uid: came.data.uid } });
    forward(30_000);
    expect(await thirdLogin(person)).toMatchObject({ code: 0 });
  });

  test.each(['snapshot', 'alone'])(
    '[G7] %s is read as a guest: no unionid, and never comes in',
    async (key) => {
      const person = await user(await code(key));
      expect(person.openid).not.toBe('');
      expect(person.unionid).toBe('');
      expect(await thirdLogin(person)).toMatchObject({ code: 0 });
      const members = await platform.db.query({ name: 'no-members', text: 'select id from members' });
      expect(members).toEqual([]);
    },
  );

  test('[K11][G7] a virtual account of the messenger – votes – is refused until the real account is known', async () => {
    await platform.addColumn({ id: 1, name: '要闻' });
    const voting = votingOn(platform);
    const vote = await voting.inArticle();
    const give = (device: string) => voting.give(vote, vote.choice(0), { device });
    await user(await code('snapshot'), 'virtual');
    expect(await give('virtual')).toEqual({
      result: 'false',
      message: '请点击页面下方“使用完整服务”后再投票',
    });
    await user(await code('ordinary'), 'virtual');
    expect(await give('virtual')).toMatchObject({ result: 'true' });
    expect((await voting.result(vote)).total).toBe(1);
  });

  test.each([
    ['/sns/oauth2/access_token', -1],
    ['/sns/userinfo', 48001],
    ['/sns/oauth2/access_token', 45011],
  ])('[G7] the messenger fails at %s with %i: a clear refusal, nothing bound', async (path, errcode) => {
    const once = await code('ordinary');
    await fault(path, errcode);
    const answer = await platform.get(`/app_if/wx/userInfo?code=${once}&device=${DEVICE}&curVersions=3`);
    expect(answer.json()).toMatchObject({ status: -1, message: '微信授权获取用户信息失败' });
  });

  test('[G7] a login by messenger – one that does not answer, or is not set up – is refused in words that differ', async () => {
    await standIn.close();
    const down = await platform.get(`/app_if/wx/userInfo?code=x&device=${DEVICE}&curVersions=3`);
    expect(down.json()).toMatchObject({ status: -1, message: '微信授权获取用户信息失败' });
    await platform.configure({ _rd_WeChat: { wxAppid: '' } });
    const none = await platform.get(`/app_if/wx/userInfo?code=x&device=${DEVICE}&curVersions=3`);
    expect(none.json()).toMatchObject({ status: -1, message: '微信授权未开通' });
  });
});

describe('[wire D4] the signature for share cards', () => {
  const Signature = contract.wxSignature.output;
  const sign = async (url: string, more = '') =>
    platform.get(`/app_if/wx/signature?url=${encodeURIComponent(url)}${more}`);
  const check = async (signed: v.InferOutput<typeof Signature>, url: string) => {
    const { appid: appId, noncestr: nonceStr, timestamp, signature } = signed;
    const query = new URLSearchParams({ appId, nonceStr, timestamp, signature, url });
    const answer = await fetch(`${standInOrigin}${MESSENGER_PATH}/check?${query}`);
    return Object(await answer.json()).errMsg;
  };

  test('[wire g22, D4] it is what the messenger’s SDK expects, for the address without its fragment', async () => {
    const answer = await sign(`${PAGE}?a=1#x`);
    expect(faults(Signature, answer.json())).toEqual([]);
    const signed = v.parse(Signature, answer.json());
    expect(await check(signed, `${PAGE}?a=1`)).toBe('config:ok');
    expect(await check(signed, PAGE)).toBe('config:invalid signature');
    expect(signed.timestamp).toMatch(/^\d{10}$/);
  });

  test.each([
    'http://elsewhere.test/page.html',
    'http://paper.test@elsewhere.test/',
    'https://paper.test/other-scheme',
    'javascript:alert(1)',
    '',
    '//paper.test/x',
  ])('[wire D4] %j is no page of ours: it is not signed', async (url) => {
    expect((await sign(url, '&curVersions=3')).json()).toMatchObject({ status: -1 });
    expect((await sign(url)).text).not.toMatch(/[0-9a-f]{40}/);
  });

  test('[wire D4] no script of another origin gets one', async () => {
    const answer = await sign(PAGE, '&jsoncallback=cb');
    expect(answer.text.startsWith('{')).toBe(true);
    expect(answer.headers['access-control-allow-origin']).toBeUndefined();
  });

  test('[K8][wire W7] three hundred at once from one address, codes and signatures together; a moment later it goes on', async () => {
    const path = `/app_if/wx/signature?url=${encodeURIComponent(PAGE)}`;
    const { status } = await platform.get('/app_if/wx/userInfo?code=none&device=x');
    const all = await Promise.all(Array.from({ length: 300 }, () => platform.get(path)));
    expect([status, ...all.map((one) => one.status)].filter((one) => one === 200).length).toBe(300);
    expect((await platform.get(path)).status).toBe(429);
    expect((await platform.get('/app_if/wx/userInfo?code=none2&device=x')).status).toBe(429);
    const other = { url: path, remoteAddress: '203.0.113.7', headers: { host: 'paper.test' } };
    expect((await platform.app.inject(other)).statusCode).toBe(200);
    forward(1000);
    expect((await platform.get(path)).status).toBe(200);
  });

  test('[wire D4] without credentials: an empty signature, in the envelope with status -1', async () => {
    await setSecret(platform.db, 1, 'messenger', '');
    const empty = { appid: '', noncestr: '', timestamp: '', signature: '' };
    expect((await sign(PAGE)).json()).toEqual(empty);
    expect((await sign(PAGE, '&curVersions=3')).json()).toMatchObject({ status: -1, data: empty });
  });

  test('[field B.1] the ticket is fetched once for many, anew before it ends, and an old one serves while the messenger is down', async () => {
    let fetched = 0;
    const count = (path: string) => {
      fetched += path.includes('getticket') ? 1 : 0;
    };
    const server = Fastify();
    messengerSimulator(server, { ...APP, now: standInClock.now });
    server.addHook('onRequest', async (request) => count(request.url));
    const origin = await server.listen({ host: '127.0.0.1', port: 0 });
    const other = await startPlatform({ messenger: origin + MESSENGER_PATH });
    await setSecret(other.db, 1, 'messenger', APP.secret);
    await other.configure({ _rd_WeChat: { wxAppid: APP.appid } });
    const ask = async () =>
      Object((await other.get(`/app_if/wx/signature?url=${encodeURIComponent(PAGE)}`)).json()).signature;
    await ask();
    await Promise.all(Array.from({ length: 10 }, ask));
    expect(fetched).toBe(1);
    other.clock.forward(7_200_000 - 200_000);
    await fetch(`${origin}${MESSENGER_PATH}/fault?path=/cgi-bin/token&errcode=-1`);
    expect(await ask()).toMatch(/^[0-9a-f]{40}$/);
    expect(await ask()).toMatch(/^[0-9a-f]{40}$/);
    await other.close();
    await server.close();
  });

  test('[wire D4] the formula is the messenger’s public one', () => {
    const text =
      'jsapi_ticket=sM4AOVdWfPE4DxkXGEs8VMCPGGVi4C3VM0P37wVUCFvkVAy_90u5h9nbSlYy3-Sl-HhTdfl2fzFy1AOcHKP7qg&noncestr=Wm3WZYTPz0wzccnW&timestamp=1414587457&url=http://mp.weixin.qq.com?params=value';
    expect(createHash('sha1').update(text).digest('hex')).toBe('0f9de62fce790f9a083d5c99e95740ceb90c27ed');
  });
});
