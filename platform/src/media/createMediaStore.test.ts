import { readFile } from 'node:fs/promises';
import { latin, slope, startMedia, stores } from '@testing/media';
import { photographs } from '@testing/realInput';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { createMediaStore } from './createMediaStore';
import { imageSize, readMediaName } from './sizes';

function animation(frames: number) {
  const height = 20;
  const pixels = Buffer.alloc(30 * height * frames * 3);
  pixels.forEach((_, at) => {
    pixels[at] = at % 251;
  });
  return sharp(pixels, { raw: { width: 30, height: height * frames, channels: 3, pageHeight: height } })
    .gif()
    .toBuffer();
}

const refusal = { name: 'MediaRefused' };

test('[K9] a size that readers ask for waits behind no picture that is sent', async () => {
  const { store } = await startMedia();
  const { url } = await store.keepImage(await slope(60, 40).jpeg().toBuffer());
  const hash = url.slice('/media/00/'.length, -'.jpg'.length);
  const order: string[] = [];
  const large = await Promise.all(
    [1, 2].map((more) =>
      slope(1900 + more, 1900)
        .png()
        .toBuffer(),
    ),
  );
  const sent = large.map((bytes) => store.keepImage(bytes).then(() => order.push('sent')));
  // until they are at work
  for (const digit of '0123') await store.open({ hash: digit.repeat(40), width: 160, extension: 'webp' });
  const size = await store.open({ hash, width: 160, extension: 'webp' });
  order.push('size');
  await Promise.all(sent);
  expect(size?.size).toBeGreaterThan(0);
  expect(order[0]).toBe('size');
});

