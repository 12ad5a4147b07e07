import { SOCKET_OK, SocketType } from '@contract/codes';
import type { Comment } from '@contract/comments';
import { ID_MAX } from '@contract/fields';
import type { LiveConfig } from '@contract/item';
import type { Report } from '@contract/lives';
import type { Database, Queries } from '@platform/db/connection';
import { deleteInParts } from '@platform/db/deleteInParts';
import type { Listening } from '@platform/db/listening';
import {
  addFrames,
  FRAMES_CHANNEL,
  type FrameRow,
  forgetFrames,
  liveAfter,
  unquote,
  unsay,
} from './frames.store';

/** Who was away longer reads the live anew. */
const KEPT_MS = 24 * 3_600_000;

export interface LiveKey {
  readonly site: number;
  readonly live: number;
}

/** What a frame says (wire D9) beside the live's number and its own. Addresses carry the origin's mark. */
export interface FrameData {
  readonly [SocketType.status]: { status: number; config?: LiveConfig; countClick?: number };
  readonly [SocketType.reporting]: { action: 'add' | 'update' | 'delete'; report: Report };
  readonly [SocketType.discuss]: { action: 'add' | 'delete'; discuss: Comment };
}

/** Tells everybody who is at a live, now and when they come back; part of the transaction that makes the changes. */
export async function tell<T extends keyof FrameData>(
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
export async function tellGone<T extends typeof SocketType.reporting | typeof SocketType.discuss>(
  db: Queries,
  key: LiveKey,
  type: T,
  id: number,
  data: FrameData[T],
  at: Date,
): Promise<void> {
  // first the count, which holds the live: a frame that is being written now is then behind us or waits
  await tell(db, key, type, [data], at);
  await unsay(db, key.site, key.live, type, id, data);
  if (type === SocketType.discuss) await unquote(db, key.site, key.live, id);
}

/** A live as it stands, with what was told behind `since`, as text of wire D9. */
export interface LiveNow {
  readonly seq: number;
  readonly status: number;
  readonly countClick: number;
  readonly frames: readonly { readonly seq: number; readonly text: string }[];
}

const frameText = (live: number, { seq, type, data }: FrameRow): string =>
  JSON.stringify({ type, code: SOCKET_OK, data: { id: live, seq, ...data } });

/** undefined: there is no such live, or it is not public. Without `since` no frames are read. */
export async function liveNow(
  db: Queries,
  { site, live }: LiveKey,
  since = ID_MAX,
): Promise<LiveNow | undefined> {
  const found = await liveAfter(db, site, live, since);
  if (!found) return undefined;
  const frames = found.frames.map((row) => ({ seq: row.seq, text: frameText(live, row) }));
  return { seq: found.seq, status: found.status, countClick: found.click, frames };
}

/** Wire n11 as text with marks; frames that do not follow one another without a gap are of no use: `reset`. */
export async function changesText(db: Queries, key: LiveKey, since: number): Promise<string | undefined> {
  const now = await liveNow(db, key, since);
  if (!now) return undefined;
  if (now.seq - since !== now.frames.length) return '{"reset":1}';
  return `{"seq":${now.seq},"frames":[${now.frames.map(({ text }) => text).join(',')}]}`;
}

/** Hears whose frames went on, in this process or another one. */
export function hearFrames(db: Database, hearing: { wentOn(key: LiveKey): void; opened(): void }): Listening {
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
  deleteInParts((limit) => forgetFrames(db, new Date(now - KEPT_MS), limit));
