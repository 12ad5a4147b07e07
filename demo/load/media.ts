import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DraftPicture, DraftVideo } from '@platform/articles/documents/draft.types';
import type { MediaStore, StoredFile } from '@platform/media/mediaStore';
import sharp from 'sharp';
import type { DemoFile } from '../content';
import { typesetSheet } from '../papers/typesetSheet';
import { drawPicture } from '../pictures/drawPicture';
import { appIconSvg, siteLogoSvg } from '../pictures/siteLogo';
import { clips } from '../videos/clips';
import { frameSvg, sceneOf } from '../videos/make';

/** Media of the demonstration, drawn or read once and stored in the platform's media store. */
export interface DemoMedia {
  picture(key: string, summary?: string): Promise<DraftPicture>;
  clip(key: string): Promise<DraftVideo>;
  /** A frame of a clip, twice its size. */
  still(clip: string): Promise<StoredMedia>;
  /** A sheet to download. */
  sheet(file: DemoFile): Promise<{ name: string; url: string; size: number }>;
  /** Stores captions as WebVTT. */
  captions(text: string): Promise<StoredFile>;
  /** Stored media by key, for the next start. */
  known(): Record<string, StoredMedia>;
}

export interface StoredMedia {
  readonly url: string;
  readonly width: number;
  readonly height: number;
  /** Bytes of a file that is no picture. */
  readonly size?: number;
}

/** The masthead's emblem is drawn by itself; everything else is a scene, a portrait or a logo. */
const emblems: Readonly<Record<string, () => string>> = {
  siteLogo: () => siteLogoSvg('dark'),
  appIcon: appIconSvg,
};

const EMBLEM_PX = 192;

/** `strip.<scene>`: the middle of a scene, as adverts have it. */
const STRIP = 'strip.';
const STRIP_PX = { width: 1200, height: 400 };

/** Moment of a clip that its still shows, 0…1. */
const STILL_AT = 0.4;

async function stillOf(key: string): Promise<Uint8Array> {
  const clip = clips[key];
  if (!clip) throw new Error(`Unknown clip: ${key}`);
  const { width, height } = clip;
  const large = { ...clip, width: width * 2, height: height * 2 };
  return sharp(Buffer.from(frameSvg(key, large, sceneOf(key), STILL_AT)))
    .png()
    .toBuffer();
}

async function drawn(key: string): Promise<Uint8Array> {
  if (key.startsWith(STRIP)) return strip(await drawPicture(key.slice(STRIP.length)));
  const emblem = emblems[key];
  if (!emblem) return drawPicture(key);
  return sharp(Buffer.from(emblem()), { density: 300 }).resize(EMBLEM_PX, EMBLEM_PX).png().toBuffer();
}

const strip = (scene: Uint8Array): Promise<Buffer> =>
  sharp(scene)
    .resize({ ...STRIP_PX, fit: 'cover' })
    .png()
    .toBuffer();

/** Raise it when a drawing changes, so that stored pictures are drawn anew. */
export const DRAWING_VERSION = 1;

export function demoMedia(
  store: MediaStore,
  clipFolder: string,
  knownMedia: Readonly<Record<string, StoredMedia>>,
): DemoMedia {
  const known = new Map(Object.entries(knownMedia));
  const underWay = new Map<string, Promise<StoredMedia>>();

  function once(key: string, make: () => Promise<StoredMedia>): Promise<StoredMedia> {
    const stored = known.get(key);
    if (stored) return Promise.resolve(stored);
    const making =
      underWay.get(key) ??
      make().then((made) => {
        known.set(key, made);
        return made;
      });
    underWay.set(key, making);
    return making;
  }

  const picture = async (key: string, summary = ''): Promise<DraftPicture> => {
    const { url, width, height } = await once(key, async () => store.keepImage(await drawn(key)));
    return { url, width, height, summary };
  };

  return {
    picture,
    clip: async (key) => {
      const clip = clips[key];
      if (!clip) throw new Error(`Unknown clip: ${key}`);
      const { url } = await once(`clip:${key}`, async () => {
        const stored = await store.keepFile(await readFile(join(clipFolder, clip.file)), clip.file);
        return { url: stored.url, width: clip.width, height: clip.height };
      });
      const cover = await picture(clip.cover);
      return {
        url,
        cover: cover.url,
        duration: Math.round(clip.duration),
        width: clip.width,
        height: clip.height,
      };
    },
    still: (clip) => once(`still:${clip}`, async () => store.keepImage(await stillOf(clip))),
    sheet: async ({ name, title, text }) => {
      const { url, size = 0 } = await once(`sheet:${name}`, async () => {
        const stored = await store.keepFile(typesetSheet(title, text), name);
        return { url: stored.url, width: 0, height: 0, size: stored.size };
      });
      return { name, url, size };
    },
    captions: (text) => store.keepText(text, 'vtt'),
    known: () => Object.fromEntries(known),
  };
}
