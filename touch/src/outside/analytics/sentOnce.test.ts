import { EventType, KindNumber } from '@contract/codes';
import { defaultConfig } from '@platform/sites/defaultConfig';
import { readConfig } from '@touch/api/config';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { forgetStored } from '../storage';
import { createAnalytics } from './analytics';
import type { AnalyticsDependencies } from './analyticsDependencies';
import { setConsent } from './consent';
import { actionOf } from './record';
import { forgetUnsent, removeUnsent, storeUnsent, unsentRecords } from './unsentRecords';
import { forgetVirtualUid, virtualUid } from './virtualUid';

const opened = { id: '345', type: KindNumber.event.article, eventType: EventType.click };
const site = readConfig(defaultConfig(1, '澜川', '1'));
const shown = { title: '题', publishtime: '2031-03-05 09:00:00', columnID: 0, columnName: '' };
const settle = () => new Promise((done) => setImmediate(done));

/** Requests that wait for the test's answer. */
function startAnalytics(change: Partial<AnalyticsDependencies> = {}) {
  const sent: {
    readonly url: string;
    readonly init: RequestInit;
    readonly end: (code: number) => Promise<void>;
  }[] = [];
  let ids = 0;
  const analytics = createAnalytics(
    { ...site, analytics: { url: 'https://counting.example/record?app=1', tenantCode: 't', appKey: 'k' } },
    {
      fetch: (url, init = {}) =>
        new Promise((resolve) => {
          const end = async (code: number) => {
            resolve(new Response('{}', { status: code }));
            await settle();
            await settle();
          };
          sent.push({ url: String(url), init, end });
        }),
      now: () => 1_900_000_000_000,
      device: () => 'xy123',
      newId: () => {
        ids += 1;
        return `id${ids}`;
      },
      userAgent: 'Mozilla/5.0 (iPhone)',
      referrer: '',
      article: () => undefined,
      ...change,
    },
  );
  return { ...analytics, sent, events: () => sent.filter(({ url }) => url.endsWith('/event')) };
}

beforeEach(() => {
  vi.stubGlobal('navigator', {});
  setConsent(true);
  virtualUid(() => 'reader');
});
afterEach(() => {
  setConsent(false);
  forgetUnsent();
  forgetVirtualUid();
  forgetStored('session', 'analyticsDevice');
  vi.unstubAllGlobals();
});

describe('[J4] a record', () => {
  test('[J4] on its way – unsent ones are sent meanwhile – is not sent twice; failed, it is sent again', async () => {
    const { recordCall, sendUnsent, sent } = startAnalytics();
    recordCall('event', opened);
    sendUnsent();
    sendUnsent();
    expect(sent).toHaveLength(1);
    await sent[0]?.end(500);
    expect(unsentRecords()).toHaveLength(1);
    sendUnsent();
    expect(sent).toHaveLength(2);
    await sent[1]?.end(200);
    expect(unsentRecords()).toEqual([]);
    sendUnsent();
    expect(sent).toHaveLength(2);
  });

  test('[J4] confirmed – others unsent – is removed alone', async () => {
    const { recordCall, sent } = startAnalytics();
    recordCall('event', opened);
    recordCall('event', { ...opened, id: '346' });
    await sent[1]?.end(200);
    expect(unsentRecords().map(({ fields }) => fields.articleID)).toEqual(['345']);
  });

  test('[J4] of a service whose address has a query – keeps it', () => {
    const { recordCall, sent } = startAnalytics();
    recordCall('event', opened);
    const { searchParams } = new URL(sent[0]?.url ?? '');
    expect([searchParams.get('app'), searchParams.get('dataType'), searchParams.get('platform')]).toEqual([
      ...['1', '1000005', '2'],
    ]);
  });

  test.each([
    ['', ''],
    ['https://other.example/a?b=c#d', 'https://other.example/a'],
    ['data:text/plain,x', ''],
    ['no address', ''],
  ])('[G10] the page before – "%s" – is reported as "%s"', (referrer, reported) => {
    startAnalytics({ referrer }).recordCall('event', opened);
    expect(unsentRecords()[0]?.fields.refer).toBe(reported);
  });

  test('[J4] unsent ones – 101 stored, one removed, none left – are the newest hundred, and leave no name behind', () => {
    vi.stubGlobal('window', { localStorage: new Map() });
    for (let n = 0; n < 101; n += 1) storeUnsent({ eventId: `e${n}`, to: 'event', fields: {} });
    expect([unsentRecords().length, unsentRecords()[0]?.eventId, unsentRecords().at(-1)?.eventId]).toEqual([
      ...[100, 'e1', 'e100'],
    ]);
    removeUnsent('e50');
    removeUnsent('never');
    expect(unsentRecords().map(({ eventId }) => eventId)).not.toContain('e50');
    expect(unsentRecords()).toHaveLength(99);
  });
});

describe('[wire f8] tracking events', () => {
  test('[wire f8] of acts that are no view and no share – a like, a comment – are none', () => {
    const { recordCall, events, sent } = startAnalytics({ article: () => shown });
    recordCall('event', { ...opened, eventType: EventType.like });
    recordCall('discuss', { rootID: '345', content: '好' });
    expect([sent.length, events().length]).toEqual([2, 0]);
  });
  test('[wire f8] of a share whose number is not known, of an article that is not shown – are none', () => {
    const { recordCall, events } = startAnalytics({ article: (id) => (id === '345' ? shown : undefined) });
    recordCall('event', { ...opened, eventType: EventType.share });
    recordCall('event', { ...opened, id: '346' });
    expect(events()).toEqual([]);
    recordCall('event', { ...opened, eventType: EventType.share, eventId: 's1' });
    expect(events()).toHaveLength(1);
  });
  test('[wire f8] of a share without network – is stored; a comment without network is not', () => {
    const { recordCall } = startAnalytics({ article: () => shown });
    recordCall('event', { ...opened, eventType: EventType.share, eventId: 's1' }, false);
    recordCall('discuss', { rootID: '345', content: '好' }, false);
    expect(unsentRecords().map(({ to, eventId }) => [to, eventId])).toEqual([
      ['record', 'id1'],
      ['event', 's1'],
    ]);
  });
});

test.each([
  ['a like taken back', { ...opened, eventType: EventType.like, cancel: 1 }],
  ['an event of no type', { id: '345', eventType: EventType.click }],
  ['a comment on a live', { sourceType: 1, rootID: '3' }],
])('[J4] %s – is no counted act', (_, input) => {
  expect(actionOf('event', input)).toBeUndefined();
});
