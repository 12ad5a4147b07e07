// @vitest-environment happy-dom
import { type MountOptions, mount, refused } from '@testing/mount';
import { readShortVideo } from '@touch/api/reading/shortVideos';
import { zh } from '@touch/locales/zh';
import { beforeEach, describe, expect, test } from 'vitest';
import { isFirstPlay } from './counted';
import { FeedEnd } from './FeedEnd';
import type { CommentsSheetProps, ShareableVideo } from './feedParts';
import { SlideActions } from './SlideActions';
import { SlideTap } from './SlideTap';
import { SoundButton } from './SoundButton';
import { currentSound } from './sound';
import { hasSoundKey, setSoundKey } from './soundKey';
import { texts } from './texts/zh';
import { useVideoLike } from './useVideoLike';

beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  const { loadTexts } = await import('./texts');
  await loadTexts('zh');
});

const aVideo = (change: object = {}) => {
  const video = readShortVideo({
    id: '9',
    title: '闸门',
    videoUrl: '/v.mp4',
    countPraise: 3,
    countDiscuss: 2,
    ...change,
  });
  if (!video) throw new Error('no video');
  return video;
};

async function openActions(change: object = {}, options: MountOptions & { settings?: object } = {}) {
  const shared: ShareableVideo[] = [];
  const comments: CommentsSheetProps[] = [];
  const video = aVideo(change);
  function Actions() {
    const like = useVideoLike(video);
    const parts = {
      playHls: () => () => undefined,
      share: async (one: ShareableVideo) => {
        shared.push(one);
        return <i>shared</i>;
      },
      loadComments: async () => (props: CommentsSheetProps) => {
        comments.push(props);
        return <i>comments</i>;
      },
    };
    const settings = { canDiscuss: true, canShare: true, ...options.settings } as never;
    return (
      <>
        <SlideTap label="tap" isPaused={false} toggle={() => undefined} like={like.like} />
        <SlideActions video={video} like={like} settings={settings} parts={parts} />
      </>
    );
  }
  const page = await mount(<Actions />, options);
  const like = () => [
    page.find('button', /^点赞/).getAttribute('aria-pressed'),
    page.find('button', /^点赞/).textContent,
  ];
  const praises = () => page.calls.filter(([, input]) => 'cancel' in input).map(([, { cancel }]) => cancel);
  return { ...page, shared, comments, like, praises, tapLike: () => page.tap(/^点赞/) };
}
const counted = (countPraise: number) => ({ countPraise });

describe('[H2] the like of a short video', () => {
  test('[H2] given, taken back – counts at once and then as the platform counts', async () => {
    let count = 3;
    const praise = ({ cancel }: object & { cancel?: unknown }) => {
      count += cancel ? -1 : 5;
      return counted(count);
    };
    const page = await openActions({}, { answers: { mvodPraise: praise } });
    await page.tapLike();
    expect(page.praises()).toEqual([0]);
    expect(page.like()).toEqual(['true', '8']);
    await page.tapLike();
    expect([page.like(), page.praises(), page.toasts]).toEqual([
      ...[
        ['false', '7'],
        [0, 1],
        [zh['article.likeDone'], zh['article.likeUndone']],
      ],
    ]);
  });
  test.each([
    ['refused', refused(-1, '不行'), '不行'],
    ['lost', new Error('no'), zh['state.networkError']],
  ])('[H2] %s – goes back to what it was', async (_, answer, words) => {
    const page = await openActions({}, { answers: { mvodPraise: answer } });
    await page.tapLike();
    expect([page.like(), page.toasts]).toEqual([['false', '3'], [words]]);
  });
  test('[H2] a double tap on the video – likes, and does not take a like back', async () => {
    const answers = { mvodPraise: counted(4) };
    const page = await openActions({}, { answers });
    const double = async () => {
      for (const timeStamp of [1000, 1200])
        await page.change(() => {
          const event = new MouseEvent('click', { bubbles: true });
          Object.defineProperty(event, 'timeStamp', { value: timeStamp });
          page.find('button', 'tap').dispatchEvent(event);
        });
    };
    await double();
    await double();
    expect([page.praises(), page.like()[0]]).toEqual([[0], 'true']);
  });
  test('[H2] two slow taps – like nothing; three quick ones are one double tap', async () => {
    let likes = 0;
    let toggles = 0;
    const page = await mount(
      <SlideTap label="tap" isPaused={false} toggle={() => (toggles += 1)} like={() => (likes += 1)} />,
    );
    for (const timeStamp of [1000, 1300, 2000, 2299, 2400]) {
      const event = new MouseEvent('click', { bubbles: true });
      Object.defineProperty(event, 'timeStamp', { value: timeStamp });
      await page.change(() => page.find('button', 'tap').dispatchEvent(event));
    }
    expect([likes, toggles]).toEqual([1, 5]);
  });
  test('[H2] given by the member elsewhere, or before in this browser – shows as given', async () => {
    expect((await openActions({ isPraise: 1 })).like()[0]).toBe('true');
    localStorage.setItem('likedVideos', '9');
    expect((await openActions()).like()).toEqual(['true', '3']);
  });
});

