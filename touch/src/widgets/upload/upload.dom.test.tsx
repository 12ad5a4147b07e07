// @vitest-environment happy-dom
import { type MountOptions, mount } from '@testing/mount';
import { zh } from '@touch/locales/zh';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ClipPicker } from './clips/ClipPicker';
import { loadTexts as loadMediaTexts, MediaFields } from './clips/MediaFields';
import { texts as clipTexts } from './clips/texts/zh';
import { PicturePicker } from './PicturePicker';
import { texts } from './texts/zh';

beforeEach(async () => {
  localStorage.clear();
  await loadMediaTexts('zh');
});

afterEach(() => void vi.restoreAllMocks());

const GIF = new Uint8Array([0x47, 0x49, 0x46, 0x38, 0x39, 0x61, 1, 0, 1, 0, 0, 0, 0]);
const gif = (name: string) => new File([GIF], name, { type: 'image/gif' });
const clip = (name: string, type = 'video/mp4', size = 4) => new File(['x'.repeat(size)], name, { type });

type Page = Awaited<ReturnType<typeof mount>>;
const choose = (page: Page, selector: string, files: readonly File[]) =>
  page.change(() => {
    const input = page.field(selector);
    Object.defineProperty(input, 'files', { value: files, configurable: true });
    input.dispatchEvent(new Event('change', { bubbles: true }));
  });
const sentAs = (url: string) => ({ fileList: [{ url }] });

describe('[H4] pictures of a text', () => {
  async function openPicker(
    upload: (input: unknown) => unknown,
    options: MountOptions & { pictures?: readonly string[]; max?: number; isReadOnly?: boolean } = {},
  ) {
    let shown: readonly string[] = [];
    const states: string[] = [];
    const waiting: (() => unknown)[] = [];
    function Picker() {
      const [pictures, setPictures] = useState(options.pictures ?? []);
      shown = pictures;
      return (
        <PicturePicker
          pictures={pictures}
          max={options.max ?? 3}
          isReadOnly={options.isReadOnly ?? false}
          onChange={setPictures}
          onState={(state) => void states.push(state)}
          needsMember={options.isVisitor ? (action) => waiting.push(action) : (action) => void action()}
        />
      );
    }
    const page = await mount(<Picker />, { answers: { upload } });
    const add = async (...names: string[]) => {
      await choose(page, 'input[type=file]', names.map(gif));
    };
    const problem = () => page.names('[role=alert]').join('');
    return { ...page, add, states, pending: waiting, pictures: () => shown, problem };
  }
  const named = (name: string) => sentAs(`/media/${name}`);

  test('[H4] two chosen – are sent one after the other and stand there in their order', async () => {
    const ends: ((value: unknown) => void)[] = [];
    const page = await openPicker(() => new Promise((done) => ends.push(done)));
    await page.add('a.gif', 'b.gif');
    expect([page.uploads.length, page.states.at(-1)]).toEqual([1, 'going']);
    await page.change(() => ends[0]?.(named('a.gif')));
    expect([page.pictures(), page.uploads.length]).toEqual([['/media/a.gif'], 2]);
    await page.change(() => ends[1]?.(named('b.gif')));
    expect([page.pictures(), page.states.at(-1)]).toEqual([['/media/a.gif', '/media/b.gif'], 'arrived']);
  });
  test('[H4] the same picture twice – stands there once', async () => {
    const page = await openPicker(() => named('a.gif'));
    await page.add('a.gif', 'b.gif');
    expect(page.pictures()).toEqual(['/media/a.gif']);
  });
  test('[H4] one refused – stays and holds the others back until it is removed', async () => {
    let count = 0;
    const page = await openPicker(() => {
      count += 1;
      return count === 1 ? { errorInfo: '图片无法读取' } : named('b.gif');
    });
    await page.add('a.gif', 'b.gif');
    expect([page.problem(), page.states.at(-1), page.uploads.length]).toEqual(['图片无法读取', 'failed', 1]);
    await page.tap(`${texts.remove} 1`);
    expect([page.pictures(), page.states.at(-1), page.problem()]).toEqual([['/media/b.gif'], 'arrived', '']);
  });
  test('[H4] one lost on its way – is sent again with a tap', async () => {
    let isLost = true;
    const page = await openPicker(() => (isLost ? new Error('no') : named('a.gif')));
    await page.add('a.gif');
    expect([page.problem().includes(texts.again), page.states.at(-1)]).toEqual([true, 'failed']);
    isLost = false;
    await page.tap(texts.again);
    expect(page.pictures()).toEqual(['/media/a.gif']);
  });
  test('[H4] one on its way – cancelled – is not sent to its end', async () => {
    let end = (_: unknown): void => undefined;
    const page = await openPicker(() => new Promise((done) => (end = done)));
    await page.add('a.gif');
    await page.tap(texts.cancel);
    await page.change(() => end(named('a.gif')));
    expect([page.pictures(), page.states.at(-1), page.uploads[0]?.[2].signal?.aborted]).toEqual([
      [],
      'arrived',
      true,
    ]);
  });
  test.each([
    ['one more than there is room for', ['/1', '/2'], 3, ['a.gif', 'b.gif'], texts.most(3), 1],
    ['exactly as many', ['/1'], 3, ['a.gif', 'b.gif'], '', 2],
    ['one of a wrong kind', [], 3, ['a.exe', 'b.gif'], texts.wrongFormat, 1],
    ['only of a wrong kind', [], 3, ['a.exe'], texts.wrongFormat, 0],
  ])('[H4] chosen: %s', async (_, pictures, max, names, words, count) => {
    let sent = 0;
    const page = await openPicker(
      () => {
        sent += 1;
        return named(`${sent}.gif`);
      },
      { pictures, max },
    );
    await page.add(...names);
    expect([page.problem(), page.uploads.length, page.pictures().length]).toEqual([
      words,
      count,
      pictures.length + count,
    ]);
  });
  test('[H4] none left to add, read only – have no way to add, read only none to remove', async () => {
    const full = await openPicker(() => undefined, { pictures: ['/1', '/2', '/3'] });
    expect([full.names('input'), full.names('button').length]).toEqual([[], 3]);
    await full.tap(`${texts.remove} 2`);
    expect(full.pictures()).toEqual(['/1', '/3']);
    const fixed = await openPicker(() => undefined, { pictures: ['/1'], isReadOnly: true });
    expect([fixed.names('input'), fixed.names('button')]).toEqual([[], []]);
  });
  test('[G11] of a visitor – wait for the login', async () => {
    const page = await openPicker(() => named('a.gif'), { isVisitor: true });
    await page.add('a.gif');
    expect([page.uploads.length, page.pending.length]).toEqual([0, 1]);
    await page.change(() => page.pending[0]?.());
    expect(page.uploads).toHaveLength(1);
  });
});

