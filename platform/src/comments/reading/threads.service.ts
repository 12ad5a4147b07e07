import type { Comment, Reply, TopDiscuss } from '@contract/comments';
import { PAGE_SIZE } from '@contract/limits';
import { findAccountAuthors } from '@platform/accounts/accounts.service';
import type { Database } from '@platform/db/connection';
import type { CommentTarget } from '@platform/discussions/commentTarget.types';
import type { Site } from '@platform/sites/site';
import { type AccountAuthors, replyOf } from '../comments.document';
import { type CommentRow, firstReplies } from '../comments.store';

/** Parses a configured number; `unset` where it is invalid. */
export const numberOf = (digits: string, unset: number): number =>
  /^\d+(\.\d+)?$/.test(digits) ? Number(digits) : unset;

const COUNT_REPLY = 2;

/** The reader of a list: their site and number; 0 = nobody. */
export interface ThreadReader {
  readonly site: Site;
  readonly me: number;
}

export function speakersOf(db: Database, site: Site, rows: readonly CommentRow[]): Promise<AccountAuthors> {
  const ids = rows.flatMap((row) => [row.xy_id, row.parent?.xy_id ?? 0]).filter((id) => id > 0);
  return findAccountAuthors(db, site.id, [...new Set(ids)]);
}

async function repliesTo(
  db: Database,
  rows: readonly CommentRow[],
  about: CommentTarget,
  { site, me }: ThreadReader,
): Promise<Map<number, TopDiscuss>> {
  const answered = rows.filter((row) => row.discuss + row.waiting > 0);
  const each = Math.min(numberOf(site.config.siteConfig.discuss.countReply, COUNT_REPLY), PAGE_SIZE);
  if (answered.length === 0) return new Map();
  const ids = answered.map(({ id }) => id);
  const found = await firstReplies(db, site.id, me, ids, each);
  const names = await speakersOf(db, site, found);
  return new Map(
    answered.map(({ id, discuss, waiting }) => {
      const list = found.filter((row) => row.thread_id === id);
      const all = discuss + waiting;
      const top: TopDiscuss = {
        list: list.map((row) => replyOf(row, about, names, site)),
        page: 0,
        totalPage: Math.ceil(all / PAGE_SIZE),
        hasMore: all > list.length,
      };
      return [id, top];
    }),
  );
}

/** Comments with their first replies. */
export async function withReplies(
  db: Database,
  rows: readonly CommentRow[],
  about: CommentTarget,
  reader: ThreadReader,
): Promise<Comment[]> {
  const names = await speakersOf(db, reader.site, rows);
  const tops = await repliesTo(db, rows, about, reader);
  return rows.map((row) => {
    const topDiscuss = tops.get(row.id);
    return { ...replyOf(row, about, names, reader.site), ...(topDiscuss ? { topDiscuss } : {}) };
  });
}

/** Comments without their replies. */
export async function withoutReplies(
  db: Database,
  rows: readonly CommentRow[],
  about: CommentTarget,
  site: Site,
): Promise<Reply[]> {
  const names = await speakersOf(db, site, rows);
  return rows.map((row) => replyOf(row, about, names, site));
}
