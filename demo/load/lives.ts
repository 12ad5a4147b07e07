import { LiveStatus, LiveType, ModuleType } from '@contract/codes';
import { wireDate } from '@platform/articles/wireDate';
import type { Queries } from '@platform/db/connection';
import { ORIGIN_MARK } from '@platform/sites/defaultConfig';
import { accounts } from '../accounts';
import { activities } from '../activities';
import { lives } from '../lives';
import { modules } from '../modules';
import { leaders } from '../people';
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

export async function loadLives(
  db: Queries,
  site: number,
  media: DemoMedia,
  now: number,
  articleOf: (key: string) => number,
): Promise<void> {
  for (const [index, one] of lives.entries()) {
    const id = index + 1;
    const starts = new Date(Math.round((now + one.startOffsetHours * HOUR_MS) / 600_000) * 600_000);
    const banner = ORIGIN_MARK + (await media.picture(one.banner)).url;
    const type = one.liveType === 'video' ? LiveType.video : LiveType.image;
    const doc = {
      fileId: id,
      title: one.title,
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
  }
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
            ? one.people.map((key) => LEADER_OFFSET + numberIn(leaders, key))
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
