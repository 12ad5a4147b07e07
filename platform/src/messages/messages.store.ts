import type { Queries } from '@platform/db/connection';
import { MemberState } from '@platform/membership/memberState.types';

export interface NewMessage {
  readonly member: number;
  /** ReadType. */
  readonly type: number;
  readonly title: string;
  readonly content: string;
  /** Path of the page below the base path. */
  readonly path: string;
}
const ADD = {
  name: 'messages-add',
  text: `insert into member_messages (site_id, member_id, type, title, content, path, created_at)
    select $1, $2, $3, $4, $5, $6, $7
      where exists (select 1 from members where site_id = $1 and id = $2 and state = ${MemberState.open})
    on conflict (site_id, member_id, path, title)
      do update set content = excluded.content, type = excluded.type, created_at = excluded.created_at`,
};
/** A former member gets none; the same title and path once more replaces the message. */
export const putMessage = (db: Queries, site: number, message: NewMessage, at: Date) =>
  db.run(ADD, [
    ...[site, message.member, message.type, message.title, message.content],
    ...[message.path, at],
  ]);

export interface MessageRow {
  readonly id: number;
  readonly type: number;
  readonly title: string;
  readonly content: string;
  readonly path: string;
  readonly created_at: Date;
}
const LIST = {
  name: 'messages-list',
  text: `select id, type, title, content, path, created_at from member_messages
    where site_id = $1 and member_id = $2 order by created_at desc, id desc limit $3 offset $4`,
};
/** Newest first. */
export const messagesOf = (db: Queries, site: number, member: number, limit: number, offset: number) =>
  db.query<MessageRow>(LIST, [site, member, limit, offset]);

const UNREAD = {
  name: 'messages-unread',
  text: `select m.type, count(*)::int as count from member_messages m
    left join member_reads r on r.site_id = m.site_id and r.member_id = m.member_id and r.type = m.type
    where m.site_id = $1 and m.member_id = $2 and (r.read_at is null or m.created_at > r.read_at) group by m.type`,
};
/** Numbers of unread messages by ReadType; types without any are missing. */
export const unreadByType = (db: Queries, site: number, member: number) =>
  db.query<{ type: number; count: number }>(UNREAD, [site, member]);

const FORGET = {
  name: 'messages-forget',
  text: 'delete from member_messages where site_id = $1 and member_id = $2',
};
export const forgetMessages = (db: Queries, site: number, member: number) => db.run(FORGET, [site, member]);
