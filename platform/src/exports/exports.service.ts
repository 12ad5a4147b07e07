import type { Readable } from 'node:stream';
import { checkedBy, ownEntries } from '@platform/activities/registrations.service';
import { ownAppeals } from '@platform/appeals/appeals.service';
import { type OwnPiece, ownPieces } from '@platform/articles/pieces/pieces.service';
import { attemptsOf, limits } from '@platform/attempts/attempts.service';
import { ownPosts } from '@platform/circles/posts.service';
import { ownComments } from '@platform/comments/reading/ownComments.service';
import { ownConsents } from '@platform/consents/consents.service';
import { ownContributionRecords } from '@platform/contributions/contributions.service';
import { ownFeedback, ownTipoffRecords } from '@platform/contributions/tipoffs.service';
import type { Database } from '@platform/db/connection';
import { ownFavourites } from '@platform/favourites/favourites.service';
import { ownSubscriptions } from '@platform/following/following.service';
import { ownInvites } from '@platform/invites/invites.service';
import type { MediaReader } from '@platform/media/mediaStore';
import { readMediaName } from '@platform/media/sizes';
import { readOwnRecord } from '@platform/members/members.service';
import { ownMessages } from '@platform/messages/messages.service';
import { ownMinor } from '@platform/minors/minors.service';
import { ownPoints } from '@platform/points/points.service';
import { allOwnRedemptions } from '@platform/products/redemptions.service';
import { ownQuestions } from '@platform/questions/asking.service';
import { ownHits } from '@platform/ranks/ranks.service';
import { likesOf } from '@platform/reactions/likes.service';
import { listOwnReports } from '@platform/reports/reports.service';
import { ownSanctions } from '@platform/sanctions/sanctions.service';
import { type OwnDataRead, ownDataReads } from '@platform/studies/studies.service';
import { ownLogins } from '@platform/tokens/tokens.service';
import { readMoments } from '@platform/unread/unread.service';
import { ownUploads } from '@platform/uploads/ownUploads.service';
import type { OwnBallot, OwnBallots } from '@platform/votes/ballots/ownBallots.service';
import { refused } from '@platform/wire/refusals';
import { jsonLines, jsonText, ROWS, readAllRows } from './rows.sql';
import { type ZippedFile, zipStream } from './zip.document';

export interface ExportParts {
  readonly db: Database;
  readonly media: MediaReader;
  readonly ownBallots: OwnBallots;
  /** Epoch milliseconds. */
  readonly now: () => number;
  readonly failed: (error: unknown) => void;
}

/** Maximum bytes of uploads in the archive; uploads.json lists the addresses of the rest. A zip without zip64 ends at 4 GB. */
const MAX_FILE_BYTES = 2 ** 31;
interface Owner {
  readonly site: number;
  readonly member: number;
}

const rows = (name: string, all: AsyncIterable<object>): ZippedFile => ({
  name: `${name}.json`,
  parts: jsonLines(all),
});

const byId = <Row extends { id: number }>(read: (after: number) => Promise<Row[]>) =>
  readAllRows<Row>((last) => read(last?.id ?? 0));

function byOffset<Row extends object>(read: (offset: number) => Promise<Row[]>) {
  let offset = 0;
  return readAllRows<Row>(async () => {
    const page = await read(offset);
    offset += page.length;
    return page;
  });
}

/** The account, and the member's own words and marks. */
async function* accountFiles({ db }: ExportParts, { site, member }: Owner): AsyncGenerator<ZippedFile> {
  const who = `m:${member}`;
  yield { name: 'profile.json', parts: jsonText(await readOwnRecord(db, site, member)) };
  yield rows(
    'logins',
    byId((after) => ownLogins(db, site, member, after, ROWS)),
  );
  yield { name: 'minor.json', parts: jsonText((await ownMinor(db, site, member)) ?? {}) };
  yield rows(
    'consents',
    byOffset((offset) => ownConsents(db, site, member, offset, ROWS)),
  );
  yield rows(
    'sanctions',
    byId((before) => ownSanctions(db, site, member, before, ROWS)),
  );
  yield rows(
    'comments',
    byId((after) => ownComments(db, site, member, after, ROWS)),
  );
  yield rows(
    'posts',
    byId((after) => ownPosts(db, site, member, after, ROWS)),
  );
  yield rows(
    'questions',
    byId((after) => ownQuestions(db, site, member, after, ROWS)),
  );
  yield rows(
    'likes',
    readAllRows<{ type: number; id: number }>((last) => likesOf(db, site, who, last, ROWS)),
  );
  yield rows(
    'reports',
    readAllRows<{ type: number; id: number }>((last) => listOwnReports(db, site, who, last, ROWS)),
  );
  yield rows(
    'appeals',
    byId((after) => ownAppeals(db, site, member, after, ROWS)),
  );
  yield rows(
    'favourites',
    readAllRows<{ number: number }>((last) => ownFavourites(db, site, member, last?.number ?? 0, ROWS)),
  );
  yield rows(
    'subscriptions',
    readAllRows<{ type: number; id: number }>((last) => ownSubscriptions(db, site, who, last, ROWS)),
  );
}

