import { ContributionStatus, TipoffStatus } from '@contract/participation/codes';
import type { Queries } from '@platform/db/connection';
import { BASE_PATH_PLACEHOLDER, ORIGIN_PLACEHOLDER } from '@platform/sites/addressPlaceholders';
import { NO_MEDIA } from '@platform/uploads/submitted.document';
import { readers } from '../readers';
import { calls, contributions } from '../telling/calls';
import type { DemoStudyPart } from '../telling/shapes';
import { studies } from '../telling/studies';
import { tipoffs } from '../telling/tipoffs';
import { FIRST_MEMBER } from './comments';
import { readBody } from './markup';
import type { DemoMedia } from './media';
import { momentOf } from './moments';
import { addressesOf, numberIn, whole } from './resources';
import { put } from './rows';

const DAY_MS = 86_400_000;

/** Numbers of shown tip-offs: as far apart as drawn ones, and the same at every start. */
const tipoffNumber = (index: number): number => 104_729_317 + ((index * 915_488_749) % 1_900_000_000);

/** The newsroom's shown tip-offs, calls for articles, and courses. @param articleOf number of an article by its key */
export async function loadTelling(
  db: Queries,
  site: number,
  media: DemoMedia,
  now: number,
  articleOf: (key: string) => number,
): Promise<void> {
  for (const [index, one] of tipoffs.entries()) {
    const created_at = momentOf(now, one.daysAgo, one.time);
    const answeredDay = Math.max(0, one.daysAgo - (one.answeredAfterDays ?? 0));
    const pics = await addressesOf(one.pictures, media);
    const doc = { title: one.title, content: one.content, location: '', ...NO_MEDIA, pics };
    await put(db, 'tipoffs', {
      site_id: site,
      id: tipoffNumber(index),
      member_id: 0,
      user_name: '',
      contact: '',
      created_at,
      status: TipoffStatus[one.state],
      answer: one.answer ?? '',
      shown: true,
      answered_at: one.answer ? momentOf(now, answeredDay, '17:10') : null,
      doc: { ...doc, videos: await clipsOf(one.clip, media) },
    });
  }
  for (const [index, one] of calls.entries()) {
    const midnight = momentOf(now, 0, '00:00').getTime();
    await put(db, 'seek_articles', {
      site_id: site,
      id: index + 1,
      starts_at: new Date(midnight + one.startDay * DAY_MS),
      ends_at: new Date(midnight + (one.endDay + 1) * DAY_MS - 1000),
      doc: {
        title: one.title,
        content: readBody(one.body).html,
        picBig: whole((await media.picture(one.picture)).url),
      },
    });
  }
  for (const [index, one] of studies.entries()) {
    const parts = await Promise.all(
      one.parts.map(async (part, place) => ({
        id: place + 1,
        title: part.title,
        ...(await targetOf(part, media, articleOf)),
      })),
    );
    await put(db, 'studies', { site_id: site, id: index + 1, doc: { title: one.title, parts } });
  }
}

/** Readers' contributions; they are members since their first comment. */
export async function loadContributions(
  db: Queries,
  site: number,
  media: DemoMedia,
  now: number,
): Promise<void> {
  for (const [index, one] of contributions.entries()) {
    const pics = await addressesOf(one.pictures, media);
    await put(db, 'contributions', {
      site_id: site,
      id: index + 1,
      seek_id: numberIn(calls, one.call),
      member_id: FIRST_MEMBER + readers.indexOf(one.reader),
      created_at: momentOf(now, one.daysAgo, one.time),
      status: ContributionStatus[one.state],
      reason: one.reason ?? '',
      doc: { title: one.title, content: one.content, ...NO_MEDIA, pics },
    });
  }
}

async function clipsOf(key: string | undefined, media: DemoMedia) {
  if (!key) return [];
  const { url, cover, duration } = await media.clip(key);
  return [{ url: whole(url), cover: whole(cover), duration }];
}

async function targetOf(part: DemoStudyPart, media: DemoMedia, articleOf: (key: string) => number) {
  if ('clip' in part) {
    const { url, cover, duration } = await media.clip(part.clip);
    return { type: 'video', url: whole(url), cover: whole(cover), duration };
  }
  const path = `/newsDetail/${articleOf(part.article)}.html`;
  return { type: 'article', url: `${ORIGIN_PLACEHOLDER}${BASE_PATH_PLACEHOLDER}${path}`, duration: 0 };
}