describe('[H4] videos and recordings of a text', () => {
  async function openClips(
    kind: 'video' | 'videoOrAudio' = 'videoOrAudio',
    max = 2,
    answers: MountOptions['answers'] = {},
  ) {
    let clips: readonly { url: string; name: string; isVideo: boolean }[] = [];
    const states: string[] = [];
    const element = () => (
      <ClipPicker
        clips={clips}
        max={max}
        kind={kind}
        isReadOnly={false}
        onChange={(next) => {
          clips = next;
        }}
        onState={(state) => void states.push(state)}
        needsMember={(action) => void action()}
      />
    );
    // a browser that reads no length of a file
    vi.spyOn(HTMLMediaElement.prototype, 'src', 'set').mockImplementation(function (this: HTMLMediaElement) {
      queueMicrotask(() => this.dispatchEvent(new Event('error')));
    });
    const page = await mount(element(), {
      answers: {
        uploadAccessToken: { uploadId: 'u', token: 't', partSize: 100 },
        minioUpload: { etag: 'e' },
        consolidatedResults: {},
        uploadDone: { url: '/media/a.mp4' },
        ...answers,
      },
    });
    const add = async (...files: File[]) => {
      await choose(page, 'input[type=file]', files);
      await page.show(element());
    };
    return { ...page, add, states, clips: () => clips, problem: () => page.names('[role=alert]').join('') };
  }
  test('[H4] a video – is sent and stands there by its name', async () => {
    const page = await openClips();
    await page.add(clip('河.mp4'));
    expect(page.clips()).toEqual([{ url: '/media/a.mp4', name: '河.mp4', isVideo: true }]);
    expect([page.text().includes(clipTexts.clipArrived), page.states.at(-1)]).toEqual([true, 'arrived']);
    await page.tap(`${clipTexts.removeClip} 河.mp4`);
    expect(page.clips()).toEqual([]);
  });
  test('[H4] one broken off – says that it goes on, and is sent again with a tap', async () => {
    let isLost = true;
    const page = await openClips('videoOrAudio', 2, {
      minioUpload: () => (isLost ? new Error('no') : { etag: 'e' }),
    });
    await page.add(clip('河.mp4'));
    expect([page.problem().includes(clipTexts.clipFailed), page.states.at(-1)]).toEqual([true, 'failed']);
    isLost = false;
    await page.tap(clipTexts.clipAgain);
    expect(page.clips()).toHaveLength(1);
  });
  test.each([
    ['a text', 'videoOrAudio', [clip('a.txt', 'text/plain')], clipTexts.clipFormat, 0],
    [
      'a recording where videos are asked for',
      'video',
      [clip('a.mp3', 'audio/mpeg')],
      clipTexts.videoFormat,
      0,
    ],
    ['a recording', 'videoOrAudio', [clip('a.mp3', 'audio/mpeg')], '', 1],
    ['a file of its name alone', 'video', [clip('a.mov', '')], '', 1],
    ['an empty one', 'video', [clip('a.mp4', 'video/mp4', 0)], clipTexts.videoFormat, 0],
    [
      'one more than there is room for',
      'video',
      [clip('a.mp4'), clip('b.mp4'), clip('c.mp4')],
      clipTexts.mostVideos(2),
      1,
    ],
  ] as const)('[H4] chosen: %s', async (_, kind, files, words, begun) => {
    const page = await openClips(kind, 2, { minioUpload: () => new Promise(() => undefined) });
    await page.add(...files);
    expect([page.problem(), page.named('uploadAccessToken').length]).toEqual([words, begun]);
  });
});

test('[H4] files of a form – on their way, failed, arrived – are told by the worst of them', async () => {
  const problems: (string | undefined)[] = [];
  let answer: unknown = new Promise(() => undefined);
  const page = await mount(
    <MediaFields
      attachments={{ pictures: [], clips: [] }}
      limits={{ pictures: 3, clips: 1, kind: 'video' }}
      isReadOnly={false}
      onChange={() => undefined}
      onProblem={(problem) => problems.push(problem && `${problem.text}${problem.isGoing}`)}
      needsMember={(action) => void action()}
    />,
    { answers: { upload: () => answer } },
  );
  await choose(page, 'input[multiple]', [gif('a.gif')]);
  expect(problems.at(-1)).toBe(`${clipTexts.mediaGoing}true`);
  await page.tap(texts.cancel);
  expect(problems.at(-1)).toBeUndefined();
  answer = { errorInfo: '不收' };
  await choose(page, 'input[multiple]', [gif('a.gif')]);
  expect(problems.at(-1)).toBe(`${clipTexts.mediaFailed}false`);
  expect(zh['state.retry']).toBe('重试');
});
