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

const NEWEST = {
  name: 'outbox-newest',
  text: 'select id, phone, words, sent_at from outbox where site_id = $1 order by id desc limit 50',
};
export const newestOutboxMessages = (db: Queries, site: number) => db.query<OutboxRow>(NEWEST, [site]);
