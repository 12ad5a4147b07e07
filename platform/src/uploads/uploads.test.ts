import { readFile } from 'node:fs/promises';
import { Uploaded } from '@contract/uploads';
import { photographs } from '@testing/realInput';
import { taggedMp3 } from '@testing/recordings';
import { startPlatform, type TestPlatform } from '@testing/startPlatform';
import { faults } from '@testing/strictSchema';
import sharp from 'sharp';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

let platform: TestPlatform;
beforeEach(async () => {
  platform = await startPlatform();
});
afterEach(() => platform.close());

const at = '/app_if/upload?fileType=file';
const picture = (format: 'jpeg' | 'png' | 'gif' | 'webp' = 'jpeg') =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: '#884422' } })
    .toFormat(format)
    .toBuffer();

async function send(bytes: Uint8Array, name = '照片.jpg', type = 'image/jpeg') {
  const { headers } = await platform.member();
  const answer = await platform.send(at, [{ name: 'file1', fileName: name, bytes, type }], headers);
  expect(faults(Uploaded, answer.json())).toEqual([]);
  return v.parse(Uploaded, answer.json());
}
const media = async (url: string) => {
  const { pathname } = new URL(url);
  return platform.app.inject({ url: pathname, headers: { host: 'paper.test' } });
};

test('[wire o1] needs login, before a byte of the files is read', async () => {
  const bytes = await picture();
  const anonymous = await platform.send(at, [{ name: 'file1', fileName: 'a.jpg', bytes }]);
  expect(anonymous.json()).toMatchObject({ status: 11002 });
});

test('[H4][wire S23] every part is answered in order, with its name as it was sent', async () => {
  const { headers } = await platform.member();
  const files = [
    { name: 'file1', fileName: '一.jpg', bytes: await picture() },
    { name: 'file4', fileName: '../../二.png', bytes: await picture('png') },
    { name: 'other', fileName: 'ignored.gif', bytes: await picture('gif') },
  ];
  const { fileList } = v.parse(Uploaded, (await platform.send(at, files, headers)).json());
  expect(fileList.map(({ fileName }) => fileName)).toEqual(['一.jpg', '二.png']);
  for (const { url, size } of fileList) {
    const served = await media(url);
    expect(served.statusCode).toBe(200);
    expect(served.rawPayload.length).toBe(size);
    expect(served.headers['content-security-policy']).toContain('sandbox');
  }
});

