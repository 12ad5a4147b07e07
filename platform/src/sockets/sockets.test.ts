import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { LiveStatus } from '@contract/codes';
import { liveChanges, ServerFrame, socketToken } from '@contract/socket';
import { SOCKET_BAD_TOKEN } from '@contract/socket/socketCodes';
import { addReport, changeReport, removeReport, setLiveStatus } from '@platform/lives/liveEditing.service';
import { saveSite } from '@platform/sites/sites.store';
import { seeded, seedNewsroom } from '@testing/seedNewsroom';
import { aSocket, type HeardFrame, listening, socketConfig, type TestSocket } from '@testing/socketClient';
import { startPlatform, type TestPlatform, testKeys } from '@testing/startPlatform';
import { faults } from '@testing/strictSchema';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { oneUseToken, websocketToken } from './socketTokens.service';

let platform: TestPlatform;
let address: string;
const logged: string[] = [];
beforeAll(async () => {
  platform = await startPlatform({ log: (line) => void logged.push(line) });
  await seedNewsroom(platform);
  const other = { id: 2, name: '邻县', hosts: ['next.test'], app_ids: ['2'], config: {}, version: 1 };
  await saveSite(platform.db, other);
  platform.clock.forward(10_000);
  address = await listening(platform);
});
afterAll(() => platform.close());

const live = seeded.live.running;
const HOUR_MS = 3_600_000;
const work = () => ({ site: 1, staff: 7, at: new Date(platform.clock.now()) });
const report = (content: string) => ({
  top: false,
  doc: { title: '', user: '记者', userID: 0, userIcon: '', content, sourceType: 1, attachments: [] },
});
const changes = async (since: number, id: number = live) =>
  (await platform.get(`/app_if/liveChanges?id=${id}&since=${since}`)).json();

describe('[I1] the socket’s address in getConfig', () => {
  test('[I1] on this machine it is ws, behind TLS wss, in the open nothing', async () => {
    const at = async (host: string, headers: Record<string, string> = {}) =>
      (await platform.get('/app_if/getConfig?appID=1', { host, ...headers })).json();
    expect(await at('127.0.0.1:8080')).toMatchObject({ socketServer: { url: 'ws://127.0.0.1:8080' } });
    expect(await at('localhost:8080')).toMatchObject({ socketServer: { url: 'ws://localhost:8080' } });
    expect(await at('paper.test')).toMatchObject({ socketServer: { url: '' } });
    const proxied = await startPlatform({ publicOrigin: 'https://paper.example' });
    const answer = await proxied.get('/app_if/getConfig?appID=1');
    await proxied.close();
    expect(answer.json()).toMatchObject({ socketServer: { url: 'wss://paper.example' } });
  });

  test('[wire D9] the token is one all through an hour and never about to end', async () => {
    const token = async () => (await socketConfig(address)).websocketToken;
    const first = await token();
    expect(await token()).toBe(first);
    const start = Math.floor(platform.clock.now() / HOUR_MS) * HOUR_MS;
    const at = (moment: number) => websocketToken(testKeys.sign, 1, moment);
    expect(at(start + HOUR_MS - 1)).toBe(at(start));
    expect(at(start + HOUR_MS)).not.toBe(at(start));
    const until = Number.parseInt(at(start + HOUR_MS - 1).split('.')[2] ?? '', 36);
    expect(until - (start + HOUR_MS - 1)).toBeGreaterThanOrEqual(24 * HOUR_MS);
  });
});

