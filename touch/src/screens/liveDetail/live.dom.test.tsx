// @vitest-environment happy-dom
import { LiveStatus } from '@contract/codes';
import { mount } from '@testing/mount';
import type { Comment } from '@touch/api/comments';
import { readContent } from '@touch/api/reading/articleContent';
import { readLiveView } from '@touch/api/reading/liveView';
import { zh } from '@touch/locales/zh';
import type { SocketStage } from '@touch/outside/socket/socketState';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ConnectionLabel } from './ConnectionLabel';
import { Countdown } from './Countdown';
import { calendarFile } from './calendar';
import { mergeChanges, nextCommentChanges } from './commentChanges';
import { LiveHeading } from './LiveHeading';
import { LiveReports } from './LiveReports';
import { LiveVideo } from './LiveVideo';
import { loadTexts } from './texts';
import { texts } from './texts/zh';
import type { LivePage } from './useLive';

beforeEach(() => loadTexts('zh'));
afterEach(() => void vi.useRealTimers());

const report = (fileId: string, change: object = {}) => ({
  fileId,
  content: `报${fileId}`,
  publishtime: '2031-03-05 08:30:00',
  ...change,
});
function aView(main: object = {}, config: object = {}, list: readonly object[] = []) {
  const view = readLiveView({
    main: {
      fileId: '5',
      title: '放水',
      status: LiveStatus.live,
      startTime: '2031-03-05 10:00:00',
      config,
      ...main,
    },
    list,
  });
  if (!view?.extras) throw new Error('no live');
  return { ...view, main: view.extras.main };
}
const article = () => {
  const read = readContent({ fileId: '345', title: '稿', aStatus: 1, linkID: 5, articleType: 6 });
  if (!read) throw new Error('no article');
  return { ...read, adverts: [], body: '' };
};
const line = {
  lineName: '机位',
  webLiveUrl: 'https://paper.test/l.m3u8',
  webPlaybackUrl: 'https://paper.test/p.mp4',
};
const { preview, live, ended } = LiveStatus;

describe('[F7][S§4] a live × its state', () => {
  test.each([
    ['preview', { status: preview }, { videos: [line] }, zh['row.livePreview'], [], true, false],
    ['running', { status: live }, { videos: [line] }, zh['row.liveNow'], ['l.m3u8'], false, false],
    [
      'running without an address',
      { status: live },
      { videos: [{ ...line, webLiveUrl: '' }] },
      zh['row.liveNow'],
      [],
      false,
      false,
    ],
    [
      'over, with a recording',
      { status: ended },
      { videos: [line] },
      zh['row.liveReplay'],
      ['p.mp4'],
      false,
      false,
    ],
    [
      'over, with the app’s recording',
      { status: ended },
      { videos: [{ appPlaybackUrl: 'https://paper.test/a.mp4' }] },
      zh['row.liveReplay'],
      ['a.mp4'],
      false,
      false,
    ],
    [
      'over, with a list of recordings',
      { status: ended },
      { videos: [{ playbackUrls: ['', 'https://paper.test/b.mp4'] }] },
      zh['row.liveReplay'],
      ['b.mp4'],
      false,
      false,
    ],
    [
      'over',
      { status: ended },
      { videos: [{ ...line, webPlaybackUrl: '' }] },
      zh['row.liveEnded'],
      [],
      false,
      true,
    ],
  ])(
    '[F7] %s – has its word, its video, a reminder or the word that there is none',
    async (_, main, config, word, videos, reminds, isOver) => {
      const view = aView(main, config);
      const page = await mount(
        <>
          <LiveVideo main={view.main} />
          <LiveHeading article={article()} main={view.main} connection={undefined} />
        </>,
      );
      expect(page.names('header strong')).toEqual([word]);
      const sources = [...page.box.querySelectorAll('video')].map((one) => one.getAttribute('src') ?? '');
      expect(page.box.querySelectorAll('video, [class*=player], button[aria-label]').length > 0).toBe(
        videos.length > 0,
      );
      for (const [index, source] of sources.filter(Boolean).entries())
        expect(source).toContain(videos[index]);
      expect([page.has('a', texts.remind), page.text().includes(texts.noPlayback)]).toEqual([
        reminds,
        isOver,
      ]);
    },
  );
  test('[F7] two lines – the second chosen – stands alone as pressed; one line has no choice', async () => {
    const second = { ...line, lineName: '', webLiveUrl: 'https://paper.test/2.m3u8' };
    const page = await mount(<LiveVideo main={aView({}, { videos: [line, second] }).main} />);
    const pressed = () => page.names('fieldset [aria-pressed=true]');
    expect([page.names('fieldset button'), pressed()]).toEqual([['机位', texts.line(2)], ['机位']]);
    await page.tap(texts.line(2));
    expect(pressed()).toEqual([texts.line(2)]);
    expect((await mount(<LiveVideo main={aView({}, { videos: [line] }).main} />)).names('fieldset')).toEqual(
      [],
    );
  });
  test('[F7] viewers, gifts, source – that the live has – are shown, and where it has none are not', async () => {
    const shown = await mount(
      <LiveHeading
        article={article()}
        main={aView({ countClick: 7, sendPresentClosed: 0 }).main}
        connection={undefined}
      />,
    );
    expect([shown.text().includes(zh['count.viewers'](7, '7')), shown.text().includes(texts.gifts)]).toEqual([
      true,
      true,
    ]);
    expect(shown.text()).toContain(texts.starts('3月5日 10:00'));
    const plain = await mount(
      <LiveHeading article={article()} main={aView({ startTime: '' }).main} connection={undefined} />,
    );
    expect([
      plain.text().includes('人'),
      plain.text().includes(texts.gifts),
      plain.text().includes('开始'),
    ]).toEqual([...[false, false, false]]);
    expect(plain.names('.content-details > .source')).toEqual(['澜川']);
  });
  test.each([
    ['preview', preview, true],
    ['live', live, true],
    ['over', ended, false],
  ])('[I4] the state of the socket – of a live that is %s – is shown: %s', async (_, status, isShown) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const page = await mount(
      <LiveHeading article={article()} main={aView({ status }).main} connection="closed" />,
    );
    await page.change(() => vi.advanceTimersByTime(1000));
    expect(page.names('header [role=status]').join('') === texts.closed).toBe(isShown);
  });
});

