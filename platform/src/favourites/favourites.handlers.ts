import { fav, favCancel, hasFav, myFav } from '@contract/favourites';
import { offsetOf } from '@contract/fields';
import { PAGE_SIZE } from '@contract/limits';
import type { Database } from '@platform/db/connection';
import { networkOf } from '@platform/limits/rateLimit';
import { type Served, serve } from '@platform/operations/callContext';
import { memberIfAny, writerOf } from '@platform/operations/callers';
import { withRequestOrigin } from '@platform/operations/requestOrigin';
import { createFairQueue } from '@platform/queues/fair';
import { JsonText } from '@platform/wire/jsonText';
import { favouritesOf, isFavouriteKind, saveFavourite } from './favourites.service';
import { deleteFavourite, isFavourite } from './favourites.store';

/** One row more than a page, to tell whether there are more. */
const AND_ONE = 1;

/** A member's own: nobody keeps anything without a login. */
export function favouriteHandlers(db: Database, now: () => number): Served[] {
  const inTurn = createFairQueue();
  const ofThing = (site: number, type: number, id: number) => `${site}/${type}/${id}`;

  return [
    serve(fav, async (input, context): Promise<true> => {
      const member = writerOf(context, input);
      const { articleID: id, type, channel, imgUrl } = input;
      const at = new Date(now());
      const site = context.site.id;
      await inTurn(
        ofThing(site, type, id),
        () => saveFavourite(db, site, { member, type, id }, { channel, imgUrl, at }),
        networkOf(context.address),
      );
      return true;
    }),
    serve(favCancel, async (input, context): Promise<true> => {
      const member = writerOf(context, input);
      const { articleID: id, type } = input;
      const site = context.site.id;
      if (isFavouriteKind(type))
        await inTurn(
          ofThing(site, type, id),
          () => deleteFavourite(db, site, { member, type, id }),
          networkOf(context.address),
        );
      return true;
    }),
    serve(hasFav, async (input, context) => {
      // A visitor has no favourites; an article asks before the login is known.
      const member = memberIfAny(context, input);
      const { articleID: id, type } = input;
      if (member === undefined || !isFavouriteKind(type)) return false;
      return isFavourite(db, context.site.id, { member, type, id });
    }),
    serve(myFav, async (input, context) => {
      const member = writerOf(context, input);
      const offset = offsetOf(input, PAGE_SIZE);
      const rows = await favouritesOf(db, context.site.id, member, PAGE_SIZE + AND_ONE, offset);
      const page = { list: rows.slice(0, PAGE_SIZE), hasMore: rows.length > PAGE_SIZE };
      return new JsonText(withRequestOrigin(JSON.stringify(page), context));
    }),
  ];
}
