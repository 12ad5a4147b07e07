import { articleAdverts } from '@platform/adverts/adverts.service';
import type { Database } from '@platform/db/connection';
import type { CallContext } from '@platform/operations/callContext';
import { withRequestOrigin } from '@platform/operations/requestOrigin';
import { type Absent, absent, JsonText } from '@platform/wire/jsonText';
import { contentText } from './articles.service';
import { contentRow, relatedItems } from './articles.store';
import { relatedOf } from './related.document';

/**
 * Wire S2 of an article; absent where there is none.
 * @param unreleased also of an article that readers do not see yet @param at for the adverts that run then
 */
export async function readContent(
  db: Database,
  id: number,
  context: CallContext,
  { unreleased, at }: { readonly unreleased: boolean; readonly at: Date },
): Promise<JsonText | Absent> {
  const row = await contentRow(db, context.site.id, id);
  if (!row || (row.status !== 1 && !unreleased)) return absent;
  const related = row.has_related ? await relatedItems(db, context.site.id, id) : [];
  const adv = await articleAdverts(db, context.site, id, at);
  return new JsonText(withRequestOrigin(contentText(row, { related: related.map(relatedOf), adv }), context));
}
