import type { Queries } from '@platform/db/connection';
import type { DocumentRow } from '@platform/db/documents';

/** The product as the wire shows it (wire n8). */
const DOC = `id, jsonb_build_object('id', id) || doc || jsonb_build_object('score', score, 'stock', stock) as doc`;
const SHOWN = 'not hidden';

const BY_ID = {
  name: 'products-by-id',
  text: `select ${DOC} from products where site_id = $1 and id = $2 and ${SHOWN}`,
};
export const productById = (db: Queries, site: number, id: number) => db.one<DocumentRow>(BY_ID, [site, id]);

const LIST = {
  name: 'products-list',
  text: `select ${DOC} from products where site_id = $1 and ${SHOWN} order by order_id, id limit $2 offset $3`,
};
export const shownProducts = (db: Queries, site: number, limit: number, offset: number) =>
  db.query<DocumentRow>(LIST, [site, limit, offset]);

/** Texts of a product; `content` is HTML. */
export interface ProductDocument {
  readonly title: string;
  readonly pics: readonly string[];
  readonly content: string;
}
export interface SavedProduct {
  readonly id: number;
  readonly order: number;
  readonly score: number;
  readonly stock: number;
  /** Redemptions of one member at most; 0 = any number. */
  readonly perMember: number;
  readonly hidden: boolean;
  readonly doc: ProductDocument;
}
const SAVE = {
  name: 'products-save',
  text: `insert into products (site_id, id, order_id, score, stock, per_member, hidden, doc) values ($1, $2, $3, $4, $5, $6, $7, $8)
    on conflict (site_id, id) do update set order_id = excluded.order_id, score = excluded.score, per_member = excluded.per_member,
      hidden = excluded.hidden, doc = excluded.doc`,
};
/** New, or in place of the one with its number, whose stock stays. */
export const putProduct = (db: Queries, site: number, one: SavedProduct) =>
  db.run(SAVE, [
    ...[site, one.id, one.order, one.score, one.stock, one.perMember, one.hidden],
    JSON.stringify(one.doc),
  ]);

const NEXT_ID = { name: 'products-next-id', text: "select nextval('product_ids')::int as id" };
export const nextProductID = async (db: Queries): Promise<number> =>
  (await db.one<{ id: number }>(NEXT_ID))?.id ?? 0;

/** A field that is undefined stays; `more` is added to the stock, or taken from it. */
export interface ProductChange {
  readonly title?: string | undefined;
  readonly content?: string | undefined;
  readonly score?: number | undefined;
  readonly more?: number | undefined;
  readonly perMember?: number | undefined;
  readonly order?: number | undefined;
  readonly hidden?: boolean | undefined;
}
const UPDATE = {
  name: 'products-update',
  text: `update products set score = coalesce($3, score), stock = greatest(0, stock + $4), per_member = coalesce($5, per_member),
      order_id = coalesce($6, order_id), hidden = coalesce($7, hidden),
      doc = doc || jsonb_strip_nulls(jsonb_build_object('title', $8::text, 'content', $9::text))
    where site_id = $1 and id = $2`,
};
export const updateProduct = (db: Queries, site: number, id: number, change: ProductChange) =>
  db.run(UPDATE, [
    ...[site, id, change.score ?? null, change.more ?? 0, change.perMember ?? null, change.order ?? null],
    ...[change.hidden ?? null, change.title ?? null, change.content ?? null],
  ]);

export interface StockRow {
  readonly id: number;
  readonly title: string;
  readonly score: number;
  readonly stock: number;
  readonly per_member: number;
  readonly hidden: boolean;
  readonly redeemed: number;
}
const STOCK = {
  name: 'products-stock',
  text: `select id, doc->>'title' as title, score, stock, per_member, hidden,
      (select count(*) from redemptions r where r.site_id = p.site_id and r.product_id = p.id and r.status <> 2) as redeemed
    from products p where site_id = $1 order by order_id, id`,
};
/** Every product, hidden ones too, with how many are left and redeemed. */
export const productStock = (db: Queries, site: number) => db.query<StockRow>(STOCK, [site]);
