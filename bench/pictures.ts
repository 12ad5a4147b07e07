import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { folderStore } from '@platform/media/folderStore';
import { encodePicture } from '@platform/media/pictures';
import { createLimit, fixedWidth } from '@platform/queues/limit';
import sharp from 'sharp';
import type { Figure } from './figure';

const GIFS = 20;
const MEMBERS = 4;
const FRAMES = 40;
const SIDE = 600;
const MAX_PIXELS = 100_000_000;
const MAX_DELAY_MS = 1_000;

/** Two colours in turn: a few kilobytes that decode to 14 million pixels. */
async function craftedGif(seed: number): Promise<Buffer> {
  const frameBytes = SIDE * SIDE * 3;
  const pixels = Buffer.alloc(FRAMES * frameBytes);
  for (let frame = 0; frame < FRAMES; frame += 1)
    pixels.fill(seed * 5 + (frame % 2) * 120, frame * frameBytes, (frame + 1) * frameBytes);
  return sharp(pixels, { raw: { width: SIDE, height: FRAMES * SIDE, channels: 3, pageHeight: SIDE } })
    .gif({ delay: Array.from({ length: FRAMES }, () => 40) })
    .toBuffer();
}

/** A phone's photograph of twelve million pixels. */
const photograph = (red: number): Promise<Buffer> =>
  sharp({ create: { width: 4_000, height: 3_000, channels: 3, background: { r: red, g: 90, b: 60 } } })
    .jpeg()
    .toBuffer();

/** Milliseconds until the photograph is kept, sent after everything else; resolves when all of it is. */
async function timeBehind(
  keep: (bytes: Buffer, member: string) => Promise<unknown>,
  gifs: readonly Buffer[],
  photo: Buffer,
): Promise<number> {
  const sent = gifs.map((gif, index) => keep(gif, `1/${index % MEMBERS}`));
  const begun = performance.now();
  await keep(photo, '1/reader');
  const took = performance.now() - begun;
  await Promise.all(sent);
  return took;
}

/** One member's photograph behind the crafted animations of others; in the order they came, as told figure. */
export async function benchPictures(): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'touchpaper-pictures-'));
  try {
    const store = folderStore({ folder, maxPixels: MAX_PIXELS });
    const keep = (bytes: Buffer, member: string) => store.keepImage(bytes, member);
    const inOrder = createLimit(fixedWidth({ width: 2 }));
    const gifs = await Promise.all(Array.from({ length: GIFS }, (_, index) => craftedGif(index)));
    const alone = await timeBehind(keep, [], await photograph(10));
    const fair = await timeBehind(keep, gifs, await photograph(20));
    const first = await timeBehind(
      (bytes) => inOrder(() => encodePicture(bytes, MAX_PIXELS)),
      gifs,
      await photograph(30),
    );
    const name = `a photograph behind ${GIFS} crafted GIFs of ${MEMBERS} members`;
    return [
      { name: `${name}: delay`, value: fair - alone, unit: 'ms', max: MAX_DELAY_MS },
      { name: `${name}: delay in the order they came`, value: first - alone, unit: 'ms' },
    ];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
