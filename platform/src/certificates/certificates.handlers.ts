import { certificate } from '@contract/pictures';
import type { Database } from '@platform/db/connection';
import { type Served, serve } from '@platform/operations/callContext';
import { withRequestOrigin } from '@platform/operations/requestOrigin';
import { withOriginPlaceholder } from '@platform/sites/addressPlaceholders';
import { absent, JsonText } from '@platform/wire/jsonText';
import { wireDate } from '@platform/wire/wireDate';
import { certificateOf } from './certificates.store';

export function certificateHandlers(db: Database): Served[] {
  return [
    serve(certificate, async ({ articleId }, context) => {
      const row = await certificateOf(db, context.site.id, articleId);
      if (!row) return absent;
      const { pdf_url, hash, notarised_at } = row;
      const doc = { pdfUrl: withOriginPlaceholder(pdf_url), hash, time: wireDate(notarised_at) };
      return new JsonText(withRequestOrigin(JSON.stringify(doc), context));
    }),
  ];
}
