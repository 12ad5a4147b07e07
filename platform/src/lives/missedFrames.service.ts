import type { Database } from '@platform/db/connection';
import { inBatches } from '@platform/db/inBatches';
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

/** Readers answered with one reading. */
const MAX_BATCH = 1000;
const nameOf = ({ key: { site, live }, since }: Missed) => `${site}/${live}/${since}`;

/**
 * Frames that a reader missed. After a restart thousands ask for the same ones: requests that come while others are read are
 * answered together by the next reading, never by one that began before them, which may lack a frame they have heard of.
 * @returns undefined for an unknown or unpublished live
 */
export function createMissedFrames(db: Database): (missed: Missed) => Promise<string | undefined> {
  const read = inBatches<Missed, { readonly text: string | undefined }>(
    async (jobs) => {
      const texts = new Map<string, Promise<string | undefined>>();
      for (const job of jobs) {
        const name = nameOf(job);
        texts.set(name, texts.get(name) ?? changesJson(db, job));
      }
      return Promise.all(jobs.map(async (job) => ({ text: await texts.get(nameOf(job)) })));
    },
    { most: MAX_BATCH, apart: (job) => job },
  );
  return async (missed) => (await read(missed)).text;
}
