import type { Queries } from '@platform/db/connection';

export interface OutboxRow {
  id: number;
  phone: string;
  words: string;
  sent_at: Date;
}

const PUT = {
  name: 'outbox-put',
  text: 'insert into outbox (site_id, phone, words, sent_at) values ($1, $2, $3, $4)',
};
export const insertOutboxMessage = (db: Queries, site: number, phone: string, words: string, at: Date) =>
  db.run(PUT, [site, phone, words, at]);

const FORGET = {
  name: 'outbox-forget-phone',
  text: 'delete from outbox where site_id = $1 and phone = $2',
};
export const forgetMessagesTo = (db: Queries, site: number, phone: string) => db.run(FORGET, [site, phone]);

const FORGET_OLD = {
  name: 'outbox-forget-old',
  text: 'delete from outbox where ctid = any(array(select ctid from outbox where sent_at < $1 limit $2))',
};
export const forgetMessagesBefore = (db: Queries, before: Date, limit: number) =>
  db.run(FORGET_OLD, [before, limit]);

const NEWEST = {
  name: 'outbox-newest',
  text: 'select id, phone, words, sent_at from outbox where site_id = $1 order by id desc limit 50',
};
export const newestOutboxMessages = (db: Queries, site: number) => db.query<OutboxRow>(NEWEST, [site]);
