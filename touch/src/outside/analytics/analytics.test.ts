import { createServer, type IncomingHttpHeaders } from 'node:http';
import { DataType } from '@contract/analyticsCodes';
import { EventType, KindNumber } from '@contract/codes';
import { defaultConfig } from '@platform/sites/defaultConfig';
import { readConfig } from '@touch/api/config';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { randomHex } from '../calls/requestBuilding';
import { forgetStored, writeStored } from '../storage';
import { createAnalytics } from './analytics';
import type { AnalyticsDependencies } from './analyticsDependencies';
import { setConsent } from './consent';
import { actionOf, platformOf } from './record';
import { forgetUnsent, unsentRecords } from './unsentRecords';
import { forgetVirtualUid, virtualUid } from './virtualUid';

const ANDROID = 'Mozilla/5.0 (Linux; Android 14) Mobile';
const { article, comment } = KindNumber.event;
const opened = { id: '345', type: article, eventType: EventType.click };
const text = (header: unknown) => Buffer.from(String(header), 'base64').toString('utf8');

interface Service {
  readonly url: string;
  readonly heard: { query: URLSearchParams; headers: IncomingHttpHeaders }[];
  /** HTTP code of its answers; 0: it never answers. */
  answers: number;
  /** Resolves with the next request. */
  next(): Promise<void>;
}

