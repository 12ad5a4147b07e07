import { PAGE_SIZE } from '@contract/limits';
import { liveComing } from '@contract/lives';
import { addressed } from '@platform/articles/articles.service';
import type { Database } from '@platform/db/connection';
import { listText } from '@platform/db/documents';
import { type Served, serve } from '@platform/http/context';
import { JsonText } from '@platform/http/errors';
import { comingLives } from './lives.store';

export function liveHandlers(db: Database): Served[] {
  return [
    serve(liveComing, async (_, context) => {
      const rows = await comingLives(db, context.site.id, PAGE_SIZE);
      return new JsonText(addressed(`{"list":${listText(rows)}}`, context));
    }),
  ];
}
