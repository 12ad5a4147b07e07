import { addReport } from '@platform/lives/liveEditing.service';
import { databaseAway } from '@testing/databaseAway';
import { seeded, seedNewsroom } from '@testing/seedNewsroom';
import { aSocket, type HeardFrame, listening, socketConfig, type TestSocket } from '@testing/socketClient';
import { startPlatform, type TestPlatform } from '@testing/startPlatform';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { SocketLimits } from './limits.rules';

const live = seeded.live.running;
let platform: TestPlatform;
let address: string;
beforeEach(async () => {
  platform = await startPlatform();
  await seedNewsroom(platform);
  address = await listening(platform);
});
afterEach(() => platform.close());

async function limited(socketLimits: Partial<SocketLimits>): Promise<{ on: TestPlatform; at: string }> {
  const on = await startPlatform({ socketLimits });
  onTestFinished(() => on.close());
  await seedNewsroom(on);
  return { on, at: await listening(on) };
}

const add = (content: string, on = platform) => {
  const doc = { title: '', user: '', userID: 0, userIcon: '', content, sourceType: 1, attachments: [] };
  const work = { site: 1, staff: 7, at: new Date(on.clock.now()) };
  return addReport(on.db, work, live, { top: false, doc });
};
const isReport = ({ type }: HeardFrame) => type === 'live_reporting';
const hasSeq = (seq: number) => (frame: HeardFrame) => isReport(frame) && frame.data?.seq === seq;
const seqs = ({ frames }: TestSocket) => frames.filter(isReport).map(({ data }) => data?.seq);
const upTo = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);
const many = <T>(length: number, make: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length }, (_, index) => make(index)));

const LISTENERS = {
  name: 'test-listeners',
  text: `select pid from pg_stat_activity
    where datname = current_database() and application_name = 'touchpaper listening'`,
};
const listeners = () => platform.db.query<{ pid: number }>(LISTENERS);

describe('[K9] each frame once and in its order', () => {
  test('[K9] twenty write at once, fifty hear all of it on two processes, whenever they came in', async () => {
    const other = await platform.beside();
    const beside = await listening({ app: other });
    const sockets = await many(50, (index) => aSocket(index % 2 ? address : beside));
    const early = sockets.slice(0, 30);
    for (const socket of early) await socket.enter(live);
    const writing = many(20, async (writer) => {
      for (let count = 0; count < 10; count += 1) await add(`${writer}/${count}`);
    });
    const late = await many(20, async (index) => {
      const socket = await aSocket(index % 2 ? address : beside);
      // one after the other, while they write
      for (let before = 0; before < index; before += 1) await platform.db.query(LISTENERS);
      return { socket, from: (await socket.enter(live)).data?.seq ?? -1 };
    });
    await writing;
    const last = await add('the last word');
    expect(last).toBeGreaterThan(0);
    for (const socket of early) {
      await socket.heard(hasSeq(201));
      expect(seqs(socket)).toEqual(upTo(1, 201));
    }
    for (const { socket, from } of late) {
      await socket.heard(hasSeq(201));
      expect(seqs(socket)).toEqual(upTo(from + 1, 201));
    }
    await many(50, async (index) => sockets[index]?.end());
    for (const { socket } of late) await socket.end();
    await other.close();
  });

  test('[K9] the database is listened to while somebody is here, on one connection, and not otherwise', async () => {
    expect(await listeners()).toEqual([]);
    const sockets = await many(3, () => aSocket(address));
    expect(await listeners()).toEqual([]);
    for (const socket of sockets) await socket.enter(live);
    await add('one');
    for (const socket of sockets) await socket.heard(hasSeq(1));
    expect(await listeners()).toHaveLength(1);
    for (const socket of sockets) await socket.end();
    await expect.poll(listeners).toEqual([]);
  });

  test('[K9] a frame – published while the listening connection is lost – reaches sockets once it is back', async () => {
    const socket = await aSocket(address);
    await socket.enter(live);
    await add('one');
    await socket.heard(hasSeq(1));
    const [listener] = await listeners();
    await platform.db.script(`select pg_terminate_backend(${listener?.pid})`);
    await add('two');
    await socket.heard(hasSeq(2));
    await databaseAway(platform.db, async () => undefined);
    await expect.poll(async () => (await listeners().catch(() => [])).length).toBe(1);
    await add('three');
    await socket.heard(hasSeq(3));
    expect(seqs(socket)).toEqual([1, 2, 3]);
    await socket.end();
  });

  test('[I5] a server that is started again: 1001, and the frames in between are there to be asked for', async () => {
    const { port } = new URL(address);
    const { websocketToken: token } = await socketConfig(address);
    const first = await aSocket(address);
    const { data } = await first.enter(live);
    const timers = vi.spyOn(globalThis, 'setTimeout');
    await platform.app.close();
    // a stop waits five seconds for answers under way: a socket is none
    expect(timers.mock.calls.map(([, delay]) => delay)).not.toContain(5_000);
    timers.mockRestore();
    expect(await first.closed).toBe(1001);
    await add('while it was away');
    const again = await platform.beside();
    await again.listen({ port: Number(port), host: '127.0.0.1' });
    const second = await aSocket(address, { token });
    const entered = await second.enter(live);
    expect(entered.data?.seq).toBe((data?.seq ?? 0) + 1);
    const missed = await (await fetch(`${address}/app_if/liveChanges?id=${live}&since=${data?.seq}`)).json();
    expect(missed).toMatchObject({ frames: [{ data: { report: { content: 'while it was away' } } }] });
    await second.end();
    await again.close();
  });
});

