import type { Queries } from '@platform/db/connection';
import { shownHtml } from '@platform/html/shownHtml';
import { cleanLine } from '@platform/html/words';
import { withOriginPlaceholder } from '@platform/sites/addressPlaceholders';
import {
  nextProductID,
  type ProductChange,
  putProduct,
  type SavedProduct,
  updateProduct,
} from './products.store';

export { productStock } from './products.store';

/** A product as it is handed in: plain title, HTML content, addresses of stored pictures. */
export type ProductDraft = Omit<SavedProduct, 'doc'> & SavedProduct['doc'];

/** Saves a product, new or in place of the one with its number, whose stock stays. */
export async function saveProduct(db: Queries, site: number, draft: ProductDraft): Promise<void> {
  const { title, pics, content, ...rest } = draft;
  const doc = { title: cleanLine(title), pics: pics.map(withOriginPlaceholder), content: shownHtml(content) };
  await putProduct(db, site, { ...rest, doc });
}

/** @returns the number of the new product */
export async function addProduct(
  db: Queries,
  site: number,
  draft: Omit<ProductDraft, 'id'>,
): Promise<number> {
  const id = await nextProductID(db);
  await saveProduct(db, site, { ...draft, id });
  return id;
}

/** @returns false where there is no such product */
export async function changeProduct(
  db: Queries,
  site: number,
  id: number,
  change: ProductChange,
): Promise<boolean> {
  const title = change.title === undefined ? undefined : cleanLine(change.title);
  const content = change.content === undefined ? undefined : shownHtml(change.content);
  return (await updateProduct(db, site, id, { ...change, title, content })) > 0;
}
