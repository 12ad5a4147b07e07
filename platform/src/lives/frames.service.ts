import type { Comment } from '@contract/comments';
import { ID_MAX } from '@contract/fields';
import type { LiveConfig } from '@contract/item';
import type { Report } from '@contract/lives';
import { SOCKET_OK, SocketType } from '@contract/socket/socketCodes';
import type { Database, Queries } from '@platform/db/connection';
import { deleteInParts } from '@platform/db/deleteInParts';
import type { Listening } from '@platform/db/listening';
import {
  addFrames,
  type FrameRow,
  forgetFrames,
  type LiveKey,
  readFramesAfter,
  removeQuotes,
  replaceFrames,
} from './frames.store';

/** Notification channel between processes; the payload `<site>/<live>` names the live with new frames. */
const FRAMES_CHANNEL = 'live_frames';
/** Clients that were away longer reload the live. */
const FRAME_LIFETIME_MS = 24 * 3_600_000;

export { forgetFrameAuthor, type LiveKey } from './frames.store';

/** Payload of a frame (wire D9) besides its numbers. Addresses contain the origin placeholder. */
export interface FrameData {
  readonly [SocketType.status]: { status: number; config?: LiveConfig; countClick?: number };
  readonly [SocketType.reporting]: { action: 'add' | 'update' | 'delete'; report: Report };
  readonly [SocketType.discuss]: { action: 'add' | 'delete'; discuss: Comment };
}

/** Publishes frames to the listeners of a live and stores them for reconnecting clients, in the caller's transaction. */
export async function publishFrames<T extends keyof FrameData>(
  db: Queries,
  key: LiveKey,
  type: T,
  data: readonly FrameData[T][],
  at: Date,
): Promise<void> {
  if (data.length === 0 || (await addFrames(db, key, type, data, at)) === 0) return;
  await db.notify(FRAMES_CHANNEL, `${key.site}/${key.live}`);
}

type DeletableType = typeof SocketType.reporting | typeof SocketType.discuss;
/** A deleted report or comment. */
interface Deletion<T extends DeletableType> {
  readonly type: T;
  readonly id: number;
  readonly data: FrameData[T];
}
/** Publishes a deletion and removes the text from earlier frames, so that reconnecting clients do not get it. */
export async function publishDeletion<T extends DeletableType>(
  db: Queries,
  key: LiveKey,
  { type, id, data }: Deletion<T>,
  at: Date,
): Promise<void> {
  // The new frame first: it locks the live, so a concurrent frame is either earlier or waits.
  await publishFrames(db, key, type, [data], at);
  await replaceFrames(db, key, type, id, data);
  if (type === SocketType.discuss) await removeQuotes(db, key.site, key.live, id);
}

/** Current state of a live, with its frames after `since` as JSON text of wire D9. */
export interface LiveSnapshot {
  readonly seq: number;
  readonly status: number;
  readonly countClick: number;
  readonly frames: readonly { readonly seq: number; readonly text: string }[];
}

const frameText = (live: number, { seq, type, data }: FrameRow): string =>
  JSON.stringify({ type, code: SOCKET_OK, data: { id: live, seq, ...data } });

/** @returns undefined for an unknown or unpublished live; no frames without `since` */
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

/** Listens for new frames from this and other processes. */
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
  deleteInParts((limit) => forgetFrames(db, new Date(now - FRAME_LIFETIME_MS), limit));