test('[F7] the countdown – days, hours, seconds ahead, over – goes on with the clock', async () => {
  let now = 0;
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const page = await mount(<Countdown start={90_061_000} />, { now: () => now });
  expect(page.text()).toBe(texts.countdown(1, '01:01:01'));
  const at = async (time: number) => {
    now = time;
    await page.change(() => vi.advanceTimersByTime(1000));
    return page.text();
  };
  expect(await at(3_661_000)).toBe(texts.countdown(1, '00:00:00'));
  expect(await at(90_061_000 - 59_999)).toBe(texts.countdown(0, '00:00:59'));
  expect(await at(90_061_000)).toBe(texts.startsSoon);
});

test('[I4] the label of the socket – lost for a second, for longer, back – is silent, named, announced', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const of = (stage: SocketStage | undefined) => <ConnectionLabel stage={stage} />;
  const page = await mount(of('open'));
  const announced: string[] = [page.text()];
  const show = async (stage: SocketStage | undefined, ms: number) => {
    await page.show(of(stage));
    await page.change(() => vi.advanceTimersByTime(ms));
    announced.push(page.text());
  };
  await show('connecting', 999);
  await show('open', 5000);
  await show('closed', 1000);
  await show('closing', 1000);
  await show('none', 1000);
  await show('open', 0);
  await show(undefined, 0);
  expect(announced).toEqual([
    '',
    '',
    '',
    texts.closed,
    texts.closing,
    texts.notConnected,
    texts.connected,
    '',
  ]);
});

describe('[F7] the reports of a live', () => {
  const open = async (list: readonly object[], change: Partial<LivePage> = {}, main: object = {}) => {
    const acts: string[] = [];
    const view = aView(main, {}, list);
    const of = (more: Partial<LivePage>) => {
      const result = {
        state: 'ready',
        pages: [view.items],
        hasMore: false,
        more: 'idle',
        extras: view.extras,
        message: '',
      };
      const livePage = {
        main: view.main,
        state: 'ready',
        list: { ...result, loadMore: () => undefined, refresh: async () => undefined },
        order: 'newest',
        setOrder: (order: unknown) => acts.push(`order ${order}`),
        pending: 0,
        showNew: () => acts.push('new'),
        retry: () => undefined,
        connection: undefined,
        ...more,
      } as unknown as LivePage;
      return <LiveReports live={livePage} main={view.main} showReports={() => acts.push('reports')} />;
    };
    return { ...(await mount(of(change))), acts, of };
  };
  test('[F7] new ones – wait behind a button with their number, and show with a tap', async () => {
    const page = await open([report('2'), report('1')], { pending: 3 });
    await page.tap(texts.newReports(3));
    expect(page.acts).toEqual(['new']);
    expect((await open([report('1')])).names('fieldset')).toEqual([]);
  });
  test('[F7] their order – newest, oldest, from one – is the pressed one and changes with a tap', async () => {
    const page = await open([report('2'), report('1')]);
    expect(page.names('[aria-pressed=true]')).toEqual([texts.newest]);
    await page.tap(texts.oldest);
    expect(page.acts).toEqual(['order oldest']);
    expect((await open([report('2')], { order: 2 })).names('fieldset button')).toHaveLength(2);
  });
  test.each([
    ['before the live', preview, texts.noneYet],
    ['while it runs', live, texts.none],
  ])('[F7] none – %s – says so', async (_, status, words) => {
    expect((await open([], {}, { status })).text()).toContain(words);
  });
  test('[F7] one – pinned, of today, of another day, without a time – says when and by whom', async () => {
    const page = await open([
      report('4', { isTop: 1, user: '记者' }),
      report('3', { publishtime: '2031-03-04 23:59:00' }),
      report('2', { publishtime: '' }),
      report('1', { publishtime: '2030-03-05 08:30:00' }),
    ]);
    expect(page.names('li > p:first-child')).toEqual([
      `记者08:30${texts.pinned}`,
      '3月4日 23:59',
      '',
      '2030年3月5日 08:30',
    ]);
  });
  test('[F7] one that the address names – not loaded, loaded – is asked for by its number, or shown', async () => {
    window.history.replaceState(null, '', '#report-9');
    expect([...new Set((await open([report('1')])).acts)]).toEqual(['reports', 'order 9']);
    const known = await open([report('9')]);
    expect([...new Set(known.acts)]).toEqual(['reports']);
    window.history.replaceState(null, '', '/');
  });
});

