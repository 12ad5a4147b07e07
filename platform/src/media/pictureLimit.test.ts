import { setImmediate as turn } from 'node:timers/promises';
import { createLimit } from '@platform/queues/limit';
import { startMedia } from '@testing/media';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { createMediaStore } from './createMediaStore';
import { pictureLimit } from './pictureLimit';
import { pictureCost } from './pictures';

const limits = { width: 2, lightCost: 10, maxOfSender: 100, maxOfAll: 1_000, full: () => new Error('full') };

/** Jobs that end when they are told to. */
function jobs(change: Partial<typeof limits> = {}) {
  const run = createLimit(pictureLimit({ ...limits, ...change }));
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  return {
    begun,
    send: (name: string, from: string, cost: number) =>
      run(
        () => {
          begun.push(name);
          return new Promise<void>((end) => ends.push(end));
        },
        { cost, from },
      ),
    async end() {
      ends.shift()?.();
      await turn();
    },
  };
}

describe('[K9] turns of pictures', () => {
  test('[K9] a light job – behind twenty costly ones of four senders – begins at once, in the place left free', async () => {
    const queue = jobs();
    for (let n = 0; n < 20; n += 1) queue.send(`gif ${n}`, `sender ${n % 4}`, 20);
    queue.send('photo', 'reader', 5);
    await turn();
    expect(queue.begun).toEqual(['gif 0', 'photo']);
  });

  test('[K9] a sender of one job – behind a sender of many – is next, and who waited comes before who was served', async () => {
    const queue = jobs({ width: 1 });
    for (const name of ['a1', 'a2', 'a3']) queue.send(name, 'a', 4);
    queue.send('b1', 'b', 4);
    queue.send('c1', 'c', 4);
    for (let n = 0; n < 5; n += 1) await queue.end();
    expect(queue.begun).toEqual(['a1', 'b1', 'c1', 'a2', 'a3']);
  });

  test('[K9] a sender – with more cost open than they may have – is refused; the newsroom and a first job are not', async () => {
    const queue = jobs();
    queue.send('first', 'a', 500);
    await expect(queue.send('more', 'a', 1)).rejects.toThrow('full');
    for (let n = 0; n < 30; n += 1) queue.send(`b ${n}`, '', 40);
    queue.send('c', 'c', 5);
    await turn();
    expect(queue.begun).toEqual(['first', 'c']);
    await queue.end();
    await queue.end();
    const again = queue.send('again', 'a', 1);
    await turn();
    expect(queue.begun).toContain('again');
    await queue.end();
    await queue.end();
    await again;
  });
});

/** An animation of one colour: a few hundred bytes, and as much work as its pixels. */
async function craftedGif(frames: number, side: number, seed: number): Promise<Buffer> {
  const frameBytes = side * side * 3;
  const pixels = Buffer.alloc(frames * frameBytes);
  // Equal frames would become one.
  for (let frame = 0; frame < frames; frame += 1)
    pixels.fill(seed * 20 + (frame % 2) * 120, frame * frameBytes, (frame + 1) * frameBytes);
  return sharp(pixels, { raw: { width: side, height: frames * side, channels: 3, pageHeight: side } })
    .gif({ delay: Array.from({ length: frames }, () => 40) })
    .toBuffer();
}

describe('[K9] costs of pictures', () => {
  test('[K9] pictureCost – frames × pixels from the head – before anything is decoded', async () => {
    const gif = await craftedGif(30, 100, 1);
    expect(await pictureCost(gif, 4_000_000)).toBe(30 * 100 * 100 * 4);
    const jpeg = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#a43' } })
      .jpeg()
      .toBuffer();
    expect(await pictureCost(jpeg, 4_000_000)).toBe(300 * 200);
    await expect(pictureCost(gif, 200_000)).rejects.toMatchObject({ name: 'MediaRefused' });
  });

  test('[K9] a photograph – behind crafted animations of four members – is kept before all but the first', async () => {
    const { storage } = await startMedia();
    const store = createMediaStore(storage, 100_000_000);
    const gifs = await Promise.all([1, 2, 3, 4].map((seed) => craftedGif(30, 400, seed)));
    const photo = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#a43' } })
      .jpeg()
      .toBuffer();
    const order: string[] = [];
    const sent = gifs.map((gif, member) =>
      store.keepImage(gif, `1/${member}`).then(() => order.push(`gif ${member}`)),
    );
    await store.keepImage(photo, '1/9').then(() => order.push('photo'));
    await Promise.all(sent);
    expect(order.indexOf('photo')).toBeLessThan(2);
  });
});
