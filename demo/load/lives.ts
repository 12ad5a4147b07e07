import { LiveStatus, LiveType, ModuleType } from '@contract/codes';
import type { DraftLive } from '@platform/articles/documents/draft.types';
import type { Queries } from '@platform/db/connection';
import { ORIGIN_PLACEHOLDER } from '@platform/sites/addressPlaceholders';
import { siteTime, wireDate } from '@platform/wire/wireDate';
import { accounts } from '../accounts';
import { activities } from '../activities';
import { type DemoLive, lives } from '../lives';
import { modules } from '../modules';
import { leaders, reporters } from '../people';
import { loadReports } from './liveReports';
import type { DemoMedia } from './media';
import { LEADER_OFFSET, numberIn } from './resources';
import { put } from './rows';

const HOUR_MS = 3_600_000;
const statuses = {
  announced: LiveStatus.preview,
  running: LiveStatus.live,
  ended: LiveStatus.ended,
} as const;

export const liveNumber = (key: string): number => numberIn(lives, key);

/** When a live begins; an announced one at its own hour of that day. */
function liveStart(live: DemoLive, now: number): Date {
  const near = new Date(Math.round((now + live.startOffsetHours * HOUR_MS) / 600_000) * 600_000);
  if (!live.startsAt) return near;
  return new Date(`${siteTime(near).date}T${live.startsAt}:00+08:00`);
}

/** The live of an article as its draft carries it; films stand for stream and playback. */
export async function draftLive(key: string, media: DemoMedia, now: number): Promise<DraftLive> {
  const live = lives.find((one) => one.key === key);
  if (!live) throw new Error(`the demonstration has no live ${key}`);
  const film = live.clip ? (await media.clip(live.clip)).url : '';
  return {
    type: live.liveType === 'video' ? LiveType.video : LiveType.image,
    status: statuses[live.status],
    startTime: liveStart(live, now),
    lines: [
      {
        name: '',
        streamUrl: live.status === 'running' ? film : '',
        playbackUrl: live.status === 'ended' ? film : '',
      },
    ],
    banner: (await media.picture(live.banner)).url,
    announcement: live.announcement ?? '',
  };
}

export async function loadLives(
  db: Queries,
  site: number,
  media: DemoMedia,
  now: number,
  articleOf: (key: string) => number,
): Promise<void> {
  for (const [index, one] of lives.entries()) {
    const id = index + 1;
    const starts = liveStart(one, now);
    const banner = ORIGIN_PLACEHOLDER + (await media.picture(one.banner)).url;
    const type = one.liveType === 'video' ? LiveType.video : LiveType.image;
    const doc = {
      fileId: id,
      title: one.title,
      content: one.content,
      countClick: one.countClick ?? 0,
      startTime: wireDate(starts),
      type,
      webBannerUrl: banner,
      appBannerUrl: banner,
    };
    await put(db, 'lives', {
      site_id: site,
      id,
      article_id: articleOf(one.articleKey),
      status: statuses[one.status],
      starts_at: starts,
      doc,
    });
    await loadReports(db, { site, live: id }, one, starts, media);
  }
}

/** Reporters and leaders stand in one table; 0 where the key is of neither. */
function personNumber(key: string): number {
  const leader = numberIn(leaders, key);
  return leader > 0 ? LEADER_OFFSET + leader : numberIn(reporters, key);
}

/** The home's modules; their rows are numbers of what they show (wire S7). */
export async function loadModules(
  db: Queries,
  site: number,
  columnOf: (key: string) => number,
  articleOf: (key: string) => number,
): Promise<void> {
  for (const [index, one] of modules.entries()) {
    const ids =
      one.type === ModuleType.activities
        ? one.activities.map((key) => numberIn(activities, key))
        : one.type === ModuleType.accounts
          ? one.accounts.map((key) => numberIn(accounts, key))
          : one.type === ModuleType.people
            ? one.people.map(personNumber)
            : one.type === ModuleType.topics
              ? one.topics.map(({ topic }) => articleOf(topic))
              : one.articles.map(articleOf);
    const target = one.targetColumn ? { isJump: 1, id: columnOf(one.targetColumn), icon: '', style: '' } : {};
    const doc = {
      name: one.name,
      showType: 0,
      mark: '',
      showMore: one.showMore ? 1 : 0,
      videoStyle: 0,
      recommStyle: 0,
      fieldStyle: 0,
      displayStyle: 0,
      targetColumn: target,
      ids: ids.filter((id) => id > 0),
      ...(one.type === ModuleType.topics
        ? { related: one.topics.map(({ related }) => related.map(articleOf)) }
        : {}),
    };
    await put(db, 'modules', {
      site_id: site,
      id: index + 1,
      column_id: columnOf(one.column),
      type: one.type,
      position: one.position,
      doc,
    });
  }
}