/** Registrations, points, votes and contributions of the member. */
async function* participationFiles(
  { db, ownBallots }: ExportParts,
  { site, member }: Owner,
): AsyncGenerator<ZippedFile> {
  const who = `m:${member}`;
  yield rows(
    'registrations',
    byId((after) => ownEntries(db, site, member, after, ROWS)),
  );
  yield rows(
    'checks',
    readAllRows<{ activity: number }>((last) => checkedBy(db, site, member, last?.activity ?? 0, ROWS)),
  );
  yield rows(
    'points',
    byId((after) => ownPoints(db, site, member, after, ROWS)),
  );
  yield { name: 'invitations.json', parts: jsonText((await ownInvites(db, site, member)) ?? {}) };
  yield rows(
    'redemptions',
    byId((after) => allOwnRedemptions(db, site, member, after, ROWS)),
  );
  yield rows(
    'rankVotes',
    readAllRows<{ day: string; account: number }>((last) => ownHits(db, site, member, last, ROWS)),
  );
  yield rows(
    'votes',
    readAllRows<OwnBallot>((last) => ownBallots(db, site, who, last, ROWS)),
  );
  yield rows(
    'tipoffs',
    byOffset((offset) => ownTipoffRecords(db, site, member, ROWS, offset)),
  );
  yield rows(
    'feedback',
    byId((after) => ownFeedback(db, site, member, after, ROWS)),
  );
  yield rows(
    'contributions',
    byOffset((offset) => ownContributionRecords(db, site, member, ROWS, offset)),
  );
  yield rows(
    'messages',
    byOffset((offset) => ownMessages(db, site, member, ROWS, offset)),
  );
  yield rows(
    'articles',
    readAllRows<OwnPiece>((last) => ownPieces(db, site, member, last?.id ?? 0, ROWS)),
  );
  yield rows(
    'studies',
    readAllRows<OwnDataRead>((last) => ownDataReads(db, site, member, last, ROWS)),
  );
  yield { name: 'read.json', parts: jsonText(await readMoments(db, site, member)) };
}

/** The list of uploads, and the files themselves. */
async function* uploadFiles({ db, media }: ExportParts, { site, member }: Owner): AsyncGenerator<ZippedFile> {
  const uploads = () =>
    readAllRows<{ url: string; size: number }>((last) => ownUploads(db, site, member, last?.url ?? '', ROWS));
  yield rows('uploads', uploads());
  let bytes = 0;
  for await (const { url, size } of uploads()) {
    bytes += size;
    if (bytes > MAX_FILE_BYTES) return;
    const path = url.replace(/^\/media\//, '');
    const name = readMediaName(path);
    const opened = name && (await media.open(name));
    if (!opened) continue;
    yield { name: `uploads/${path}`, parts: await opened.stream(0, opened.size - 1), stored: true };
  }
}

async function* files(parts: ExportParts, owner: Owner): AsyncGenerator<ZippedFile> {
  yield* accountFiles(parts, owner);
  yield* participationFiles(parts, owner);
  yield* uploadFiles(parts, owner);
}

/** Exports all data about a member, for the member. It contains no token and no password. */
export function createExports(parts: ExportParts) {
  const { db, now, failed } = parts;
  /** @throws Refusal while another one is on its way, and after a few a day. */
  return async function exported(site: number, member: number): Promise<Readable> {
    const attempts = attemptsOf(db, site, now());
    const subject = `m:${member}`;
    if (!(await attempts.take(limits.exportUnderWay, subject))) throw refused('正在导出，请稍后再试');
    const over = () => void attempts.clear(limits.exportUnderWay, subject).catch(failed);
    if (!(await attempts.take(limits.exports, subject))) {
      over();
      throw refused('今天的导出次数已达上限，请明天再试');
    }
    return zipStream(files(parts, { site, member }), new Date(now())).once('close', over);
  };
}