describe('[K8] limits of a socket', () => {
  test('[K8] too many frames are refused, then the socket is closed', async () => {
    const socket = await aSocket(address);
    for (let count = 0; count < 200; count += 1) socket.say({ type: 'ping' });
    expect(await socket.closed).toBe(1008);
    const codes = socket.frames.map(({ code }) => code);
    expect(codes.slice(0, 30)).toEqual(codes.slice(0, 30).map(() => 200));
    expect(codes.slice(30)).toEqual(codes.slice(30).map(() => 429));
    expect(codes.length).toBe(80);
  });

  test('[K8] a frame that is too long closes the socket', async () => {
    const socket = await aSocket(address);
    socket.say({ type: 'ping', more: 'x'.repeat(2_000) });
    expect(await socket.closed).toBe(1009);
  });

  test('[K8] a socket listens to twenty lives at most', async () => {
    await platform.db.script(`insert into lives (site_id, id, status, starts_at, doc)
      select 1, id, 1, now(), '{}' from generate_series(100, 120) as id`);
    const socket = await aSocket(address);
    for (const id of upTo(100, 119)) await socket.enter(id);
    const refused = await socket.enter(120);
    expect(refused).toMatchObject({ code: 429, message: expect.any(String) });
    // one it listens to already is no more
    expect(await socket.enter(100)).toMatchObject({ code: 200 });
    await socket.end();
  });

  const opened = async (at: string) => {
    const socket = await aSocket(at);
    await socket.end();
    return 'open';
  };

  test('[K8] one network has so many sockets', async () => {
    const { at } = await limited({ maxPerNetwork: 3 });
    const sockets = await many(3, () => aSocket(at));
    await expect(opened(at)).rejects.toThrow('429');
    await sockets[0]?.end();
    await expect.poll(() => opened(at).catch(String)).toBe('open');
  });

  test('[K8] … and opens so many at once', async () => {
    const { on, at } = await limited({ openings: { capacity: 8, perSecond: 1 } });
    for (let count = 0; count < 8; count += 1) expect(await opened(at)).toBe('open');
    await expect(opened(at)).rejects.toThrow('429');
    on.clock.forward(1_000);
    expect(await opened(at)).toBe('open');
    await expect(opened(at)).rejects.toThrow('429');
  });

  test('[K8] a socket that does not read – while another reads every frame – is closed', async () => {
    const { on, at } = await limited({ maxBufferedBytes: 100_000 });
    const slow = await aSocket(at);
    const reader = await aSocket(at);
    await slow.enter(live);
    await reader.enter(live);
    slow.ws.pause();
    const long = 'x'.repeat(400_000);
    for (let count = 1; count <= 60; count += 1) await add(long, on);
    await reader.heard(hasSeq(60));
    expect(seqs(reader)).toEqual(upTo(1, 60));
    slow.ws.resume();
    expect(await slow.closed).toBe(1006);
    expect(slow.frames.length).toBeLessThan(50);
    await reader.end();
  });

  test('[K8] a socket that is gone, or has entered no live for five minutes – is closed, one that listens is not', async () => {
    const { on, at } = await limited({ sweepMs: 50 });
    const idle = await aSocket(at);
    const listens = await aSocket(at);
    const gone = await aSocket(at, { silent: true });
    await listens.enter(live);
    await gone.enter(live);
    expect(await gone.closed).toBe(1006);
    on.clock.forward(300_000);
    expect(await idle.closed).toBe(1000);
    expect(listens.ws.readyState).toBe(listens.ws.OPEN);
    await listens.end();
  });
});
