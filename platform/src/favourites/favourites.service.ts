import { Channel, KindNumber } from '@contract/codes';
import type { Favourite } from '@contract/favourites';
import type { Item } from '@contract/item';
import { activitiesOf } from '@platform/activities/activities.service';
import { itemsOf } from '@platform/articles/articleItems.service';
import { itemText } from '@platform/articles/articles.service';
import type { Queries } from '@platform/db/connection';
import { livesOf } from '@platform/lives/lives.service';
import { withoutPlaceholders } from '@platform/sites/addressPlaceholders';
import { memberClosed, refused } from '@platform/wire/refusals';
import { ofActivity, ofArticle, ofLive } from './favourites.document';
import {
  allAfter,
  type FavouriteKey,
  type FavouriteRow,
  forgetAllOf,
  insertFavourite,
  newestFavourites,
} from './favourites.store';

const { article, activity, live } = KindNumber.fav;
const channels: readonly number[] = Object.values(Channel);
const kinds: readonly number[] = [article, activity, live];

/** An address of the web or of this platform; anything else is none. */
const pictureOf = (text: string): string => {
  const url = withoutPlaceholders(text.trim());
  return /^(https?:\/\/|\/media\/)[^\s"'<>]+$/.test(url) ? url : '';
};

/** @throws Refusal for what is not there, and for a member who may not (any more). */
export async function saveFavourite(
  db: Queries,
  site: number,
  one: FavouriteKey,
  input: { channel: number; imgUrl: string; at: Date },
): Promise<void> {
  const channel = channels.includes(input.channel) ? input.channel : Channel.web;
  const row = { channel, imgUrl: pictureOf(input.imgUrl), at: input.at };
  const isKnownKind = isFavouriteKind(one.type)
    ? await insertFavourite(db, site, one, row)
    : { there: false, open: false };
  if (!isKnownKind.there) throw refused('找不到要收藏的内容');
  if (!isKnownKind.open) throw memberClosed();
}

/** Is it a kind that can be kept? Of others nobody has any. */
export const isFavouriteKind = (type: number): boolean => kinds.includes(type);

/** Wire S24 of what can be read now, newest first; addresses have the origin's mark. */
export async function favouritesOf(
  db: Queries,
  site: number,
  member: number,
  limit: number,
  offset: number,
): Promise<Favourite[]> {
  const rows = await newestFavourites(db, site, member, limit, offset);
  const ids = (type: number) => rows.filter((row) => row.type === type).map((row) => row.object_id);
  const lives = new Map((await livesOf(db, site, ids(live))).map((one) => [one.id, one]));
  const inLives = [...lives.values()].map((one) => one.article_id).filter((id) => id > 0);
  const found = await itemsOf(db, site, [...new Set([...ids(article), ...inLives])]);
  // our own documents, written by `itemOf`
  const items: Item[] = found.map((row) => JSON.parse(itemText(row)));
  const articles = new Map(items.map((item) => [item.fileId, item]));
  const activities = await activitiesOf(db, site, ids(activity));

  const documentOf = (row: FavouriteRow): Favourite | undefined => {
    const id = row.object_id;
    if (row.type === article) return ofArticle(site, row, articles.get(id));
    if (row.type === activity) return ofActivity(site, row, activities.get(id));
    const one = lives.get(id);
    return one && ofLive(site, row, one, articles.get(one.article_id));
  };
  return rows.flatMap((row) => documentOf(row) ?? []);
}

/** With a membership what was kept ends too. */
export const forgetFavourites = (db: Queries, site: number, member: number) => forgetAllOf(db, site, member);

/** All favourites of a member, also of withdrawn objects, oldest first. @param after `number` of the last one before */
export async function ownFavourites(db: Queries, site: number, member: number, after: number, limit: number) {
  const rows = await allAfter(db, site, member, after, limit);
  return rows.map((row) => ({
    number: row.id,
    type: row.type,
    id: row.object_id,
    channel: row.channel,
    imgUrl: row.img_url,
    at: row.created_at,
  }));
}
