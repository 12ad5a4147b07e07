import { SOCKET_OK, SocketType } from '@contract/codes';
import type { Comment } from '@contract/comments';
import { ID_MAX } from '@contract/fields';
import type { LiveConfig } from '@contract/item';
import type { Report } from '@contract/lives';
import type { Database, Queries } from '@platform/db/connection';
import { forgetAll } from '@platform/db/forgetting';
import type { Listening } from '@platform/db/listening';
import {
  addFrames,
  FRAMES_CHANNEL,
  type FrameRow,
  forgetFrames,
  readFramesAfter,
  removeQuotes,
  replaceFrames,
} from './frames.store';

/** Clients that were away longer reload the live. */
const FRAME_LIFETIME_MS = 24 * 3_600_000;

export interface LiveKey {
  readonly site: number;
  readonly live: number;
}

/** Payload of a frame (wire D9) besides its numbers. Addresses contain the origin placeholder. */
export interface FrameData {
  readonly [SocketType.status]: { status: number; config?: LiveConfig; countClick?: number };
  readonly [SocketType.reporting]: { action: 'add' | 'update' | 'delete'; report: Report };
  readonly [SocketType.discuss]: { action: 'add' | 'delete'; discuss: Comment };
}

/** Tells everybody who is at a live, now and when they come back; part of the transaction that makes the changes. */
export async function publishFrames<T extends keyof FrameData>(
  db: Queries,
  { site, live }: LiveKey,
  type: T,
  data: readonly FrameData[T][],
  at: Date,
): Promise<void> {
  if (data.length > 0) await addFrames(db, site, live, type, data, at);
}

/**
 * The same of a thing that is gone. Frames of before lose its words: who was away is not handed what was taken back.
 * @param id of the report or comment
 */
export async function publishDeletion<T extends typeof SocketType.reporting | typeof SocketType.discuss>(
  db: Queries,
  key: LiveKey,
  type: T,
  id: number,
  data: FrameData[T],
  at: Date,
): Promise<void> {
  // first the count, which holds the live: a frame that is being written now is then behind us or waits
  await publishFrames(db, key, type, [data], at);
  await replaceFrames(db, key.site, key.live, type, id, data);
  if (type === SocketType.discuss) await removeQuotes(db, key.site, key.live, id);
}

/** A live as it stands, with what was told behind `since`, as text of wire D9. */
export interface LiveSnapshot {
  readonly seq: number;
  readonly status: number;
  readonly countClick: number;
  readonly frames: readonly { readonly seq: number; readonly text: string }[];
}

const frameText = (live: number, { seq, type, data }: FrameRow): string =>
  JSON.stringify({ type, code: SOCKET_OK, data: { id: live, seq, ...data } });

/** undefined: there is no such live, or it is not public. Without `since` no frames are read. */
export async function readLiveSnapshot(
  db: Queries,
  { site, live }: LiveKey,
  since = ID_MAX,
): Promise<LiveSnapshot | undefined> {
  const found = await readFramesAfter(db, site, live, since);
  if (!found) return undefined;
  const frames = found.frames.map((row) => ({ seq: row.seq, text: frameText(live, row) }));
  return { seq: found.seq, status: found.status, countClick: found.click, frames };
}

/** Wire n11 as text with marks; frames that do not follow one another without a gap are of no use: `reset`. */
export async function changesJson(db: Queries, key: LiveKey, since: number): Promise<string | undefined> {
  const now = await readLiveSnapshot(db, key, since);
  if (!now) return undefined;
  if (now.seq - since !== now.frames.length) return '{"reset":1}';
  return `{"seq":${now.seq},"frames":[${now.frames.map(({ text }) => text).join(',')}]}`;
}

/** Hears whose frames went on, in this process or another one. */
export function listenForFrames(
  db: Database,
  hearing: { wentOn(key: LiveKey): void; opened(): void },
): Listening {
  return db.listen(FRAMES_CHANNEL, {
    heard(payload) {
      const [site, live] = payload.split('/').map(Number);
      if (site !== undefined && live !== undefined) hearing.wentOn({ site, live });
    },
    opened: hearing.opened,
  });
}

/** @param now epoch ms */
export const forgetOldFrames = (db: Queries, now: number): Promise<number> =>
  forgetAll((limit) => forgetFrames(db, new Date(now - FRAME_LIFETIME_MS), limit));
