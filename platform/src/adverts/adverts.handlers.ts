import {
  advEvent,
  getAdv,
  getArticleAdvs,
  getColAdvs,
  getStartPage,
  getStartPagesAll,
} from '@contract/adverts';
import type { Database } from '@platform/db/connection';
import { type CallContext, type Served, serve } from '@platform/operations/callContext';
import { personIfAny } from '@platform/operations/callers';
import { withRequestOrigin } from '@platform/operations/requestOrigin';
import { absent, JsonText } from '@platform/wire/jsonText';
import { createAdvertEvents } from './advertEvents.service';
import { articleAdverts, columnAdverts, oneAdvert, startAdverts } from './adverts.service';

/** J3. What runs is said by this platform's clock. */
export function advertHandlers(db: Database, now: () => number): Served[] {
  const text = (value: object, context: CallContext) =>
    new JsonText(withRequestOrigin(JSON.stringify(value), context));
  const at = () => new Date(now());
  const countEvent = createAdvertEvents(db, now);

  return [
    serve(getArticleAdvs, async ({ articleId }, context) =>
      text({ list: await articleAdverts(db, context.site, articleId, at()) }, context),
    ),
    serve(getColAdvs, async ({ columnId }, context) =>
      text({ list: await columnAdverts(db, context.site, columnId, at()) }, context),
    ),
    serve(getAdv, async (input, context) => {
      const advert = await oneAdvert(db, context.site, input, at());
      return advert ? text(advert, context) : absent;
    }),
    serve(getStartPage, async (_, context) => {
      const [first] = await startAdverts(db, context.site, at());
      return first ? text(first, context) : absent;
    }),
    serve(getStartPagesAll, async (_, context) => text(await startAdverts(db, context.site, at()), context)),
    serve(advEvent, async (input, context): Promise<true> => {
      await countEvent(context, input, personIfAny(context, input));
      return true;
    }),
  ];
}
