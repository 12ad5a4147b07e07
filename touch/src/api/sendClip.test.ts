import type { Answer, CallInput } from '@contract/render';
import type { Upload } from '@touch/outside/calls/uploading';
import { forgetStored, readStored } from '@touch/outside/storage';
import { beforeEach, describe, expect, test } from 'vitest';
import { QueryCache } from '../outside/queryCache';
import { fileKey, findOpenUpload, forgetOpenUpload, storeOpenUpload } from './openUploads';
import { type ClipResult, sendClip } from './sendClip';

beforeEach(() => forgetStored('local', 'openUploads'));

const ok = (data: unknown = {}): Answer => ({ status: 0, message: '', data });
const clipOf = (text = 'abcdefgh', name = 'a.mp4') =>
  new File([text], name, { type: 'video/mp4', lastModified: 5 });
const open = (file: string, id = 'u1') => ({ file, uploadId: id, token: 't', partSize: 3, etags: {} });

/** The platform's answers by operation; a part's text is what was sent of the file. */
function startSending(
  change: (name: string, input: CallInput) => Answer | Error | undefined = () => undefined,
) {
  const calls: (readonly [string, CallInput])[] = [];
  const parts: string[] = [];
  const headers: unknown[] = [];
  const answerTo = (name: string, input: CallInput): Answer => {
    const changed = change(name, input);
    if (changed instanceof Error) throw changed;
    if (changed) return changed;
    if (name === 'uploadAccessToken') return ok({ uploadId: 'u1', token: 't1', partSize: 3 });
    if (name === 'minioUpload') return ok({ etag: `e${input.partNumber}` });
    return ok(name === 'uploadDone' ? { url: '/media/a.mp4' } : {});
  };
  const called = async (name: string, input: CallInput) => {
    calls.push([name.split('/').at(-1) ?? '', input]);
    return answerTo(name.split('/').at(-1) ?? '', input);
  };
  const shares: number[] = [];
  const send = (file: File): Promise<ClipResult> =>
    sendClip(
      {
        cache: new QueryCache(called, () => 0),
        upload: async (name, input, upload: Upload) => {
          parts.push(await (upload.file as Blob).text());
          headers.push(upload.headers);
          upload.onProgress?.(1);
          return called(name, input);
        },
      },
      {
        file,
        duration: 7.6,
        onProgress: (share) => shares.push(share),
        signal: new AbortController().signal,
      },
    );
  const names = () => calls.map(([name]) => name);
  return { calls, parts, headers, shares, send, names };
}

