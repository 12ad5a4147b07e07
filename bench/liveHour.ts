import { KindNumber, LiveStatus, LiveType } from '@contract/codes';
import type { Comment } from '@contract/comments';
import { AuditStatus } from '@contract/discussCodes';
import { SocketType } from '@contract/socket/socketCodes';
import { publishFrames } from '@platform/lives/frames.service';
import { addReport, setLiveStatus } from '@platform/lives/liveEditing.service';
import type { LiveArticle, LiveSetup } from '@platform/lives/setup/liveSetup.document';
import { addLive } from '@platform/lives/setup/liveSetup.service';
import { wireDate } from '@platform/wire/wireDate';
import { heapOf } from '@testing/longList';
import type { CDPSession, Page } from 'playwright-core';
import { onPhone } from './browser';
import type { Figure } from './figure';
import { BASE_PATH, type BenchNewsroom } from './newsroom';

/** An hour of a live: a report each half minute, two comments a second, the viewers' count each ten seconds. */
const REPORTS = 120;
const COMMENTS_A_REPORT = 60;
const COUNTS_A_REPORT = 3;
const MAX_MB = 20;

interface OpenLive {
  readonly id: number;
  readonly article: number;
}
const work = () => ({ site: 1, staff: 0, at: new Date() });

/** A live of its own that runs. */
async function openLive({ db }: BenchNewsroom, title: string): Promise<OpenLive> {
  const setup: LiveSetup = {
    ...{ title, abstract: '三名记者守着', type: LiveType.image, startsAt: new Date(), endsAt: undefined },
    ...{ sort: 0, banner: '', announcement: '', lines: [] },
  };
  const article: LiveArticle = {
    ...{ columnID: 1, content: '', cover: undefined, discussClosed: false, advClosed: false, reporters: [] },
  };
  const added = await addLive(db, { site: { id: 1, name: '澜川' }, work: work() }, setup, article);
  if (added === 'unknownColumn') throw new Error('the demonstration has no column 1');
  await setLiveStatus(db, work(), added.id, LiveStatus.live);
  return added;
}

const commentOf = (id: number, live: number): Comment => ({
  ...{ id, articleID: live, userID: 1 + (id % 500), userName: `读者${id % 500}`, userIcon: '' },
  ...{ content: `第${id}条评论：水涨到第几级台阶了，桥上还能走吗？`, created: wireDate(new Date()) },
  ...{ countPraise: id % 7, countDiscuss: 0, parentID: 0, parentUserID: 0 },
  ...{ sourceType: KindNumber.source.live, type: 0, linkID: 0, columnCasName: '', activityOpt: 0 },
  ...{ isWonderful: 0, xyID: 0, longitude: 0, latitude: 0, location: '', attachments: [], isOfficial: 0 },
  auditStatus: AuditStatus.shown,
  info: {
    ...{ articleType: 0, articleUrl: '', articleUrlPad: '', parentUser: '', parentContent: '' },
    ...{ parentTime: '', parentAtts: [], parentType: 0, rssType: 0 },
    ...{ picSmall: '', picMiddle: '', picBig: '' },
  },
});

async function nodesOf(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'Nodes')?.value ?? 0;
}

/** The frames of half a minute; the report comes last, and the page shows how many wait when it has taken it. */
async function halfMinute({ db }: BenchNewsroom, page: Page, live: number, n: number): Promise<void> {
  const first = n * COMMENTS_A_REPORT + 1;
  const comments = Array.from({ length: COMMENTS_A_REPORT }, (_, index) => commentOf(first + index, live));
  const added = comments.map((discuss) => ({ action: 'add' as const, discuss }));
  await publishFrames(db, { site: 1, live }, SocketType.discuss, added, new Date());
  const counts = Array.from({ length: COUNTS_A_REPORT }, (_, index) => ({
    ...{ status: LiveStatus.live, countClick: n * COUNTS_A_REPORT + index },
  }));
  await publishFrames(db, { site: 1, live }, SocketType.status, counts, new Date());
  const content = `第${n}条：水位每小时涨一公分，码头上的石阶还露着十九级。`;
  const doc = { title: '', user: '记者', userID: 0, userIcon: '', content, sourceType: 1, attachments: [] };
  await addReport(db, work(), live, { top: false, doc });
  await page.waitForFunction(
    (waiting) => document.querySelector('#live-reports [role=status]')?.textContent?.startsWith(waiting),
    `${n + 1}条`,
  );
}

/** @param part the part of the page that the reader looks at */
function openForAnHour(newsroom: BenchNewsroom, part: '报道' | '聊天'): Promise<Figure[]> {
  return onPhone(async (page, devtools) => {
    await devtools.send('Performance.enable');
    const { id, article } = await openLive(newsroom, `一个钟头的${part}`);
    const subscribed = page.waitForEvent('websocket').then((socket) => socket.waitForEvent('framereceived'));
    await page.goto(`${newsroom.server.origin}${BASE_PATH}/liveDetail/${id}/${article}.html`);
    await page.locator('html[data-ready]').waitFor({ state: 'attached' });
    await page.getByRole('link', { name: part, exact: true }).click();
    await subscribed;
    // The code that reads frames loads with the first ones.
    await halfMinute(newsroom, page, id, 0);
    const before = { heap: await heapOf(devtools), nodes: await nodesOf(devtools) };
    for (let n = 1; n <= REPORTS; n += 1) {
      await halfMinute(newsroom, page, id, n);
    }
    const grown = (await heapOf(devtools)) - before.heap;
    const nodes = (await nodesOf(devtools)) - before.nodes;
    const name = `an hour of ${REPORTS * COMMENTS_A_REPORT} comments and ${REPORTS} reports, ${part} open`;
    return [
      { name: `${name}: heap grown by`, value: grown, unit: 'MB', max: MAX_MB },
      { name: `${name}: nodes more`, value: nodes, unit: '' },
    ];
  });
}

/** A page that stays open while a live runs for an hour, as fast as it takes the frames (issue 12). */
export async function benchLiveHour(newsroom: BenchNewsroom): Promise<Figure[]> {
  return [...(await openForAnHour(newsroom, '报道')), ...(await openForAnHour(newsroom, '聊天'))];
}