describe.each(stores)('[K7] a store in a %s', (on) => {
  test('[K7] a photograph is turned upright, loses its metadata and is kept as a JPEG at an address of its content', async () => {
    const { store, bytesAt } = await startMedia({ on });
    const photo = await slope(60, 40)
      .withExif({ IFD0: { Artist: 'somebody' }, IFD3: { GPSLatitude: '31/1 0/1 0/1', GPSLatitudeRef: 'N' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await sharp(photo).metadata()).exif).toBeDefined();
    const kept = await store.keepImage(photo);
    expect(kept).toMatchObject({
      url: expect.stringMatching(/^\/media\/[0-9a-f]{2}\/[0-9a-f]{40}\.jpg$/),
      width: 40,
      height: 60,
    });
    const bytes = await bytesAt(kept.url);
    expect(bytes.length).toBe(kept.size);
    const { exif, icc, xmp, orientation } = await sharp(bytes).metadata();
    expect({ exif, icc, xmp, orientation }).toEqual({});
  });

  test.each(photographs())(
    '[K7] the photograph $name – with a position in its EXIF – is kept without it',
    async ({ path }) => {
      const { store, storage, bytesAt } = await startMedia({ on });
      const big = createMediaStore(storage, 100_000_000);
      const photo = await readFile(path);
      expect((await sharp(photo).metadata()).exif).toBeDefined();
      const kept = await big.keepImage(photo);
      const bytes = await bytesAt(kept.url);
      expect((await sharp(bytes).metadata()).exif).toBeUndefined();
      expect(bytes.includes('Exif')).toBe(false);
      expect(await store.open({ hash: '0'.repeat(40), extension: 'jpg' })).toBeUndefined();
    },
  );

  test('[K7] the same bytes give the same address and leave one file', async () => {
    const { store, storage } = await startMedia({ on });
    const photo = await slope(64, 64).jpeg().toBuffer();
    const [one, two] = await Promise.all([store.keepImage(photo), store.keepImage(photo)]);
    expect(await store.keepImage(photo)).toEqual(one);
    expect(two).toEqual(one);
    expect(await storage.files.list('')).toHaveLength(1);
  });

  test('[K7] a large picture is kept at 2400 pixels, a transparent PNG stays one, WebP and AVIF become JPEG', async () => {
    const { store } = await startMedia({ on });
    expect(await store.keepImage(await slope(3000, 1000).jpeg().toBuffer())).toMatchObject({
      width: 2400,
      height: 800,
    });
    expect((await store.keepImage(await slope(40, 40, 4).png().toBuffer())).url).toMatch(/\.png$/);
    expect((await store.keepImage(await slope(40, 40).webp().toBuffer())).url).toMatch(/\.jpg$/);
    expect((await store.keepImage(await slope(40, 40).avif().toBuffer())).url).toMatch(/\.jpg$/);
  });

  test.each([
    [1080, 20_000, 1080, 20_000],
    [8000, 1000, 8000, 1000],
    [1500, 15_000, 1200, 12_000],
    [1080, 3300, 1080, 3300],
    [600, 5000, 600, 5000],
  ])(
    '[K7] a picture of %i × %i – much longer than its other side – is kept legible, at %i × %i, and so are its sizes',
    async (width, height, keptWidth, keptHeight) => {
      const { store } = await startMedia({ on, maxPixels: 50_000_000 });
      const plain = sharp({ create: { width, height, channels: 3, background: '#a63' } });
      const kept = await store.keepImage(await plain.jpeg().toBuffer());
      expect(kept).toMatchObject({ width: keptWidth, height: keptHeight });
      const name = readMediaName(kept.url.slice('/media/'.length).replace(/\.\w+$/, '.w1080.webp'));
      const size = name && (await store.open(name));
      if (!size) throw new Error('no size of it');
      const chunks: Buffer[] = [];
      for await (const chunk of await size.stream(0, size.size - 1)) chunks.push(chunk);
      const derived = await sharp(Buffer.concat(chunks)).metadata();
      expect(derived.width).toBeGreaterThan(Math.min(keptWidth, 1080) * 0.75);
    },
  );

  test('[K7] a picture so long that it would be illegible – is refused with what to do', async () => {
    const { store } = await startMedia({ on, maxPixels: 50_000_000 });
    const strip = sharp({ create: { width: 90_000, height: 300, channels: 3, background: '#a63' } });
    await expect(store.keepImage(await strip.png({ compressionLevel: 1 }).toBuffer())).rejects.toThrow(
      'cannot be shown legibly; cut it into several',
    );
  });

  /** 24 bits, bottom up, rows filled to four bytes; `colour` says blue, green, red. */
  function bitmap(width: number, height: number, colour: (x: number, y: number) => [number, number, number]) {
    const row = Math.ceil((width * 3) / 4) * 4;
    const file = Buffer.alloc(54 + row * height);
    file.write('BM', 'latin1');
    file.writeUInt32LE(54, 10);
    file.writeUInt32LE(40, 14);
    file.writeInt32LE(width, 18);
    file.writeInt32LE(height, 22);
    file.writeUInt16LE(24, 28);
    for (let y = 0; y < height; y += 1) {
      for (let x = 0; x < width; x += 1) file.set(colour(x, y), 54 + row * (height - 1 - y) + x * 3);
    }
    return file;
  }

  test('[H4] a BMP is kept as a picture every browser shows, the right way up', async () => {
    const { store, bytesAt } = await startMedia({ on });
    const kept = await store.keepImage(bitmap(33, 20, (_, y) => (y < 10 ? [0, 0, 255] : [255, 0, 0])));
    expect(kept).toMatchObject({ url: expect.stringMatching(/\.(jpg|png)$/), width: 33, height: 20 });
    const { data, info } = await sharp(await bytesAt(kept.url))
      .raw()
      .toBuffer({ resolveWithObject: true });
    const top = [...data.subarray(0, 3)].map((value) => value > 128);
    const bottom = [...data.subarray(data.length - info.channels, data.length - info.channels + 3)].map(
      (value) => value > 128,
    );
    expect({ top, bottom }).toEqual({ top: [true, false, false], bottom: [false, false, true] });
  });

  test('[K7] a BMP that lies about its size is refused', async () => {
    const { store } = await startMedia({ on });
    const small = bitmap(4, 4, () => [0, 0, 0]);
    const long = Buffer.from(small);
    long.writeInt32LE(400, 22);
    await expect(store.keepImage(long)).rejects.toMatchObject({
      ...refusal,
      message: 'the picture is damaged',
    });
    long.writeInt32LE(2_000_000_000, 22);
    await expect(store.keepImage(long)).rejects.toMatchObject({
      ...refusal,
      message: 'a picture has at most 4 million pixels',
    });
    await expect(store.keepImage(small.subarray(0, 40))).rejects.toMatchObject(refusal);
  });

  test('[K7] an animated GIF stays animated, and has no other sizes', async () => {
    const { store, app, bytesAt } = await startMedia({ on });
    const kept = await store.keepImage(await animation(3));
    expect(kept).toMatchObject({ url: expect.stringMatching(/\.gif$/), width: 30, height: 20 });
    expect((await sharp(await bytesAt(kept.url)).metadata()).pages).toBe(3);
    expect(imageSize(kept.url, 480)).toBe(kept.url);
    expect((await app.inject(kept.url.replace('.gif', '.w480.webp'))).statusCode).toBe(404);
  });

  test('[K7] a flood of pixels is refused before it is decoded', async () => {
    const { store } = await startMedia({ on });
    const flood = await sharp({ create: { width: 2100, height: 2000, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    expect(flood.length).toBeLessThan(100_000);
    await expect(store.keepImage(flood)).rejects.toMatchObject({
      ...refusal,
      message: 'a picture has at most 4 million pixels',
    });
  });

  test.each([
    ['SVG', latin('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    ['SVG after a declaration', latin('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a page named as a picture', latin('<!doctype html><script>alert(1)</script>')],
    ['a script that begins like a GIF', latin('GIF89a/*\x00\x00*/=1;alert(1)')],
    ['a page that begins like a JPEG', latin('\xff\xd8\xff\xe0<script>alert(1)</script>')],
    ['a page that begins like a PNG', latin('\x89PNG\r\n\x1a\n<script>alert(1)</script>')],
    ['nothing', Buffer.alloc(0)],
  ])('[K7] as a picture, %s is refused', async (_what, bytes) => {
    const { store, storage } = await startMedia({ on });
    await expect(store.keepImage(bytes)).rejects.toMatchObject(refusal);
    expect(await storage.files.list('')).toEqual([]);
  });

  test('[K7] bytes behind a real picture – stored – are gone', async () => {
    const { store, bytesAt } = await startMedia({ on });
    const photo = Buffer.concat([await slope(50, 50).jpeg().toBuffer(), latin('<script>alert(1)</script>')]);
    const kept = await store.keepImage(photo);
    expect((await bytesAt(kept.url)).includes('script')).toBe(false);
  });

  test.each([
    ['page.mp4', latin('<html><script>alert(1)</script>')],
    ['macro.docx', latin('PK\x03\x04…word/document.xml…word/vbaProject.bin')],
    ['things.zip', latin('PK\x03\x04…setup.exe')],
    ['program.pdf', latin('MZ\x90\x00 %PDF-1.7')],
    ['list.m3u8', latin('#EXTM3U\n#EXTINF:1,\nfile:///etc/passwd')],
  ])('[K7] as a file, %s is refused', async (name, bytes) => {
    const { store } = await startMedia({ on });
    await expect(store.keepFile(bytes, name)).rejects.toMatchObject(refusal);
  });
});
