import type { Database } from '@platform/db/connection';
import { createReadBatch } from '@platform/queues/batch';
import { type LiveKey, readLiveSnapshot } from './frames.service';

export interface Missed {
  readonly key: LiveKey;
  /** Number of the last frame that the reader has. */
  readonly since: number;
}

/** Wire n11 as JSON text with origin placeholders; `reset` where frames are missing in between. */
async function changesJson(db: Database, { key, since }: Missed): Promise<string | undefined> {
  const now = await readLiveSnapshot(db, key, since);
  if (!now) return undefined;
  if (now.seq - since !== now.frames.length) return '{"reset":1}';
  return `{"seq":${now.seq},"frames":[${now.frames.map(({ text }) => text).join(',')}]}`;
}

const nameOf = ({ key: { site, live }, since }: Missed) => `${site}/${live}/${since}`;

/**
 * Frames that a reader missed. After a restart thousands ask for the same ones, which are read together.
 * @returns undefined for an unknown or unpublished live
 */
export const createMissedFrames = (db: Database): ((missed: Missed) => Promise<string | undefined>) =>
  createReadBatch(nameOf, async (missed) => {
    const texts = new Map<string, string>();
    await Promise.all(
      missed.map(async (one) => {
        const text = await changesJson(db, one);
        if (text !== undefined) texts.set(nameOf(one), text);
      }),
    );
    return texts;
  });