describe('[F18] the actions of a short video', () => {
  test.each([
    ['everything', {}, '', [true, true, true]],
    ['no sharing by the site', { canShare: false }, '', [true, true, false]],
    ['looked at', {}, '?isView=true', [false, true, true]],
    ['inside the CMS', {}, '?cms=1', [false, true, false]],
  ])('[F18] %s', async (_, settings, search, expected) => {
    const page = await openActions({}, { settings, search });
    expect([
      page.has('button', /^点赞/),
      page.has('button', /^评论/),
      page.has('button', zh['article.share']),
    ]).toEqual(expected);
  });
  test.each([
    [true, '', true],
    [false, '', false],
    [true, '?isShare=true', false],
  ])(
    '[F18] comments – allowed by the site: %s, at "%s" – may be written: %s',
    async (canDiscuss, search, canWrite) => {
      const page = await openActions({}, { settings: { canDiscuss }, search });
      await page.tap(/^评论/);
      expect(page.comments[0]).toMatchObject({ subject: { id: '9' }, count: 2, canWrite });
    },
  );
  test('[J1] shared – is counted once it was, and not before', async () => {
    const page = await openActions({}, { config: { hasPlainCalls: false } });
    await page.tap(zh['article.share']);
    expect([page.shared.length, page.calls]).toEqual([1, []]);
    await page.change(() => page.shared[0]?.onShared());
    expect(page.calls.map(([, input]) => input)).toEqual([{ id: '9', eventType: 2 }]);
  });
});

test('[F18] the end of the feed – failed, ended, going on – offers a retry, the beginning, nothing', async () => {
  const acts: string[] = [];
  const of = (state: 'failed' | 'ended' | 'loading' | 'idle') => (
    <FeedEnd state={state} retry={() => acts.push('retry')} toStart={() => acts.push('start')} />
  );
  const page = await mount(of('failed'));
  await page.tap(zh['state.retry']);
  await page.show(of('ended'));
  await page.tap(texts.fromStart);
  expect(acts).toEqual(['retry', 'start']);
  for (const state of ['loading', 'idle'] as const) {
    await page.show(of(state));
    expect(page.text()).toBe('');
  }
});

test('[F18] the sound – unset, on, off – is named by what a tap does; its key stays off once switched off', async () => {
  const page = await mount(<SoundButton />);
  await page.tap(texts.soundOn);
  expect(currentSound()).toBe('on');
  await page.tap(texts.soundOff);
  expect([currentSound(), page.has('button', texts.soundOn)]).toEqual(['off', true]);
  expect(hasSoundKey()).toBe(true);
  setSoundKey(false);
  expect(hasSoundKey()).toBe(false);
  setSoundKey(true);
  expect(hasSoundKey()).toBe(true);
});

test('[F18] a play – twice in a visit, of another video – counts once each', () => {
  expect([isFirstPlay('9'), isFirstPlay('9'), isFirstPlay('19'), isFirstPlay('19')]).toEqual([
    true,
    false,
    true,
    false,
  ]);
});
