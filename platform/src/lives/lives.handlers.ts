import { ID_MAX } from '@contract/fields';
import { PAGE_SIZE } from '@contract/limits';
import { liveComing } from '@contract/lives';
import { liveChanges } from '@contract/socket';
import { addressed } from '@platform/articles/articles.service';
import type { Database } from '@platform/db/connection';
import { listText } from '@platform/db/documents';
import { type Served, serve } from '@platform/http/context';
import { absent, JsonText } from '@platform/http/errors';
import { changesText } from './frames.service';
import { comingLives } from './lives.store';

export function liveHandlers(db: Database): Served[] {
  return [
    serve(liveComing, async (_, context) => {
      const rows = await comingLives(db, context.site.id, PAGE_SIZE);
      return new JsonText(addressed(`{"list":${listText(rows)}}`, context));
    }),
    serve(liveChanges, async ({ id, since }, context) => {
      const text = await changesText(db, { site: context.site.id, live: id }, Math.min(since, ID_MAX));
      return text === undefined ? absent : new JsonText(addressed(text, context));
    }),
  ];
}
