import { saveAdvert } from '@platform/adverts/adverts.service';
import type { Queries } from '@platform/db/connection';
import type { DemoMedia } from '../load/media';
import { numberIn } from '../load/resources';
import { adverts } from './adverts';
import { town, townColumns } from './town';

const DAY_MS = 86_400_000;
/** Around the day the newsroom is dated to. */
const RUNS = { before: 10 * DAY_MS, after: 60 * DAY_MS };

/** Their numbers are their places in the list; those the newsroom adds come after them (021-adverts.sql). */
export async function loadAdverts(
  db: Queries,
  media: DemoMedia,
  now: number,
  articleOf: (key: string) => number,
): Promise<void> {
  for (const [index, one] of adverts.entries()) {
    const { url, width, height } = await media.picture(`strip.${one.picture}`);
    const advert = {
      place: one.place,
      columnID: numberIn([...townColumns], one.column),
      articleID: 0,
      position: one.position,
      type: 0,
      style: 0,
      title: one.title,
      picture: url,
      width,
      height,
      link: `/newsDetail/${articleOf(one.article)}.html`,
      marked: true,
      startsAt: new Date(now - RUNS.before),
      endsAt: new Date(now + RUNS.after),
    };
    if ((await saveAdvert(db, town.id, advert, index + 1)) === undefined)
      throw new Error(`the advert ${one.title} cannot be kept`);
  }
}
