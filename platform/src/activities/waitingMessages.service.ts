import type { Message } from '@contract/messages';
import type { Queries } from '@platform/db/connection';
import { BASE_PATH_PLACEHOLDER, ORIGIN_PLACEHOLDER } from '@platform/sites/addressPlaceholders';
import { wireDate } from '@platform/wire/wireDate';
import { promotedEntries } from './signUps/waiting.store';

const MAX_MESSAGES = 20;
/** A place that one got is news for thirty days. */
const NEWS_MS = 30 * 24 * 3_600_000;

/** Places that a member got from waiting lists since a moment, newest first. @param now epoch ms */
export function newPlaces(db: Queries, site: number, member: number, { since, now }: PlacesSince) {
  const from = new Date(Math.max(since.getTime(), now - NEWS_MS));
  return promotedEntries(db, site, member, from, MAX_MESSAGES);
}
interface PlacesSince {
  readonly since: Date;
  /** Epoch ms. */
  readonly now: number;
}

/** The same as messages (wire x17), whose numbers are below 0; addresses contain the origin placeholder. */
export async function placeMessages(
  db: Queries,
  site: number,
  member: number,
  now: number,
): Promise<Message[]> {
  const rows = await newPlaces(db, site, member, { since: new Date(0), now });
  return rows.map(({ id, activity, at, title }) => ({
    id: -id,
    title: '候补轮到您了',
    content: title,
    created: wireDate(at),
    articleID: activity,
    articleType: 0,
    linkID: 0,
    url: `${ORIGIN_PLACEHOLDER}${BASE_PATH_PLACEHOLDER}/signupdetail.html?fileId=${activity}`,
  }));
}