describe('[H4][K7] files that are no picture, under any name', () => {
  const html = '<script>alert(1)</script>';
  const cases: readonly [string, () => Promise<Uint8Array> | Uint8Array][] = [
    ['SVG with a script', () => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${html}</svg>`)],
    ['HTML', () => Buffer.from(`<!doctype html>${html}`)],
    ['a webp, which is not among the five', () => picture('webp')],
    ['a zip', () => Buffer.from('504b0304140000000000', 'hex')],
    ['a program', () => Buffer.from('7f454c46020101000000', 'hex')],
    [
      'a playlist that names a file of the server',
      () => Buffer.from('#EXTM3U\n#EXTINF:1\nfile:///etc/passwd\n'),
    ],
    ['nothing at all', () => Buffer.alloc(0)],
  ];
  test.each(cases)('[H4][K7] %s is refused with the specified words', async (_, bytes) => {
    const { success, errorInfo, fileList } = await send(await bytes());
    expect([success, fileList]).toEqual([false, []]);
    expect(errorInfo).toBe('系统仅支持jpg/jpeg/png/gif/bmp格式的照片！');
  });

  const halves: readonly [string, () => Promise<Uint8Array>][] = [
    ['a picture that ends in a page', async () => Buffer.concat([await picture(), Buffer.from(html)])],
    [
      'a GIF that is a script too',
      async () => Buffer.concat([Buffer.from('GIF89a/*'), await picture('gif')]),
    ],
    ['half a picture', async () => (await picture()).subarray(0, 300)],
    [
      'a picture that says it has a thousand million dots',
      async () => {
        const png = await picture('png');
        png.writeUInt32BE(40_000, 16);
        png.writeUInt32BE(40_000, 20);
        return png;
      },
    ],
  ];
  test.each(halves)('[K7] %s: nothing of it but the picture is kept', async (_, bytes) => {
    const { success, fileList } = await send(await bytes());
    if (!success) return expect(fileList).toEqual([]);
    const served = await media(fileList[0]?.url ?? '');
    expect(served.rawPayload.includes(html)).toBe(false);
    expect(served.rawPayload.includes('/*')).toBe(false);
    expect(String(served.headers['content-type'])).toMatch(/^image\//);
  });
});

test('[H4] photographs – with a position in their EXIF – are served without it', async () => {
  for (const { name, path } of photographs()) {
    const photo = await readFile(path);
    expect((await sharp(photo).metadata()).exif).toBeDefined();
    const { fileList } = await send(photo, `${name}.jpg`);
    const served = await media(fileList[0]?.url ?? '');
    const { exif, xmp, iptc } = await sharp(served.rawPayload).metadata();
    expect({ exif, xmp, iptc }).toEqual({});
  }
});

test('[wire o1] audio and video only as the newsroom allows them', async () => {
  const mp3 = taggedMp3();
  expect((await send(mp3, 'a.mp3', 'audio/mpeg')).success).toBe(false);
  await platform.configure({ uploadTypes: ['mp3'] });
  const { fileList } = await send(mp3, 'a.mp3', 'audio/mpeg');
  expect(fileList[0]?.url).toMatch(/\.mp3$/);
  const broken = taggedMp3().subarray(0, 20);
  expect(await send(broken, 'a.mp3', 'audio/mpeg')).toMatchObject({
    success: false,
    errorInfo: '文件无法读取，不能去除其中的位置等信息，请换一个',
  });
});

describe('[K8] a form that is none', () => {
  const raw = async (payload: Buffer | string, type: string) => {
    const { headers } = await platform.member();
    const answer = await platform.app.inject({
      method: 'POST',
      url: at,
      headers: { host: 'paper.test', 'content-type': type, ...headers },
      payload,
    });
    return { http: answer.statusCode, body: answer.json() };
  };
  test('without a boundary, or cut off: HTTP 400 in an envelope', async () => {
    expect(await raw('x', 'multipart/form-data; x=y')).toMatchObject({ http: 400, body: { status: -1 } });
    const cut = '--b\r\nContent-Disposition: form-data; name="file1"; filename="a.jpg"\r\n\r\nhalf';
    expect(await raw(cut, 'multipart/form-data; boundary=b')).toMatchObject({
      http: 400,
      body: { status: -1 },
    });
  });

  test('a file beyond twenty million bytes, or ten files: HTTP 413', async () => {
    const { headers } = await platform.member();
    const large = { name: 'file1', fileName: 'a.jpg', bytes: Buffer.alloc(20_000_001) };
    expect((await platform.send(at, [large], headers)).status).toBe(413);
    const small = await picture();
    const ten = Array.from({ length: 10 }, (_, n) => ({ name: `file${n}`, fileName: 'a.jpg', bytes: small }));
    expect((await platform.send(at, ten, headers)).status).toBe(413);
  });
});

test('[K8] sixty files an hour, then a clear no', async () => {
  const { headers } = await platform.member();
  const bytes = await picture();
  const six = Array.from({ length: 6 }, (_, n) => ({ name: `file${n}`, fileName: 'a.jpg', bytes }));
  for (let round = 0; round < 10; round += 1) await platform.send(at, six, headers);
  const more = v.parse(Uploaded, (await platform.send(at, six, headers)).json());
  expect(more).toMatchObject({ success: false, errorInfo: '上传太频繁，请稍后再试' });
});