describe('[wire o9] a clip that is sent in parts', () => {
  test('[wire o9] of eight bytes in parts of three – is sent in order with its token, put together and forgotten', async () => {
    const { calls, parts, headers, shares, send } = startSending();
    expect(await send(clipOf())).toEqual({ kind: 'sent', url: '/media/a.mp4' });
    expect(parts).toEqual(['abc', 'def', 'gh']);
    expect(headers[0]).toEqual({ 'upload-token': 't1' });
    expect(shares).toEqual([3 / 8, 6 / 8, 1]);
    expect(calls.map(([name, input]) => [name, input])).toEqual([
      ['uploadAccessToken', { fileName: 'a.mp4', size: 8, contentType: 'video/mp4' }],
      ['minioUpload', { uploadId: 'u1', objectKey: 'u1', partNumber: 1 }],
      ['minioUpload', { uploadId: 'u1', objectKey: 'u1', partNumber: 2 }],
      ['minioUpload', { uploadId: 'u1', objectKey: 'u1', partNumber: 3 }],
      [
        'consolidatedResults',
        {
          uploadId: 'u1',
          parts: JSON.stringify([1, 2, 3].map((partNumber) => ({ partNumber, etag: `e${partNumber}` }))),
        },
      ],
      ['uploadDone', { uploadId: 'u1', objectKey: 'u1', duration: 8 }],
    ]);
    expect(readStored('local', 'openUploads')).toBeUndefined();
  });

  test('[wire o9] of six bytes – has two parts, no empty third', async () => {
    const { parts, send } = startSending();
    await send(clipOf('abcdef'));
    expect(parts).toEqual(['abc', 'def']);
  });

  test('[wire o10] broken off at the second part – sent again – goes on there under the same number', async () => {
    let isBroken = true;
    const { parts, names, send } = startSending((name, input) =>
      isBroken && name === 'minioUpload' && input.partNumber === 2 ? new Error('no') : undefined,
    );
    expect(await send(clipOf())).toEqual({ kind: 'network' });
    expect(findOpenUpload(fileKey(clipOf()))?.etags).toEqual({ 1: 'e1' });
    isBroken = false;
    expect((await send(clipOf())).kind).toBe('sent');
    expect(parts).toEqual(['abc', 'def', 'def', 'gh']);
    expect(names().filter((name) => name === 'uploadAccessToken')).toHaveLength(1);
  });

  test('[wire o10] expired meanwhile – begins again once, and says the second refusal', async () => {
    storeOpenUpload({ ...open(fileKey(clipOf()), 'old'), etags: { 1: 'x' } });
    const { parts, send } = startSending((name, input) =>
      name === 'minioUpload' && input.uploadId === 'old' ? { status: -1, message: '已过期' } : undefined,
    );
    expect((await send(clipOf())).kind).toBe('sent');
    expect(parts).toEqual(['def', 'abc', 'def', 'gh']);
    storeOpenUpload(open(fileKey(clipOf()), 'old'));
    const refused = startSending((name) =>
      name === 'minioUpload' ? { status: -1, message: '不收' } : undefined,
    );
    expect(await refused.send(clipOf())).toEqual({ kind: 'refused', message: '不收' });
    expect(findOpenUpload(fileKey(clipOf()))).toBeUndefined();
  });

  test.each([
    [
      'the beginning is refused',
      'uploadAccessToken',
      { status: -1, message: '太大' },
      { kind: 'refused', message: '太大' },
    ],
    [
      'the beginning has no number',
      'uploadAccessToken',
      ok({ partSize: 3 }),
      { kind: 'refused', message: '' },
    ],
    [
      'the beginning has no size of parts',
      'uploadAccessToken',
      ok({ uploadId: 'u', partSize: 0 }),
      { kind: 'refused', message: '' },
    ],
    ['the beginning is lost', 'uploadAccessToken', new Error('no'), { kind: 'network' }],
    ['putting together is lost', 'consolidatedResults', new Error('no'), { kind: 'network' }],
    [
      'the end is refused',
      'uploadDone',
      { status: -1, message: '不收' },
      { kind: 'refused', message: '不收' },
    ],
  ])('[wire o9] %s – is told so', async (_, at, answer, result) => {
    const { send } = startSending((name) => (name === at ? (answer as Answer | Error) : undefined));
    expect(await send(clipOf())).toEqual(result);
  });
});

describe('[wire o10] uploads that are open in this browser', () => {
  test('[wire o10] four – are the newest three; one stored again is the newest, one forgotten is gone', () => {
    for (const file of ['a', 'b', 'c', 'a', 'd']) storeOpenUpload(open(file));
    expect(['a', 'b', 'c', 'd'].map((file) => findOpenUpload(file)?.file)).toEqual([
      'a',
      undefined,
      'c',
      'd',
    ]);
    forgetOpenUpload('c');
    expect([findOpenUpload('c'), findOpenUpload('d')?.file]).toEqual([undefined, 'd']);
  });
  test('[wire o10] files – of another name, size or date – are others', () => {
    const keys = [
      clipOf(),
      clipOf('abc'),
      clipOf('abcdefgh', 'b.mp4'),
      new File(['abcdefgh'], 'a.mp4', { lastModified: 6 }),
    ];
    expect(new Set(keys.map(fileKey)).size).toBe(4);
  });
});
