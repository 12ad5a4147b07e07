import type { Queries } from '@platform/db/connection';

const BY_ARTICLE = {
  name: 'certificates-by-article',
  text: `select c.pdf_url, c.hash, c.notarised_at from certificates c
    join articles a on a.site_id = c.site_id and a.id = c.article_id and a.status = 1
    where c.site_id = $1 and c.article_id = $2`,
};
const PUT = {
  name: 'certificates-put',
  text: `insert into certificates (site_id, article_id, pdf_url, hash, notarised_at) values ($1, $2, $3, $4, $5)
    on conflict (site_id, article_id) do update set pdf_url = excluded.pdf_url, hash = excluded.hash,
      notarised_at = excluded.notarised_at`,
};

export interface CertificateRow {
  readonly pdf_url: string;
  readonly hash: string;
  readonly notarised_at: Date;
}
/** The certificate of a published article. */
export const certificateOf = (db: Queries, site: number, article: number) =>
  db.one<CertificateRow>(BY_ARTICLE, [site, article]);
export const putCertificate = (db: Queries, site: number, article: number, row: CertificateRow) =>
  db.run(PUT, [site, article, row.pdf_url, row.hash, row.notarised_at]);
