import type { Readable } from 'node:stream';
import { ownEntries } from '@platform/activities/registrations.service';
import { likesOf } from '@platform/articles/likes';
import { attemptsOf, limits } from '@platform/attempts/attempts.service';
import { reportsOf } from '@platform/comments/exposes.service';
import { ownComments } from '@platform/comments/ownComments';
import type { Database } from '@platform/db/connection';
import { ownFavourites } from '@platform/favourites/favourites.service';
import { ownSubscriptions } from '@platform/following/following.service';
import type { MediaReader } from '@platform/media/folderStore';
import { readMediaName } from '@platform/media/sizes';
import { ownRecord } from '@platform/members/members.service';
import { ownPoints } from '@platform/points/points.service';
import { ownLogins } from '@platform/tokens/tokens.service';
import { readMarks } from '@platform/unread/unread.service';
import { ownUploads } from '@platform/uploads/ownUploads.service';
import type { OwnBallot, OwnBallots } from '@platform/votes/ownBallots';
import { refused } from '@platform/wire/refusals';
import { everyRow, jsonLines, jsonText, ROWS } from './rows';
import { type ZippedFile, zipStream } from './zip';

export interface ExportParts {
  readonly db: Database;
  readonly media: MediaReader;
  readonly ownBallots: OwnBallots;
  /** Epoch milliseconds. */
  readonly now: () => number;
  readonly failed: (error: unknown) => void;
}

/** Bytes of what he sent that go in; the others stand with their address in uploads.json. A zip of this kind ends at 4 GB. */
const FILES_MOST = 2 ** 31;

/** Everything that is held about a member, to be given to himself. No token and no password is among it. */
export function createExports({ db, media, ownBallots, now, failed }: ExportParts) {
  async function* files(site: number, member: number): AsyncGenerator<ZippedFile> {
    const who = `m:${member}`;
    const rows = (name: string, all: AsyncIterable<object>) => ({
      name: `${name}.json`,
      parts: jsonLines(all),
    });
    yield { name: 'profile.json', parts: jsonText(await ownRecord(db, site, member)) };
    yield rows(
      'logins',
      everyRow<{ id: number }>((last) => ownLogins(db, site, member, last?.id ?? 0, ROWS)),
    );
    yield rows(
      'comments',
      everyRow<{ id: number }>((last) => ownComments(db, site, member, last?.id ?? 0, ROWS)),
    );
    yield rows(
      'likes',
      everyRow<{ type: number; id: number }>((last) => likesOf(db, site, who, last, ROWS)),
    );
    yield rows(
      'reports',
      everyRow<{ type: number; id: number }>((last) => reportsOf(db, site, who, last, ROWS)),
    );
    yield rows(
      'favourites',
      everyRow<{ number: number }>((last) => ownFavourites(db, site, member, last?.number ?? 0, ROWS)),
    );
    yield rows(
      'subscriptions',
      everyRow<{ type: number; id: number }>((last) => ownSubscriptions(db, site, who, last, ROWS)),
    );
    yield rows(
      'registrations',
      everyRow<{ id: number }>((last) => ownEntries(db, site, member, last?.id ?? 0, ROWS)),
    );
    yield rows(
      'points',
      everyRow<{ id: number }>((last) => ownPoints(db, site, member, last?.id ?? 0, ROWS)),
    );
    yield rows(
      'votes',
      everyRow<OwnBallot>((last) => ownBallots(db, site, who, last, ROWS)),
    );
    yield { name: 'read.json', parts: jsonText(await readMarks(db, site, member)) };
    const uploads = () =>
      everyRow<{ url: string; size: number }>((last) => ownUploads(db, site, member, last?.url ?? '', ROWS));
    yield rows('uploads', uploads());
    let bytes = 0;
    for await (const { url, size } of uploads()) {
      bytes += size;
      if (bytes > FILES_MOST) return;
      const path = url.replace(/^\/media\//, '');
      const name = readMediaName(path);
      const opened = name && (await media.open(name));
      if (opened) yield { name: `uploads/${path}`, parts: opened.stream(0, opened.size - 1), stored: true };
    }
  }

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
    return zipStream(files(site, member), new Date(now())).once('close', over);
  };
}
