import { noticeDetail } from '@contract/circles';
import type { Database } from '@platform/db/connection';
import { shownHtml } from '@platform/html/shownHtml';
import { addressed } from '@platform/operations/addressed';
import { type Served, serve } from '@platform/operations/callContext';
import { absent, JsonText } from '@platform/wire/jsonText';
import { noticeById } from './notices.store';

export function noticeHandlers(db: Database, now: () => number): Served[] {
  return [
    serve(noticeDetail, async ({ id }, context) => {
      const row = await noticeById(db, context.site.id, id, new Date(now()));
      if (!row) return absent;
      const shown = { ...row.doc, content: shownHtml(row.content) };
      return new JsonText(addressed(JSON.stringify(shown), context));
    }),
  ];
}