/** The service that counts, as it stands with somebody else. */
async function aService(): Promise<Service> {
  const waiting: (() => void)[] = [];
  const heard: Service['heard'] = [];
  const service = {
    url: '',
    heard,
    answers: 204,
    next: () => new Promise<void>((done) => waiting.push(done)),
  };
  const server = createServer((request, response) => {
    heard.push({ query: new URL(request.url ?? '', 'http://x').searchParams, headers: request.headers });
    if (service.answers > 0) response.writeHead(service.answers).end();
    for (const done of waiting.splice(0)) done();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  service.url = `http://127.0.0.1:${address.port}/record`;
  return service;
}

const site = readConfig(defaultConfig(1, '澜川', '1'));

let ids = 0;
const newId = () => {
  ids += 1;
  return `id${ids}`;
};
const open = (url: string, change: Partial<AnalyticsDependencies> = {}) =>
  createAnalytics(
    { ...site, analytics: { url, tenantCode: '澜川', appKey: 'k1' } },
    {
      fetch,
      now: () => 1_900_000_000_000,
      device: () => 'xy123',
      newId,
      userAgent: ANDROID,
      referrer: 'https://paper.test/app/news/home.html?code=secret#token',
      article: () => undefined,
      ...change,
    },
  );
const settled = () => vi.waitFor(() => expect(unsentRecords()).toEqual([]));

beforeEach(() => {
  ids = 0;
  vi.stubGlobal('navigator', {});
  setConsent(true);
  virtualUid(() => 'a reader');
});
afterEach(() => {
  setConsent(false);
  forgetUnsent();
  forgetVirtualUid();
  forgetStored('local', 'analyticsUnsent');
  forgetStored('session', 'analyticsDevice');
  vi.unstubAllGlobals();
});

describe('[J4] counted acts of a reader', () => {
  test.each([
    ['an article opened', 'event', opened, DataType.open],
    ['shared', 'event', { ...opened, eventType: EventType.share }, DataType.share],
    ['liked', 'event', { ...opened, eventType: EventType.like }, DataType.like],
    ['a comment on one', 'discuss', { rootID: '345', content: '好' }, DataType.comment],
  ] as const)('[J4] %s', (_, name, input, dataType) => {
    expect(actionOf(name, input)).toEqual({ dataType, articleID: '345' });
  });

  test.each([
    ['a like taken back', 'event', { ...opened, eventType: EventType.like, cancel: 1 }],
    ['the like of a comment', 'event', { ...opened, type: comment, eventType: EventType.like }],
    ['a view', 'event', { ...opened, eventType: EventType.view }],
    ['a comment on a live', 'discuss', { rootID: '5', sourceType: 1, content: '好' }],
    ['another call', 'fav', { articleID: '345' }],
  ])('[J4] not %s', (_, name, input) => {
    expect(actionOf(name, input)).toBeUndefined();
  });

  test.each([
    [ANDROID, 1],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', 2],
    ['Mozilla/5.0 (Phone; OpenHarmony 5.0)', 3],
    ['Mozilla/5.0 (Tablet; OpenHarmony 5.0)', 3],
    ['Mozilla/5.0 (Windows NT 10.0)', 5],
  ])('[J4] platform of %s', (userAgent, platform) => {
    expect(platformOf(userAgent)).toBe(platform);
  });
});

describe('[J4][wire f8] a tracking event', () => {
  const shown = {
    title: '清水进了柳湾',
    publishtime: '2031-03-05 09:00:00.0',
    columnID: 12,
    columnName: '要闻',
  };
  const named = { title: shown.title, publishtime: shown.publishtime, columnID: '12', columnName: '要闻' };

  /** Bodies of the events that are sent to the platform, all answered with a code. */
  function platformOf(code: number) {
    const bodies: Record<string, string>[] = [];
    const fetch: typeof globalThis.fetch = async (input, init) => {
      if (String(input).endsWith('/event') && init?.method === 'POST' && init.keepalive)
        bodies.push(Object.fromEntries(new URLSearchParams(String(init.body))));
      return new Response('{}', { status: code });
    };
    return { bodies, fetch };
  }

  test('[wire f8] view and device – first article of a visit – name the article, its time and column', async () => {
    const { bodies, fetch } = platformOf(200);
    const { recordCall } = open('https://counting.example/record', { fetch, article: () => shown });
    recordCall('event', opened);
    recordCall('event', { ...opened, id: '346' });
    await settled();
    expect(bodies).toMatchObject([
      { id: '345', eventType: '3', device: 'xy123', siteID: '1', ...named },
      { id: '345', eventType: '12', ...named },
      { id: '346', eventType: '3' },
    ]);
    expect(new Set(bodies.map(({ eventId }) => eventId)).size).toBe(3);
  });

  test('[wire f8] share – told to the platform before – carries the same number, so that it counts once', async () => {
    const { bodies, fetch } = platformOf(200);
    const { recordCall } = open('https://counting.example/record', { fetch, article: () => shown });
    recordCall('event', { ...opened, eventType: EventType.share, eventId: 'share/xy123/1' });
    await settled();
    expect(bodies).toMatchObject([{ eventType: '2', eventId: 'share/xy123/1', ...named }]);
  });

  test('[J4] opening without network – call failed – is stored and sent with the next visit; a like is not', async () => {
    const offline = open('https://counting.example/record', {
      fetch: () => Promise.reject(new Error('offline')),
      article: () => shown,
    });
    offline.recordCall('event', opened, false);
    offline.recordCall('event', { ...opened, eventType: EventType.like }, false);
    await new Promise((done) => setImmediate(done));
    expect(unsentRecords().map(({ to, fields }) => [to, fields.dataType ?? fields.eventType])).toEqual([
      ['record', String(DataType.open)],
      ['event', '3'],
      ['event', '12'],
    ]);
    const { bodies, fetch } = platformOf(200);
    open('https://counting.example/record', { fetch, article: () => shown }).sendUnsent();
    await settled();
    expect(bodies.map(({ eventType }) => eventType)).toEqual(['3', '12']);
  });

  test.each([
    ['withdrawn', () => setConsent(false)],
    ['refused by doNotTrack', () => vi.stubGlobal('navigator', { doNotTrack: '1' })],
  ])('[J4] unsent records – consent %s – are not sent', async (_, refuse) => {
    const { bodies, fetch } = platformOf(503);
    const { recordCall, sendUnsent } = open('https://counting.example/record', {
      fetch,
      article: () => shown,
    });
    recordCall('event', opened);
    await vi.waitFor(() => expect(bodies).toHaveLength(2));
    await new Promise((done) => setImmediate(done));
    refuse();
    sendUnsent();
    recordCall('event', opened);
    expect(bodies).toHaveLength(2);
    expect(unsentRecords()).toHaveLength(3);
  });
});

describe('[J4][wire a1] a record', () => {
  test('[wire a1] goes to the service in its spellings, its headers base64 of UTF-8', async () => {
    const service = await aService();
    open(service.url).recordCall('event', opened);
    await settled();
    const [{ query, headers } = { query: new URLSearchParams(), headers: {} }] = service.heard;
    expect(Object.fromEntries(query)).toEqual({
      dataType: '1000005',
      articleID: '345',
      actionTime: '1900000000000',
      deviceid: 'xy123',
      userUuid: 'a reader',
      refer: 'https://paper.test/app/news/home.html',
      platform: '1',
      eventId: 'id1',
    });
    expect(
      ['tenant-code', 'app-key', 'os', 'device-id', 'user-id'].map((name) => text(headers[name])),
    ).toEqual(['澜川', 'k1', 'Android', 'xy123', 'a reader']);
  });

  test('[G9] virtualUid is made once, at random, and lasts', () => {
    forgetVirtualUid();
    const uid = virtualUid(randomHex);
    expect(uid).toMatch(/^[0-9a-f]{32}$/);
    expect(virtualUid(randomHex)).toBe(uid);
    forgetVirtualUid();
    expect(virtualUid(randomHex)).not.toBe(uid);
  });

  test('[G10] neither cookies nor referrers nor a member’s number go along', async () => {
    const service = await aService();
    const sent: RequestInit[] = [];
    const watched: typeof fetch = (input, init) => {
      sent.push(init ?? {});
      return fetch(input, init);
    };
    open(service.url, { fetch: watched, referrer: 'about:blank' }).recordCall('event', {
      ...opened,
      userID: '77',
    });
    await settled();
    expect(sent).toMatchObject([{ credentials: 'omit', referrerPolicy: 'no-referrer', keepalive: true }]);
    const [one] = service.heard;
    expect([one?.query.get('refer'), one?.query.has('userID')]).toEqual(['', false]);
    expect(JSON.stringify([...(one?.query.values() ?? [])])).not.toContain('77"');
  });

  test('[J4] nothing without consent, and nothing is kept for later', async () => {
    const service = await aService();
    const { recordCall, sendUnsent } = open(service.url);
    recordCall('event', opened);
    await settled();
    setConsent(false);
    recordCall('event', opened);
    expect(unsentRecords()).toEqual([]);
    sendUnsent();
    setConsent(true);
    recordCall('event', opened);
    await settled();
    expect(service.heard.map(({ query }) => query.get('eventId'))).toEqual(['id1', 'id2']);
  });

  test('[J4] nothing where the browser refuses for its reader, whatever was said before', async () => {
    const service = await aService();
    vi.stubGlobal('navigator', { globalPrivacyControl: true });
    open(service.url).recordCall('event', opened);
    expect(unsentRecords()).toEqual([]);
    expect(service.heard).toEqual([]);
  });

  test('[J4] skipped without the number of an article', async () => {
    const service = await aService();
    for (const id of ['', '0', 'x', '../1']) open(service.url).recordCall('event', { ...opened, id });
    expect([unsentRecords(), service.heard]).toEqual([[], []]);
  });

  test.each([500, 404, 0])(
    '[J4] answered %i (0: not at all) it is kept and goes with the next visit under the same number',
    async (code) => {
      const service = await aService();
      service.answers = code;
      const heard = service.next();
      const first = open(code === 0 ? 'http://127.0.0.1:9/record' : service.url);
      first.recordCall('event', opened);
      if (code > 0) await heard;
      await new Promise((done) => setImmediate(done));
      expect(unsentRecords().map(({ eventId }) => eventId)).toEqual(['id1']);
      service.answers = 204;
      const again = service.next();
      open(service.url).sendUnsent();
      await again;
      await settled();
      const numbers = service.heard.map(({ query }) => query.get('eventId'));
      expect(numbers).toEqual(code === 0 ? ['id1'] : ['id1', 'id1']);
      open(service.url).sendUnsent();
      expect(service.heard).toHaveLength(numbers.length);
    },
  );

  test('[G6] it waits 180000 ms for the service, not longer', async () => {
    const service = await aService();
    service.answers = 0;
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const heard = service.next();
    let ended = false;
    const watched: typeof fetch = (input, init) => {
      init?.signal?.addEventListener('abort', () => {
        ended = true;
      });
      return fetch(input, init);
    };
    open(service.url, { fetch: watched }).recordCall('event', opened);
    await heard;
    vi.advanceTimersByTime(179_999);
    expect(ended).toBe(false);
    vi.advanceTimersByTime(1);
    expect(ended).toBe(true);
    expect(unsentRecords()).toHaveLength(1);
  });

  test('[J4] of what cannot be sent for weeks the newest hundred are kept', () => {
    const { recordCall } = open('http://127.0.0.1:9/record', {
      fetch: () => new Promise(() => undefined),
    });
    for (let more = 0; more < 130; more += 1) recordCall('event', opened);
    expect(unsentRecords()).toHaveLength(100);
    expect(unsentRecords()[0]?.eventId).toBe('id31');
  });

  test('[G9] another program’s text under the name of unsent records – read – is no record', () => {
    for (const kept of ['x', '{}', '[1]', '[{"eventId":1}]']) {
      writeStored('local', 'analyticsUnsent', kept);
      expect(unsentRecords()).toEqual([]);
    }
  });
});
