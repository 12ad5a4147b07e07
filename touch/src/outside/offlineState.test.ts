import { expect, test } from 'vitest';
import { type ConnectionEvent, connectionAfter, isOffline } from './offlineState';

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
