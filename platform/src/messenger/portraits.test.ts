import { MESSENGER_PATH, messengerSimulator } from '@demo/messenger/simulator';
import { memberById } from '@platform/members/members.store';
import { createPortraits } from '@platform/members/portraitCopies.service';
import { setSecret } from '@platform/secrets/secrets.service';
import { startPlatform, type TestPlatform } from '@testing/startPlatform';
import Fastify, { type FastifyInstance } from 'fastify';
import sharp from 'sharp';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

const APP = { appid: 'wxtest0000000001', secret: 'a-secret-of-tests' };
const DEVICE = 'xy0001';

let standIn: FastifyInstance;
let platform: TestPlatform;
/** Where the messenger says everybody's picture is. */
let portrait: string;
/** Number of requests to the messenger's picture host. */
let requestCount: number;
let origin: string;
/** True when the allowed address answers with an error. */
let hasFault: boolean;

beforeEach(async () => {
  requestCount = 0;
  hasFault = true;
  standIn = Fastify({ forceCloseConnections: true });
  const drawn = await sharp({ create: { width: 132, height: 132, channels: 3, background: '#2a6' } })
    .jpeg()
    .toBuffer();
  messengerSimulator(standIn, { ...APP, now: () => platform.clock.now(), portrait: () => portrait });
  standIn.get<{ Params: { how: string } }>('/mmopen/:how', async ({ params: { how } }, reply) => {
    requestCount += 1;
    reply.type('image/jpeg');
    if (how === 'fault' && hasFault) return reply.code(503).send('');
    if (how === 'gone') return reply.code(404).send('');
    if (how === 'page') return reply.send('<html><script>alert(1)</script>');
    // the start of a picture, and then far too much
    if (how === 'large') return reply.send(Buffer.concat([drawn, Buffer.alloc(2_100_000)]));
    if (how === 'broken') return reply.send(drawn.subarray(0, 200));
    if (how === 'inside') return reply.redirect('http://169.254.169.254/latest/meta-data', 302);
    // never answers
    if (how === 'slow') return new Promise(() => undefined);
    return reply.send(drawn);
  });
  origin = await standIn.listen({ host: '127.0.0.1', port: 0 });
  platform = await startPlatform({ messenger: origin + MESSENGER_PATH, allow: [new URL(origin).host] });
  await setSecret(platform.db, 1, 'messenger', APP.secret);
  await platform.configure({ _rd_WeChat: { wxAppid: APP.appid } });
});
afterEach(async () => {
  await platform.close();
  await standIn.close();
});

const Came = v.object({ data: v.object({ uid: v.string(), head: v.string() }) });

/** Creates a member who signs in through the messenger, with the messenger's picture. */
async function comesIn(how: string, person = 'ordinary', host = origin) {
  portrait = `${host}/mmopen/${how}`;
  const query = new URLSearchParams({
    ...{ appid: APP.appid, redirect_uri: `${origin}/x`, response_type: 'code', scope: 'snsapi_userinfo' },
    ...{ state: 's', person },
  });
  const back = await fetch(`${origin}${MESSENGER_PATH}/connect/oauth2/authorize?${query}`, {
    redirect: 'manual',
  });
  const code = new URL(back.headers.get('location') ?? '').searchParams.get('code');
  const named = await platform.get(`/app_if/wx/userInfo?code=${code}&device=${DEVICE}`);
  const { openid: oid, unionid } = v.parse(
    v.object({ openid: v.string(), unionid: v.string() }),
    named.json(),
  );
  const parameters = { provider: 'tencent_wechat', oid, unionid, nickname: '', head: '' };
  return v.parse(Came, (await platform.sso('thirdLogin', parameters, { device: DEVICE })).json()).data;
}

const ask = (uid: string) => {
  // Cached answers have expired.
  platform.clock.forward(5_000);
  return platform.get(`/app_if/amuc/api/member/getPortrait?uid=${uid}`);
};
const headOf = async (uid: string) =>
  (
    await platform.db.one<{ head: string }>(
      { name: 'head', text: 'select head from members where id = $1' },
      [uid],
    )
  )?.head;

