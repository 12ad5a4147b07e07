import type { Queries } from '@platform/db/connection';
import { saveProduct } from '@platform/products/products.service';
import { products } from '../products';
import type { DemoMedia } from './media';

/** Products of the points shop; what was redeemed since stays redeemed. */
export async function loadProducts(db: Queries, site: number, media: DemoMedia): Promise<void> {
  for (const [index, { pictures, key: _, ...one }] of products.entries()) {
    const pics: string[] = [];
    for (const picture of pictures) pics.push((await media.picture(picture)).url);
    await saveProduct(db, site, { ...one, id: index + 1, order: index, hidden: false, pics });
  }
}
