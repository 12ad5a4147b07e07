import { expect, test } from 'vitest';
import {
  isOffline,
  type NetworkEvent,
  networkStatus,
  nextNetworkState,
  supersede,
  withNetworkReports,
} from './networkStatus';

const after = (...events: NetworkEvent[]): boolean =>
  isOffline(events.reduce(nextNetworkState, { online: true, failures: 0 }));

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

test('[E2] a call that a newer one overtook – a browser without abort reasons – says nothing of the network; one that took too long does', async () => {
  const heard: boolean[] = [];
  const stop = networkStatus.subscribe((offline) => heard.push(offline));
  const never = withNetworkReports(() => Promise.reject(new DOMException('aborted', 'AbortError')));
  // Safari before 15.4 and Chrome before 98
  const withoutReason = (controller: AbortController) => {
    Object.defineProperty(controller.signal, 'reason', { value: undefined });
    return controller;
  };
  const ended = (abort: (controller: AbortController) => void) => {
    const controller = withoutReason(new AbortController());
    abort(controller);
    return never('/x', { signal: controller.signal }).catch(() => undefined);
  };
  for (let call = 0; call < 3; call += 1) await ended(supersede);
  expect(heard).toEqual([]);
  await ended((controller) => controller.abort());
  await ended((controller) => controller.abort());
  expect(heard).toEqual([true]);
  networkStatus.report('found');
  stop();
});
