import { offsetOf } from '@contract/fields';
import { PAGE_SIZE } from '@contract/limits';
import * as contract from '@contract/products';
import type { Database } from '@platform/db/connection';
import { pageText } from '@platform/db/documents';
import { shownHtml } from '@platform/html/shownHtml';
import { type CallContext, type Served, serve } from '@platform/operations/callContext';
import { memberOf } from '@platform/operations/callers';
import { withRequestOrigin } from '@platform/operations/requestOrigin';
import { absent, JsonText } from '@platform/wire/jsonText';
import * as v from 'valibot';
import { productById, shownProducts } from './products.store';
import { exchangeProduct, listOwnRedemptions } from './redemptions.service';

const Product = v.object({ doc: v.looseObject({ content: v.optional(v.string(), '') }) });

/** The points shop (wire n8, n12). @param now epoch ms */
export function productHandlers(db: Database, now: () => number): Served[] {
  const text = (json: string, context: CallContext) => new JsonText(withRequestOrigin(json, context));
  return [
    serve(contract.productDetail, async ({ id }, context) => {
      const row = await productById(db, context.site.id, id);
      if (!row) return absent;
      const { doc } = v.parse(Product, row);
      return text(JSON.stringify({ ...doc, content: shownHtml(doc.content) }), context);
    }),
    serve(contract.productList, async (input, context) => {
      const offset = offsetOf(input, PAGE_SIZE);
      const rows = await shownProducts(db, context.site.id, PAGE_SIZE + 1, offset);
      return text(pageText(rows, PAGE_SIZE), context);
    }),
    serve(contract.exchangeProduct, ({ id, ...claims }, context) =>
      exchangeProduct(db, context.site.id, memberOf(context, claims), id, now()),
    ),
    serve(contract.productMine, async (input, context) => {
      const member = memberOf(context, input);
      const page = await listOwnRedemptions(db, context.site.id, member, offsetOf(input, PAGE_SIZE));
      return text(JSON.stringify(page), context);
    }),
  ];
}
