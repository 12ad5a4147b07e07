import { ID_MAX } from '@contract/fields';
import { PAGE_SIZE } from '@contract/limits';
import { liveComing, liveView } from '@contract/lives';
import { liveChanges } from '@contract/socket';
import type { Database } from '@platform/db/connection';
import { listText } from '@platform/db/documents';
import { type Served, serve } from '@platform/operations/callContext';
import { withRequestOrigin } from '@platform/operations/requestOrigin';
import { absent, JsonText } from '@platform/wire/jsonText';
import { comingLives } from './lives.store';
import { viewOf } from './liveView.service';
import { createMissedFrames } from './missedFrames.service';

export function liveHandlers(db: Database): Served[] {
  const missedFrames = createMissedFrames(db);
  return [
    serve(liveComing, async (_, context) => {
      const rows = await comingLives(db, context.site.id, PAGE_SIZE);
      return new JsonText(withRequestOrigin(`{"list":${listText(rows)}}`, context));
    }),
    serve(liveView, async (input, context) => {
      const view = await viewOf(db, context.site.id, input);
      return view ? new JsonText(withRequestOrigin(JSON.stringify(view), context)) : absent;
    }),
    serve(liveChanges, async ({ id, since }, context) => {
      const key = { site: context.site.id, live: id };
      const text = await missedFrames({ key, since: Math.min(since, ID_MAX) });
      return text === undefined ? absent : new JsonText(withRequestOrigin(text, context));
    }),
  ];
}
