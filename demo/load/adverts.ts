import { saveAdvert } from '@platform/adverts/adverts.service';
import type { Queries } from '@platform/db/connection';
import { accounts } from '../accounts';
import { adverts } from '../adverts';
import type { DemoMedia } from './media';
import { numberIn } from './resources';

const DAY_MS = 86_400_000;
/** Around the day the newsroom is dated to. */
const RUNS = { before: 10 * DAY_MS, after: 60 * DAY_MS };

interface AdvertPlaces {
  readonly columnOf: (key: string) => number;
  readonly articleOf: (key: string) => number;
}

/** Of the demonstration: their numbers are their places in the list, those the newsroom adds come behind (021-adverts.sql). */
export async function loadAdverts(
  db: Queries,
  site: number,
  media: DemoMedia,
  now: number,
  { columnOf, articleOf }: AdvertPlaces,
): Promise<void> {
  for (const [index, one] of adverts.entries()) {
    const { url, width, height } = await media.picture(`strip.${one.picture}`);
    const link = one.account
      ? `/xyDetail/${numberIn(accounts, one.account)}.html`
      : `/newsDetail/${articleOf(one.article ?? '')}.html`;
    const advert = {
      ...{ place: one.place, columnID: columnOf(one.column), articleID: 0, position: one.position },
      ...{ type: 0, style: 0, title: one.title, picture: url, width, height, link, marked: true },
      startsAt: new Date(now - RUNS.before),
      endsAt: new Date(now + RUNS.after),
    };
    if ((await saveAdvert(db, site, advert, index + 1)) === undefined)
      throw new Error(`the advert ${one.title} cannot be kept`);
  }
}
