import { fav, favCancel, hasFav, myFav } from '@contract/favourites';
import { offsetOf } from '@contract/fields';
import { PAGE_SIZE } from '@contract/limits';
import type { Database } from '@platform/db/connection';
import { createQueues } from '@platform/db/queues';
import { networkOf } from '@platform/limits/rateLimit';
import { addressed } from '@platform/operations/addressed';
import { type Served, serve } from '@platform/operations/callContext';
import { memberIfAny, writerOf } from '@platform/operations/callers';
import { JsonText } from '@platform/wire/jsonText';
import { favouritesOf, isFavouriteKind, keepFavourite } from './favourites.service';
import { isKept, letGo } from './favourites.store';

/** One row more than a page tells whether there are more. */
const AND_ONE = 1;

/** A member's own: nobody keeps anything without a login. */
export function favouriteHandlers(db: Database, now: () => number): Served[] {
  const inTurn = createQueues();
  const ofThing = (site: number, type: number, id: number) => `${site}/${type}/${id}`;

  return [
    serve(fav, async (given, context): Promise<true> => {
      const member = writerOf(context, given);
      const { articleID: id, type, channel, imgUrl } = given;
      const at = new Date(now());
      const site = context.site.id;
      await inTurn(
        ofThing(site, type, id),
        () => keepFavourite(db, site, { member, type, id }, { channel, imgUrl, at }),
        networkOf(context.address),
      );
      return true;
    }),
    serve(favCancel, async (given, context): Promise<true> => {
      const member = writerOf(context, given);
      const { articleID: id, type } = given;
      const site = context.site.id;
      if (isFavouriteKind(type))
        await inTurn(
          ofThing(site, type, id),
          () => letGo(db, site, { member, type, id }),
          networkOf(context.address),
        );
      return true;
    }),
    serve(hasFav, async (given, context) => {
      // whoever is not in has kept nothing: an article asks this before it is known who reads it
      const member = memberIfAny(context, given);
      const { articleID: id, type } = given;
      if (member === undefined || !isFavouriteKind(type)) return false;
      return isKept(db, context.site.id, { member, type, id });
    }),
    serve(myFav, async (given, context) => {
      const member = writerOf(context, given);
      const offset = offsetOf(given, PAGE_SIZE);
      const rows = await favouritesOf(db, context.site.id, member, PAGE_SIZE + AND_ONE, offset);
      const page = { list: rows.slice(0, PAGE_SIZE), hasMore: rows.length > PAGE_SIZE };
      return new JsonText(addressed(JSON.stringify(page), context));
    }),
  ];
}