describe('[K8] opening a socket', () => {
  const opens = async (options: Parameters<typeof aSocket>[1]) => {
    const socket = await aSocket(address, options);
    const pong = socket.heard((frame) => frame.type === 'ping').then(() => 'open');
    socket.say({ type: 'ping' });
    const came = await Promise.race([pong, socket.closed]);
    await socket.end();
    return came;
  };
  const key = testKeys.sign;

  test('[wire D9] a good token opens it; forged, over, cut off or another site’s closes it with 4401', async () => {
    const now = platform.clock.now();
    const good = websocketToken(key, 1, now);
    expect(await opens({ token: good })).toBe('open');
    const bad: Record<string, string> = {
      forged: websocketToken('00'.repeat(32), 1, now),
      over: websocketToken(key, 1, now - 26 * HOUR_MS),
      'cut off': good.slice(0, -1),
      longer: `${good}.x`,
      'of another site': websocketToken(key, 2, now),
      'with another site’s number': good.replace('w1.1.', 'w1.2.'),
      'with a later end': good.replace(/^w1\.1\.\w+/, 'w1.1.zzzzzzzz'),
      'an access token': (await platform.member()).headers.token,
      nothing: 'x',
    };
    for (const [name, token] of Object.entries(bad))
      expect([name, await opens({ token })]).toEqual([name, SOCKET_BAD_TOKEN]);
  });

  test('[wire n19] a member’s own token opens one socket within a minute; nobody else gets one', async () => {
    const refused = (await platform.get('/app_if/socketToken?curVersions=3')).json();
    expect(refused).toMatchObject({ status: 11_002 });
    const { headers } = await platform.member('13800000009');
    const token = async () => {
      const answer = (await platform.get('/app_if/socketToken', headers)).json();
      expect(faults(socketToken.output, answer)).toEqual([]);
      return String(Object(answer).token);
    };
    const first = await token();
    expect(await opens({ token: first })).toBe('open');
    expect(await opens({ token: first })).toBe(SOCKET_BAD_TOKEN);
    const late = await token();
    platform.clock.forward(60_000);
    expect(await opens({ token: late })).toBe(SOCKET_BAD_TOKEN);
    const many = await token();
    const all = await Promise.all(Array.from({ length: 10 }, () => opens({ token: many })));
    expect(all.filter((one) => one === 'open')).toHaveLength(1);
    expect(await opens({ token: oneUseToken(key, 2, platform.clock.now()) })).toBe(SOCKET_BAD_TOKEN);
  });

  test('[G3] a site for bearers alone gives everybody no token, and an earlier one opens nothing; a member’s own does', async () => {
    const { headers } = await platform.member('13800000019', 'of the bearer');
    const before = websocketToken(key, 1, platform.clock.now());
    const own = () => oneUseToken(key, 1, platform.clock.now());
    const tokenOf = async () =>
      Object((await platform.get('/app_if/getConfig?appID=1')).json()).websocketToken;
    expect(await tokenOf()).not.toBe('');
    await platform.configure({ xyApi: { xyAuth: 2 } });
    expect(await tokenOf()).toBe('');
    expect(await opens({ token: before })).toBe(SOCKET_BAD_TOKEN);
    const given = Object((await platform.get('/app_if/socketToken', headers)).json()).token;
    expect(await opens({ token: String(given) })).toBe('open');
    // a paper that is closed is closed to all
    await platform.configure({ canUse: false });
    for (const token of [before, own()]) expect(await opens({ token })).toBe(SOCKET_BAD_TOKEN);
    await platform.configure({});
    expect(await opens({ token: before })).toBe('open');
  });

  test('[K8] a page of another origin cannot open it, with whatever token', async () => {
    const { host } = new URL(address);
    for (const origin of [
      'https://evil.example',
      'null',
      `http://${host}.evil.example`,
      'http://127.0.0.1:1',
    ])
      await expect(aSocket(address, { origin }), origin).rejects.toThrow('403');
    for (const origin of [`http://${host}`, undefined])
      expect(await opens(origin ? { origin } : {})).toBe('open');
    await platform.configure({
      frameOrigins: ['https://cms.example'],
      allowedOrigins: ['capacitor://localhost'],
    });
    for (const origin of ['https://cms.example', 'capacitor://localhost'])
      expect(await opens({ origin })).toBe('open');
    await expect(aSocket(address, { origin: 'https://evil.example' })).rejects.toThrow('403');
  });

  test('[K8] a plain request to the socket, or a path that is none – is answered 426, or 404', async () => {
    expect((await fetch(`${address}/ws/x`)).status).toBe(426);
    await expect(aSocket(address, { token: 'a/b' })).rejects.toThrow('404');
  });

  test.each([
    ['GET /app_if/tokenHelper/serverTime', '', /"time":/],
    ['POST /app_if/getArticleCounts', 'articleId=101', /"countClick":10/],
    ['POST /app_if/getArticleCounts', `articleId=101&more=${'x'.repeat(60_000)}`, /"countClick":10/],
  ])('[K8] %s that offers another protocol is answered in this one', async (path, body, answer) => {
    const { hostname, port } = new URL(address);
    const line = connect(Number(port), hostname);
    const head = [
      `${path} HTTP/1.1`,
      `host: ${hostname}`,
      'connection: upgrade, http2-settings',
      'upgrade: h2c',
      'http2-settings: AAEAAEAAAAIAAAAAAAMAAAAAAAQBAAAAAAUAAEAAAAYABgAA',
      'content-type: application/x-www-form-urlencoded',
      `content-length: ${body.length}`,
    ];
    line.write(`${head.join('\r\n')}\r\n\r\n`);
    line.write(body);
    // the line goes on, and is one of this protocol
    line.write('GET /healthz HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n');
    const received = await text(line);
    expect(received).toMatch(/^HTTP\/1\.1 200 /);
    expect(received).toMatch(answer);
    expect(received.match(/HTTP\/1\.1 200 /g)).toHaveLength(2);
  });

  test('[K8] no token and no address of a socket is in the log', async () => {
    const token = websocketToken(key, 1, platform.clock.now());
    await opens({ token });
    await opens({ token: `${token}x` });
    await expect(aSocket(address, { token, origin: 'https://evil.example' })).rejects.toThrow();
    expect(logged.join('')).not.toMatch(/\/ws\/|w1\./);
  });
});

