import { KindNumber } from '@contract/codes';
import { saveAdvert } from '@platform/adverts/adverts.service';
import { aMember, type TestMember } from '@testing/aMember';
import { aSavedAdvert } from '@testing/anAdvert';
import { seeded, seedNewsroom } from '@testing/seedNewsroom';
import { startPlatform, type TestPlatform } from '@testing/startPlatform';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

let platform: TestPlatform;
let members: TestMember[];
beforeEach(async () => {
  platform = await startPlatform();
  await seedNewsroom(platform);
});
afterEach(() => platform.close());

const MANY = 40;
/** Letters of a statement's name at most. */
const NAME = 63;
const range = Array.from({ length: MANY }, (_, index) => index);
const { news, video } = seeded.articles;
const { activity } = seeded.votes;
const counts = (column: string, article: number = news) =>
  `select ${column} as all from article_counts where article_id = ${article}`;

interface Rush {
  /** The row everybody changes. */
  readonly row: string;
  /** Path of one caller's request. @param index number of the caller */
  readonly path: (index: number) => string;
  /** Query that reads the count, and the number it grows by. */
  readonly counted: string;
  readonly by: number;
}
const event = (more: string, id: number = news) => `app_if/event?id=${id}&${more}`;
/** The first that is added. */
const ADVERT = 100;
const COMMENT = seeded.comments.first;
const COLUMN = seeded.columns.news;
const rushes: Record<string, Rush> = {
  clicks: { row: counts('1'), path: () => event('eventType=0'), counted: counts('click_real'), by: MANY },
  'clicks with records, each twice': {
    row: counts('1'),
    path: (index) => event(`eventType=0&eventId=r${index >> 1}`),
    counted: counts('click_real'),
    by: MANY / 2,
  },
  shares: { row: counts('1'), path: () => event('eventType=2'), counted: counts('share'), by: MANY },
  likes: {
    row: counts('1'),
    path: (index) => event(`eventType=1&device=xy${index}`),
    counted: counts('praise'),
    by: MANY,
  },
  'likes of a comment': {
    row: `select 1 from comments where id = ${COMMENT}`,
    path: (index) => event(`type=1&eventType=1&device=xy${index}`, COMMENT),
    counted: `select praise as all from comments where id = ${COMMENT}`,
    by: MANY,
  },
  favourites: {
    row: counts('1', video),
    path: () => `app_if/fav?articleID=${video}`,
    counted: counts('collect', video),
    by: MANY,
  },
  'openings of a live': {
    row: `select 1 from lives where id = ${seeded.live.running}`,
    path: () => event('type=20&eventType=0', seeded.live.running),
    counted: `select click as all from lives where id = ${seeded.live.running}`,
    by: MANY,
  },
  'visits of a vote': {
    row: `select 1 from votes where id = ${activity.id}`,
    path: () => `app_if/amuc/api/vote/accessCount?voteId=${activity.id}`,
    counted: `select visits as all from votes where id = ${activity.id}`,
    by: MANY,
  },
  'looks at an option': {
    row: `select 1 from vote_options where id = ${activity.option}`,
    path: () => `app_if/amuc/api/vote/optionInfo?voteId=${activity.id}&optionId=${activity.option}`,
    counted: `select views as all from vote_options where id = ${activity.option}`,
    by: MANY,
  },
  'adverts seen': {
    row: 'select 1 from advert_counts',
    path: (index) => `adv-appif-server/event?id=${ADVERT}&eventType=0&device=xy${index}`,
    counted: 'select shown as all from advert_counts',
    by: MANY,
  },
  followers: {
    row: `select 1 from subscription_counts where object_id = ${COLUMN}`,
    path: (index) => `app_if/topicSub?id=${COLUMN}&type=${KindNumber.topicSub.column}&device=xy${index}`,
    counted: `select count as all from subscription_counts where object_id = ${COLUMN}`,
    by: MANY,
  },
  'reports of a comment': {
    row: `select 1 from comments where id = ${COMMENT}`,
    path: (index) =>
      `app_if/expose?rootID=${COMMENT}&sourceType=${KindNumber.expose.comment}&device=xy${index}`,
    counted: `select exposed as all from comments where id = ${COMMENT}`,
    by: MANY,
  },
  'tries of one address': {
    row: `select 1 from attempts where kind = 'vote-tickets-address'`,
    path: (index) => `app_if/amuc/api/vote/ticket?voteId=${activity.id}&device=xy${index}`,
    counted: `select count as all from attempts where kind = 'vote-tickets-address'`,
    by: MANY,
  },
};

const read = async (text: string) =>
  (await platform.db.one<{ all: number }>({ name: `test ${text}`.slice(0, NAME), text }))?.all ?? 0;

describe('[K3, K9] many at one thing at the same moment', () => {
  beforeEach(async () => {
    members = await Promise.all(range.map(() => aMember(platform)));
    await platform.configure({ advEnable: 1 });
    expect(await saveAdvert(platform.db, 1, aSavedAdvert())).toBe(ADVERT);
    await platform.db.script(
      `insert into advert_counts (site_id, advert_id, shown, clicked) values (1, ${ADVERT}, 0, 0)`,
    );
    // The locked rows must exist.
    await platform.get(`/${rushes.followers?.path(MANY)}`);
    await platform.get(`/${rushes['tries of one address']?.path(MANY)}`);
    platform.clock.forward(61_000);
  });

  test.each(Object.entries(rushes))(
    '[K9] %s: each is counted, and none takes a connection to wait with, which others read with',
    async (_, { row, path, counted, by }) => {
      const act = (index: number) => {
        const member = members[index];
        const url = `/${path(index)}`;
        return platform.get(url, url.includes('/fav?') && member ? { token: member.token } : {});
      };
      const before = await read(counted);
      // while somebody else holds what all of them change
      const acting = await platform.db.transaction(async (queries) => {
        await queries.query({ name: `test lock ${row}`.slice(0, NAME), text: `${row} for update` });
        const all = Promise.all(range.map(act));
        for (const index of range) {
          const article = `/app_if/getArticleContent?articleId=${8_000 + index}`;
          expect((await platform.get(article)).status).toBe(200);
        }
        return () => all;
      });
      for (const { status } of await acting()) expect(status).toBe(200);
      expect(await read(counted)).toBe(before + by);
    },
  );
});
