import type { Queries } from '@platform/db/connection';
import { saveDynamic } from '@platform/dynamics/dynamics.service';
import { accounts } from '../accounts';
import { accountDynamics } from '../dynamics/accounts';
import type { DemoDynamic } from '../dynamics/dynamic';
import { reporterDynamics } from '../dynamics/reporters';
import { reporters } from '../people';
import type { DemoMedia } from './media';
import { momentOf } from './moments';
import { addressesOf, numberIn, videosOf } from './resources';

/** Numbers of the dynamics: each author has room for this many. */
const EACH = 100;
/** Accounts' dynamics stand behind the reporters'. */
const OF_ACCOUNTS = 10_000;

interface Author {
  readonly reporterID: number;
  readonly accountID: number;
}

export async function loadDynamics(db: Queries, site: number, media: DemoMedia, now: number): Promise<void> {
  const save = async (author: Author, first: number, list: readonly DemoDynamic[]) => {
    for (const [index, one] of list.entries()) {
      await saveDynamic(db, site, {
        ...author,
        id: first + index + 1,
        publishedAt: momentOf(now, one.daysAgo, one.time),
        withdrawn: false,
        title: '',
        content: one.content,
        attachments: {
          pics: await addressesOf(one.pictures, media),
          videos: await videosOf(one.clip, media),
        },
        praise: one.praise ?? 0,
        share: one.share ?? 0,
      });
    }
  };
  for (const [key, list] of Object.entries(reporterDynamics)) {
    const reporterID = numberIn(reporters, key);
    await save({ reporterID, accountID: 0 }, reporterID * EACH, list);
  }
  for (const [key, list] of Object.entries(accountDynamics)) {
    const accountID = numberIn(accounts, key);
    await save({ reporterID: 0, accountID }, OF_ACCOUNTS + accountID * EACH, list);
  }
}
