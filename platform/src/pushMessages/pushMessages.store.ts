import type { Queries } from '@platform/db/connection';

export interface PushMessageRow {
  readonly id: number;
  readonly title: string;
  readonly content: string;
  readonly created_at: Date;
  /** 0 = of no article, as the two behind it. */
  readonly article_id: number;
  readonly article_type: number;
  readonly link_id: number;
  readonly url: string;
}

const NEWEST = {
  name: 'push-messages-newest',
  text: `select p.id, p.title, p.content, p.created_at, p.url, p.article_id,
      coalesce(a.article_type, 0)::int as article_type, coalesce(a.link_id, 0) as link_id
    from push_messages p left join articles a on a.site_id = p.site_id and a.id = p.article_id and a.status = 1
    where p.site_id = $1 and (p.article_id = 0 or a.id is not null)
    order by p.created_at desc, p.id desc limit $2 offset $3`,
};
/** The newest first; one whose article was withdrawn is left out. */
export const newestMessages = (db: Queries, site: number, limit: number, offset: number) =>
  db.query<PushMessageRow>(NEWEST, [site, limit, offset]);

export interface NewPushMessage {
  readonly title: string;
  readonly content: string;
  /** 0 = of no article. */
  readonly article: number;
  readonly url: string;
}
const ADD = {
  name: 'push-messages-add',
  text: `insert into push_messages (site_id, title, content, article_id, url, created_at)
    values ($1, $2, $3, $4, $5, $6) returning id`,
};
export const insertMessage = (
  db: Queries,
  site: number,
  { title, content, article, url }: NewPushMessage,
  at: Date,
) => db.one<{ id: number }>(ADD, [site, title, content, article, url, at]);