describe('[wire D9] comments of a live that came since', () => {
  const comment = (id: string, change: object = {}) =>
    ({ id, parentID: '', userID: 'u', content: `言${id}`, ...change }) as unknown as Comment;
  const none = { added: [], removed: new Set<string>() };
  const add = (changes: typeof none | ReturnType<typeof nextCommentChanges>, one: Comment) =>
    nextCommentChanges(changes, { action: 'add', comment: one } as never);
  const ids = (list: readonly Comment[]) => list.map(({ id }) => id);
  test('[wire D9] two added, one again, one gone – stand newest first, once, and the one not at all', () => {
    let changes = add(add(none, comment('3')), comment('4'));
    changes = add(changes, comment('3'));
    expect(ids(mergeChanges([comment('2'), comment('1')], changes))).toEqual(['4', '3', '2', '1']);
    changes = nextCommentChanges(changes, { action: 'delete', id: '4' } as never);
    changes = nextCommentChanges(changes, { action: 'delete', id: '1' } as never);
    expect(ids(mergeChanges([comment('2'), comment('1')], changes))).toEqual(['3', '2']);
    expect(ids(mergeChanges([comment('3'), comment('2')], changes))).toEqual(['3', '2']);
  });
  test('[wire D9] a reply, the own one under review – are not added, gives way to the numbered one', () => {
    const own = comment('', { content: '我的', userID: 'u1' });
    const reply = add(none, comment('5', { parentID: '2' }));
    expect(ids(mergeChanges([own], reply))).toEqual(['']);
    expect(ids(mergeChanges([], add(none, comment('6', { parentID: '0' }))))).toEqual(['6']);
    const numbered = add(none, comment('7', { content: '我的', userID: 'u1' }));
    expect(ids(mergeChanges([own], numbered))).toEqual(['7']);
    expect(ids(mergeChanges([own], add(none, comment('8', { content: '我的', userID: 'u2' }))))).toEqual([
      '8',
      '',
    ]);
  });
});

test('[F7] the calendar file – with an end, without – has its times in UTC, escaped text and folded lines', () => {
  const start = Date.parse('2031-03-05T10:00:00+08:00');
  const file = calendarFile({
    uid: 'live-5@1',
    title: 'a;b,c\\d\n e',
    start,
    end: start + 3_600_000,
    url: 'https://p.test/1',
  });
  const lines = file.replace(/\r\n /g, '').split('\r\n');
  expect(lines).toEqual([
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Touchpaper//Live//EN', 'BEGIN:VEVENT', 'UID:live-5@1'],
    ...['DTSTAMP:20310305T020000Z', 'DTSTART:20310305T020000Z', 'DTEND:20310305T030000Z'],
    ...[
      'SUMMARY:a\\;b\\,c\\\\d e',
      'URL:https://p.test/1',
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      'TRIGGER:-PT10M',
    ],
    ...['DESCRIPTION:a\\;b\\,c\\\\d e', 'END:VALARM', 'END:VEVENT', 'END:VCALENDAR', ''],
  ]);
  expect(Math.max(...file.split('\r\n').map((one) => Buffer.byteLength(one)))).toBeLessThanOrEqual(75);
  expect(calendarFile({ uid: 'x', title: 't', start, end: undefined, url: 'u' })).not.toContain('DTEND');
});
