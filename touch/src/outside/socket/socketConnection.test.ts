import { LiveStatus } from '@contract/codes';
import { addReport, setLiveStatus } from '@platform/lives/liveEditing.service';
import { websocketToken } from '@platform/sockets/socketTokens.service';
import { fakeClock } from '@testing/clock';
import { seeded, seedNewsroom } from '@testing/seedNewsroom';
import { listening, socketConfig } from '@testing/socketClient';
import { startPlatform, type TestPlatform, testKeys } from '@testing/startPlatform';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { openPageSocket, type SocketHandlers } from './pageSocket';
import { createSocketConnection, type SocketConnection, type SocketOptions } from './socketConnection';

const live = seeded.live.running;
let platform: TestPlatform;
let address: string;
let clock: ReturnType<typeof fakeClock>;
let pending: { at: number; work: () => void }[];
let calls: string[];
let applied: string[];
let shownAgain: () => void;
let line: SocketConnection;
beforeEach(async () => {
  platform = await startPlatform();
  await seedNewsroom(platform);
  address = await listening(platform);
  // the same interface as a browser's
  vi.stubGlobal('WebSocket', WebSocket);
  clock = fakeClock(1_000_000);
  pending = [];
  calls = [];
  applied = [];
});
afterEach(async () => {
  line.leave();
  vi.unstubAllGlobals();
  await platform.close();
});

/** Time goes on, and what was due then is done. */
function pass(milliseconds: number): void {
  clock.forward(milliseconds);
  const due = pending.filter(({ at }) => at <= clock.now());
  pending = pending.filter((one) => !due.includes(one));
  for (const { work } of due) work();
}

async function open(parts: Partial<SocketOptions> = {}): Promise<void> {
  const { socketServer, websocketToken: token } = await socketConfig(address);
  line = createSocketConnection({
    ...{ url: socketServer.url, token, openSocket: openPageSocket, now: clock.now },
    schedule: (milliseconds, work) => {
      const one = { at: clock.now() + milliseconds, work };
      pending.push(one);
      return () => {
        pending = pending.filter((other) => other !== one);
      };
    },
    async fetchSocketConfig() {
      calls.push('token');
      const config = await socketConfig(address);
      return { url: config.socketServer.url, token: config.websocketToken };
    },
    async fetchMissed(id, since) {
      calls.push(`since ${since}`);
      const answer = Object(
        await (await fetch(`${address}/app_if/liveChanges?id=${id}&since=${since}`)).json(),
      );
      return answer.reset ? 'tooOld' : answer;
    },
    async reloadLive() {
      calls.push('anew');
      return undefined;
    },
    applyFrame: ({ seq, data }) =>
      applied.push(`${seq} ${Object(data).report?.content ?? Object(data).status}`),
    onPageShown: (again) => {
      shownAgain = again;
      return () => undefined;
    },
    ...parts,
  });
  line.enter(String(live));
}

const work = () => ({ site: 1, staff: 7, at: new Date(platform.clock.now()) });
const add = (content: string) => {
  const doc = { title: '', user: '', userID: 0, userIcon: '', content, sourceType: 1, attachments: [] };
  return addReport(platform.db, work(), live, { top: false, doc });
};

test('[I5] a status and a report of the open live are applied as they happen', async () => {
  await open();
  await expect.poll(() => calls).toEqual(['anew']);
  await setLiveStatus(platform.db, work(), live, LiveStatus.ended);
  await add('马来了');
  await expect.poll(() => applied).toEqual(['1 2', '2 马来了']);
  expect(line.stage()).toBe('open');
});

test('[I2] the server is started again: after four seconds the line stands, and what was missed comes once', async () => {
  await open();
  await expect.poll(() => calls).toEqual(['anew']);
  await add('before');
  await expect.poll(() => applied).toEqual(['1 before']);
  await platform.app.close();
  await expect.poll(() => line.stage()).toBe('closed');
  await add('while it was away');
  await add('and again');
  const again = await platform.beside();
  await again.listen({ port: Number(new URL(address).port), host: '127.0.0.1' });
  pass(3_999);
  expect(line.stage()).toBe('closed');
  pass(1);
  await expect.poll(() => applied).toEqual(['1 before', '2 while it was away', '3 and again']);
  await add('after');
  await expect.poll(() => applied.at(-1)).toBe('4 after');
  expect(calls).toEqual(['anew', 'since 1']);
  line.leave();
  await again.close();
});

test('[I4] a connection that opens, is lost and opens again – reports each stage once, in order', async () => {
  const stages: string[] = [];
  await open({ onStage: (stage) => stages.push(stage) });
  await expect.poll(() => calls).toEqual(['anew']);
  await platform.app.close();
  await expect.poll(() => line.stage()).toBe('closed');
  const again = await platform.beside();
  await again.listen({ port: Number(new URL(address).port), host: '127.0.0.1' });
  pass(4_000);
  await expect.poll(() => line.stage()).toBe('open');
  line.leave();
  expect(stages).toEqual(['connecting', 'open', 'closed', 'connecting', 'open', 'closing']);
  await again.close();
});

test('[wire D9] a token that is over is exchanged for another one', async () => {
  const over = websocketToken(testKeys.sign, 1, platform.clock.now() - 26 * 3_600_000);
  await open({ token: over });
  await expect.poll(() => line.stage()).toBe('closed');
  pass(4_000);
  await expect.poll(() => line.stage()).toBe('open');
  expect(calls[0]).toBe('token');
});

test('[I5] a page that comes back asks once, and nothing doubles', async () => {
  await open();
  await expect.poll(() => calls).toEqual(['anew']);
  await add('one');
  await expect.poll(() => applied).toEqual(['1 one']);
  shownAgain();
  shownAgain();
  await add('two');
  await expect.poll(() => applied).toEqual(['1 one', '2 two']);
  expect(calls).toEqual(['anew', 'since 1']);
});

test.each([
  ['who answers stays', true, 'open'],
  ['who does not is closed', false, 'closing'],
])('[I3] after a minute of silence it pings; %s', async (_, answers, stage) => {
  const heard: unknown[] = [];
  await open({
    openSocket: (to, hears) =>
      openPageSocket(to, {
        ...hears,
        onMessage: (text) => {
          heard.push(JSON.parse(String(text)).type);
          if (answers || heard.length === 1) hears.onMessage(text);
        },
      }),
  });
  await expect.poll(() => calls).toEqual(['anew']);
  pass(59_999);
  pass(1);
  await expect.poll(() => heard).toEqual(['live_status_subscribe', 'ping']);
  pass(60_000);
  expect(line.stage()).toBe(stage);
});

test('[I1] without a token, or in the open, nothing is opened', async () => {
  const opened = vi.fn(openPageSocket);
  await open({ token: '', openSocket: opened });
  line.leave();
  await open({ url: 'ws://paper.example', openSocket: opened });
  expect(opened).not.toHaveBeenCalled();
  expect(line.stage()).toBe('none');
});

test('[I2] frames of an earlier socket – after a new one was opened – are ignored', async () => {
  const made: SocketHandlers[] = [];
  await open({
    openSocket: (_, hears) => {
      made.push(hears);
      return { send: () => undefined, close: () => undefined };
    },
  });
  made[0]?.onOpen();
  line.leave();
  line.enter('6');
  made[0]?.onClose(1000);
  expect([made.length, line.stage()]).toEqual([2, 'connecting']);
  made[1]?.onOpen();
  expect(line.stage()).toBe('open');
  expect(pending).toHaveLength(1);
});