describe('[G7][wire x19] the picture the messenger has of a member', () => {
  test('is taken over as it is first asked for; no reader is led to the messenger', async () => {
    const { uid, head } = await comesIn('good');
    expect(head).toBe(`http://paper.test/app_if/amuc/api/member/getPortrait?uid=${uid}`);
    const [first, second] = await Promise.all([ask(uid), ask(uid)]);
    expect(first.status).toBe(302);
    expect(first.headers.location).toMatch(/^http:\/\/paper\.test\/media\/[\w/]+\.jpg$/);
    expect(second.headers.location).toBe(first.headers.location);
    expect((await ask(uid)).headers.location).toBe(first.headers.location);
    const picture = await platform.get(new URL(String(first.headers.location)).pathname);
    expect([picture.status, picture.headers['content-type']]).toEqual([200, 'image/jpeg']);
    expect(requestCount).toBe(1);
    // a login after it tells the kept one
    expect((await comesIn('good')).head).toBe(first.headers.location);
  });

  test('a portrait – read before it was imported – answers the stored one and is not fetched again', async () => {
    const { uid } = await comesIn('good');
    const before = await memberById(platform.db, 1, Number(uid));
    const { location } = (await ask(uid)).headers;
    const portraits = createPortraits({
      ...{ db: platform.db, media: platform.media, now: platform.clock.now },
      open: () => Promise.reject(new Error('asked for again')),
    });
    expect(before?.head).toContain('/mmopen/');
    if (before) expect(location).toBe(`http://paper.test${await portraits.pictureOf(1, before)}`);
  });

  test.each(['gone', 'page', 'large', 'broken', 'inside'])(
    '%s: none, and it is not asked for again',
    async (how) => {
      const { uid } = await comesIn(how);
      expect((await ask(uid)).json()).toEqual({ url: 'notexist' });
      expect((await ask(uid)).json()).toEqual({ url: 'notexist' });
      expect([requestCount, await headOf(uid)]).toEqual([1, '']);
      expect((await comesIn(how)).head).toBe('');
    },
  );

  test('a portrait host that does not answer – costs the first caller three seconds and later ones nothing', async () => {
    const { uid } = await comesIn('slow');
    expect((await ask(uid)).json()).toEqual({ url: 'notexist' });
    expect((await ask(uid)).json()).toEqual({ url: 'notexist' });
    expect(requestCount).toBe(1);
  });

  test('a host with a fault is asked again ten minutes later: the picture is not lost', async () => {
    const { uid } = await comesIn('fault');
    expect((await ask(uid)).json()).toEqual({ url: 'notexist' });
    hasFault = false;
    platform.clock.forward(580_000);
    expect((await ask(uid)).json()).toEqual({ url: 'notexist' });
    expect(requestCount).toBe(1);
    platform.clock.forward(20_000);
    expect((await ask(uid)).headers.location).toMatch(/^http:\/\/paper\.test\/media\//);
    expect(requestCount).toBe(2);
  });

  test('addresses of the platform’s own network are not asked', async () => {
    const { uid } = await comesIn('good', 'second', origin.replace('127.0.0.1', '127.0.0.2'));
    expect((await ask(uid)).json()).toEqual({ url: 'notexist' });
    expect(requestCount).toBe(0);
  });

  test('a member’s own portrait – sent during the import – stays', async () => {
    const { uid } = await comesIn('slow');
    const waits = ask(uid);
    await expect.poll(() => requestCount).toBe(1);
    const own = `/media/0a/0a${'b'.repeat(38)}.jpg`;
    await platform.db.run({ name: 'own', text: 'update members set head = $2 where id = $1' }, [uid, own]);
    expect((await waits).headers.location).toBe(`http://paper.test${own}`);
  });
});
