import { expect, test } from 'vitest';
import {
  type ConnectionEvent,
  connection,
  connectionAfter,
  isOffline,
  OVERTAKEN,
  reportedFetch,
} from './offlineState';

const after = (...events: ConnectionEvent[]): boolean =>
  isOffline(events.reduce(connectionAfter, { online: true, failed: 0 }));

test.each([
  ['nothing happened', [], false],
  ['the browser lost the network', ['lost'], true],
  ['the browser found it again', ['lost', 'found'], false],
  ['one call failed: it may be the server', ['failed'], false],
  ['two calls failed in a row', ['failed', 'failed'], true],
  ['an answer between them', ['failed', 'answered', 'failed'], false],
  ['an answer after them', ['failed', 'failed', 'answered'], false],
  ['what came was kept by the worker', ['kept'], true],
  ['an answer while the browser says there is no network', ['lost', 'answered'], true],
  ['failures, then the browser finds the network', ['failed', 'failed', 'lost', 'found'], false],
] as const)('[B9] %s', (_, events, offline) => {
  expect(after(...events)).toBe(offline);
});

test('[E2] a call that a newer one overtook says nothing of the network; one that took too long does', async () => {
  const heard: boolean[] = [];
  const stop = connection.listen((offline) => heard.push(offline));
  const never = reportedFetch((_, init) => Promise.reject(init?.signal?.reason));
  const ended = (reason?: string) =>
    never('/x', { signal: AbortSignal.abort(reason) }).catch(() => undefined);
  for (const reason of [OVERTAKEN, OVERTAKEN, OVERTAKEN]) await ended(reason);
  expect(heard).toEqual([]);
  await ended();
  await ended();
  expect(heard).toEqual([true]);
  connection.report('found');
  stop();
});
