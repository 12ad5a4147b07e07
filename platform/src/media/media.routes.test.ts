import { latin, slope, startMedia, stores } from '@testing/media';
import { box, mp3Frames } from '@testing/recordings';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { imageSize } from './sizes';

describe.each(stores)('[K7] media in a %s', (on) => {
  test('[K7] sizes are made at their first request, once, and only those of the list', async () => {
    const { store, app, storage } = await startMedia({ on });
    const { url } = await store.keepImage(await slope(1000, 500).jpeg().toBuffer());
    const small = imageSize(url, 300);
    expect(small).toBe(url.replace('.jpg', '.w320.webp'));
    const answers = await Promise.all([app.inject(small), app.inject(small), app.inject(`${url}.w320.webp`)]);
    for (const answer of answers) {
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['content-type']).toBe('image/webp');
      expect(await sharp(answer.rawPayload).metadata()).toMatchObject({
        format: 'webp',
        width: 320,
        height: 160,
      });
    }
    expect(await storage.files.list(url.slice(7, -3))).toHaveLength(2);
    expect((await app.inject(url.replace('.jpg', '.w321.webp'))).statusCode).toBe(404);
    expect((await app.inject(url.replace('.jpg', '.w320.png'))).statusCode).toBe(404);
    expect(imageSize('https://elsewhere.example/a.jpg', 300)).toBe('https://elsewhere.example/a.jpg');
  });

  test('[K7] media are served for ever, by their own type, and as nothing else', async () => {
    const { store, app } = await startMedia({ on });
    const { url, size } = await store.keepImage(await slope(50, 50).jpeg().toBuffer());
    const answer = await app.inject(url);
    expect(answer.statusCode).toBe(200);
    expect(answer.rawPayload.length).toBe(size);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    const etag = String(answer.headers.etag);
    expect((await app.inject({ url, headers: { 'if-none-match': `"other", ${etag}` } })).statusCode).toBe(
      304,
    );
    const head = await app.inject({ url, method: 'HEAD' });
    expect([head.statusCode, head.headers['content-length'], head.body]).toEqual([200, String(size), '']);
  });

  test.each([
    '../package.json',
    '%2e%2e/%2e%2e/etc/passwd',
    '..%2f..%2fetc%2fpasswd',
    'ab/../../x.jpg',
    'ab',
    '',
    `ab/${'a'.repeat(40)}.jpg`,
    `aa/${'a'.repeat(40)}.jpg`,
    `aa/${'a'.repeat(40)}.html`,
    `aa/${'a'.repeat(40)}.jpg%00.png`,
    `aa/${'a'.repeat(40)}.w320.webp`,
  ])('[K7] /media/%s leads nowhere', async (path) => {
    const { app } = await startMedia({ on });
    const answer = await app.inject(`/media/${path}`);
    expect(answer.statusCode).toBe(404);
    expect(String(answer.headers['cache-control'])).not.toContain('immutable');
  });

  const video = Buffer.concat([
    box('ftyp', 'isom\0\0\0\0isommp42'),
    box('moov'),
    box('mdat', Buffer.alloc(960, 'v')),
  ]);

  test.each([
    ['bytes=0-3', 206, 'bytes 0-3/1000', video.subarray(0, 4)],
    ['bytes=990-', 206, 'bytes 990-999/1000', video.subarray(990)],
    ['bytes=-5', 206, 'bytes 995-999/1000', video.subarray(995)],
    ['bytes=10-5000', 206, 'bytes 10-999/1000', video.subarray(10)],
    ['bytes=1000-', 416, 'bytes */1000', Buffer.alloc(0)],
    ['bytes=5-2', 200, undefined, video],
    ['bytes=0-1,4-5', 200, undefined, video],
    ['lines=0-1', 200, undefined, video],
  ])('[K7] a video answers the range %s with %i', async (range, status, contentRange, expected) => {
    const { store, app } = await startMedia({ on });
    const kept = await store.keepFile(video, 'clip.mp4');
    expect(kept).toEqual({ url: expect.stringMatching(/\.mp4$/), size: 1000, type: 'video/mp4' });
    const answer = await app.inject({ url: kept.url, headers: { range } });
    expect([answer.statusCode, answer.headers['content-range']]).toEqual([status, contentRange]);
    expect(answer.rawPayload.equals(expected)).toBe(true);
  });

  test.each([
    ['report.pdf', latin('%PDF-1.7 …'), 'application/pdf', 'attachment'],
    [
      'list.docx',
      latin('PK\x03\x04…word/document.xml…'),
      'vnd.openxmlformats-officedocument.wordprocessingml',
      'attachment',
    ],
    [
      'list.ods',
      Buffer.concat([
        latin('PK\x03\x04'),
        Buffer.alloc(26),
        latin('mimetypeapplication/vnd.oasis.opendocument.spreadsheetPK'),
      ]),
      'vnd.oasis.opendocument.spreadsheet',
      'attachment',
    ],
    ['sound.mp3', mp3Frames(), 'audio/mpeg', undefined],
    ['sound.m4a', Buffer.concat([box('ftyp', 'M4A \0\0\0\0'), box('moov')]), 'audio/mp4', undefined],
    ['sound.wav', latin('RIFF\0\0\0\0WAVEdata\x02\0\0\0ab'), 'audio/wav', undefined],
  ])('[K7] %s is kept as it is and served as what it is', async (name, bytes, type, disposition) => {
    const { store, app } = await startMedia({ on });
    const kept = await store.keepFile(bytes, name);
    const answer = await app.inject(kept.url);
    expect(answer.rawPayload.equals(bytes)).toBe(true);
    expect(answer.headers['content-type']).toContain(type);
    expect(answer.headers['content-disposition']).toBe(disposition);
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
  });

  test('[K7] a range – of the file that If-Range names, of another, of a weak tag, asked for by HEAD – is sent of that file alone', async () => {
    const { store, app } = await startMedia({ on });
    const { url } = await store.keepFile(video, 'clip.mp4');
    const whole = await app.inject(url);
    const etag = String(whole.headers.etag);
    expect(whole.headers).toMatchObject({
      ...{ 'accept-ranges': 'bytes', 'content-length': '1000', 'content-type': 'video/mp4' },
      'content-security-policy': "default-src 'none'; sandbox",
    });
    expect(whole.headers.vary).toBeUndefined();
    const range = async (ifRange: string) => {
      const headers = { range: 'bytes=2-4', 'if-range': ifRange };
      const answer = await app.inject({ url, headers });
      return [answer.statusCode, answer.headers['content-length'], answer.rawPayload.length];
    };
    expect(await range(etag)).toEqual([206, '3', 3]);
    for (const other of ['"other"', `W/${etag}`, 'Wed, 05 Mar 2031 01:30:00 GMT'])
      expect(await range(other)).toEqual([200, '1000', 1000]);
    const head = await app.inject({ url, method: 'HEAD', headers: { range: 'bytes=2-4' } });
    expect([
      head.statusCode,
      head.headers['content-length'],
      head.headers['content-range'],
      head.body,
    ]).toEqual([...[206, '3', 'bytes 2-4/1000', '']]);
    const none = await app.inject({ url, headers: { range: 'bytes=-0' } });
    expect([none.statusCode, none.headers['content-range']]).toEqual([416, 'bytes */1000']);
  });

  test('[K7] a tag that was sent before – weak, among others, of a size, of another file – saves the answer for the same bytes alone', async () => {
    const { store, app } = await startMedia({ on });
    const { url } = await store.keepImage(await slope(400, 300).jpeg().toBuffer());
    const small = imageSize(url, 160);
    const [whole, resized] = [await app.inject(url), await app.inject(small)];
    const tags = [String(whole.headers.etag), String(resized.headers.etag)];
    expect(new Set(tags).size).toBe(2);
    expect(resized.headers.vary).toBe('accept');
    const status = async (address: string, tag: string) =>
      (await app.inject({ url: address, headers: { 'if-none-match': tag } })).statusCode;
    const [ofWhole = '', ofSmall = ''] = tags;
    expect([await status(url, `W/${ofWhole}`), await status(small, ofSmall)]).toEqual([304, 304]);
    expect([await status(url, ofSmall), await status(small, ofWhole), await status(url, '"x"')]).toEqual([
      200, 200, 200,
    ]);
  });
});
