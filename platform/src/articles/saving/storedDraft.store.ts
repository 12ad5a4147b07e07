import type { Queries } from '@platform/db/connection';

/** Documents of an article and what stands beside them. */
export interface StoredParts {
  key: string;
  published_at: Date;
  account_id: number;
  item: string;
  content: string;
  is_top: boolean;
  reporters: number[];
  /** Keys of the related articles. */
  related: string[];
}
const PARTS = {
  name: 'articles-stored-parts',
  text: `select a.key, a.published_at, a.account_id, a.item, a.content,
      exists (select 1 from column_rows r where r.site_id = a.site_id and r.article_id = a.id and r.is_top) as is_top,
      array(select person_id from article_reporters p where p.site_id = a.site_id and p.article_id = a.id order by position) as reporters,
      array(select related_key from related r where r.site_id = a.site_id and r.article_id = a.id order by position) as related
    from articles a where a.site_id = $1 and a.id = $2`,
};
export const storedParts = (db: Queries, site: number, id: number) => db.one<StoredParts>(PARTS, [site, id]);
