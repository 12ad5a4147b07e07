import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { folderStore } from '@platform/media/folderStore';
import { mediaRoutes } from '@platform/media/media.routes';
import Fastify from 'fastify';
import sharp from 'sharp';
import { onTestFinished } from 'vitest';

/** A store in a temporary folder and a server of its media, for one test; pictures of at most 4 million pixels. */
export async function startMedia({ maxPixels = 4_000_000 } = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'touchpaper-media-'));
  const store = folderStore({ folder, maxPixels });
  const app = Fastify();
  await app.register(mediaRoutes, { media: store });
  onTestFinished(async () => {
    await app.close();
    await rm(folder, { recursive: true, force: true });
  });
  return { folder, store, app };
}

/** A picture with something to see: a slope of colour. */
export function slope(width: number, height: number, channels: 3 | 4 = 3) {
  const pixels = Buffer.alloc(width * height * channels, 255);
  for (let at = 0; at < width * height; at += 1) {
    pixels[at * channels] = (at * 7) % 256;
    pixels[at * channels + 1] = (at >> 4) % 256;
    if (channels === 4) pixels[at * channels + 3] = at % 256;
  }
  return sharp(pixels, { raw: { width, height, channels } });
}

const circles = Array.from(
  { length: 60 },
  (_, at) =>
    `<circle cx="${(at * 137) % 900}" cy="${(at * 211) % 600}" r="${20 + ((at * 29) % 70)}" fill="hsl(${(at * 47) % 360} 60% 55%)"/>`,
);

/** A drawing of which AVIF makes a quarter less. */
export const drawing = () =>
  sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="900" height="600">${circles.join('')}</svg>`),
  )
    .flatten({ background: '#fff' })
    .jpeg({ quality: 92 })
    .toBuffer();

export const latin = (text: string) => Buffer.from(text, 'latin1');