describe('[I5] frames', () => {
  const at = async (run: (socket: TestSocket, seq: number) => Promise<void>) => {
    const socket = await aSocket(address);
    const { data } = await socket.enter(live);
    await run(socket, data?.seq ?? -1);
    await socket.end();
  };
  const isFrame = (type: string, seq: number) => (frame: HeardFrame) =>
    frame.type === type && frame.data?.seq === seq;

  test('[wire D9] a ping is answered, a live says where it stands', async () => {
    const socket = await aSocket(address);
    socket.say({ type: 'ping' });
    const pong = await socket.heard(({ type }) => type === 'ping');
    expect(pong).toEqual({ type: 'ping', code: 200, data: { t: platform.clock.now() } });
    const entered = await socket.enter(live);
    expect(entered.data).toEqual({
      id: live,
      seq: expect.any(Number),
      status: LiveStatus.live,
      countClick: 0,
    });
    expect(socket.frames.flatMap((frame) => faults(ServerFrame, frame))).toEqual([]);
    await socket.end();
  });

  test('[I5] a changed status and reports added, changed and removed arrive, numbered one by one', async () => {
    await at(async (socket, seq) => {
      expect(await setLiveStatus(platform.db, work(), live, LiveStatus.ended)).toBe('set');
      expect(await setLiveStatus(platform.db, work(), live, LiveStatus.ended)).toBe('same');
      const id = (await addReport(platform.db, work(), live, report('第一匹马'))) ?? 0;
      await changeReport(platform.db, work(), live, id, { doc: { content: '第二匹马' } });
      // one that is read after the removal would have lost its words
      await socket.heard(isFrame('live_reporting', seq + 3));
      await removeReport(platform.db, work(), live, id, '');
      await socket.heard(isFrame('live_reporting', seq + 4));
      const [status, ...reports] = socket.frames.slice(1);
      expect(status?.data).toMatchObject({ id: live, seq: seq + 1, status: LiveStatus.ended });
      expect(reports.map(({ data }) => [data?.seq, data?.action])).toEqual([
        [seq + 2, 'add'],
        [seq + 3, 'update'],
        [seq + 4, 'delete'],
      ]);
      expect(reports[1]?.data?.report).toMatchObject({ fileId: id, content: '第二匹马' });
      expect(socket.frames.flatMap((frame) => faults(ServerFrame, frame))).toEqual([]);
    });
  });

  test('[wire n11] frames since a number – requested – are those missed; a removed report has lost its words', async () => {
    const before = Object(await changes(0));
    const id = (await addReport(platform.db, work(), live, report('不该说的话'))) ?? 0;
    expect(await changes(before.seq)).toMatchObject({
      seq: before.seq + 1,
      frames: [{ type: 'live_reporting', data: { action: 'add', report: { content: '不该说的话' } } }],
    });
    await removeReport(platform.db, work(), live, id, '');
    const after = await changes(before.seq);
    expect(faults(liveChanges.output, after)).toEqual([]);
    expect(JSON.stringify(after)).not.toContain('不该说的话');
    expect(after).toMatchObject({ seq: before.seq + 2, frames: [{ data: { action: 'delete' } }, {}] });
    expect(await changes(before.seq + 2)).toEqual({ seq: before.seq + 2, frames: [] });
  });

  test('[wire n11] too long ago, or ahead of what there is: everything anew; no such live is absent', async () => {
    const { seq } = Object(await changes(0));
    expect(await changes(seq + 1)).toEqual({ reset: 1 });
    await platform.db.script(`delete from live_frames where live_id = ${live} and seq = 1`);
    expect(await changes(0)).toEqual({ reset: 1 });
    expect(await changes(1)).toMatchObject({ seq });
    expect(await changes(0, 99)).toEqual({});
  });

  test.each([{ off: 1 }, { off: '1' }, { off: true }])(
    '[I5][wire D9] another live’s frames, and those after %j, are not heard',
    async (end) => {
      await at(async (socket, seq) => {
        await addReport(platform.db, work(), seeded.live.coming, report('别的直播'));
        socket.say({ type: 'live_status_subscribe', data: { id: live, ...end } });
        socket.say({ type: 'ping' });
        await socket.heard(({ type }) => type === 'ping');
        await addReport(platform.db, work(), live, report('听不见'));
        const again = await socket.enter(live);
        expect(again.data?.seq).toBe(seq + 1);
        expect(socket.frames.filter(({ type }) => type === 'live_reporting')).toEqual([]);
      });
    },
  );

  test('[wire D9] several lives stand on one socket', async () => {
    await at(async (socket, seq) => {
      await socket.enter(seeded.live.coming);
      await addReport(platform.db, work(), seeded.live.coming, report('一'));
      await addReport(platform.db, work(), live, report('二'));
      const of = (id: number) => (frame: HeardFrame) =>
        frame.type === 'live_reporting' && frame.data?.id === id;
      expect((await socket.heard(of(live))).data?.seq).toBe(seq + 1);
      await socket.heard(of(seeded.live.coming));
      const ids = socket.frames.filter(({ type }) => type === 'live_reporting').map(({ data }) => data?.id);
      expect(ids.toSorted()).toEqual([seeded.live.coming, live]);
    });
  });
});

describe('[K8] refused messages', () => {
  test('[wire D9] frames that are none: 400; a live that is not there: 404', async () => {
    const socket = await aSocket(address);
    const bad = ['{', '[]', '7', '{"type":"x"}', { type: 'live_status_subscribe' }];
    for (const frame of bad) socket.say(frame);
    socket.ws.send(Buffer.from('{"type":"ping"}'), { binary: true });
    socket.say({ type: 'live_status_subscribe', data: { id: 99 } });
    await socket.heard(({ code }) => code === 404);
    expect(socket.frames.map(({ code }) => code)).toEqual([...bad.map(() => 400), 400, 404]);
    expect(socket.frames.at(-1)).toMatchObject({
      type: 'live_status_subscribe',
      message: expect.any(String),
    });
    await socket.end();
  });
});
