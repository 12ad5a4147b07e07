import { KindNumber, LiveStatus } from '@contract/codes';
import { createCommentPosting } from '@platform/comments/posting/posting.service';
import type { Database } from '@platform/db/connection';
import { CommentState } from '@platform/discussions/commentState.types';
import type { JobKind } from '@platform/jobs/jobKind';
import { addReport, removeReport, setLiveStatus } from '@platform/lives/liveEditing.service';
import { createSiteFinder } from '@platform/sites/sites.service';
import { wireDate } from '@platform/wire/wireDate';
import type { LiveScript } from './liveScript';
import { FIRST_MEMBER } from './load/comments';
import { reportDocument } from './load/liveReports';
import { liveNumber } from './load/lives';
import type { DemoMedia } from './load/media';
import { readers } from './readers';

const SITE = 1;
const STAFF = 0;
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** The next day's live is announced so long before it begins. */
const ANNOUNCED_MS = 60 * MINUTE_MS;

interface RunnerParts {
  readonly db: Database;
  readonly media: DemoMedia;
}

const LIVE = { name: 'demo-live', text: 'select starts_at from lives where site_id = $1 and id = $2' };
const REPORTS = {
  name: 'demo-live-reports',
  text: `select id, doc->>'content' as content from live_reports where site_id = $1 and live_id = $2`,
};
const COMMENTS = {
  name: 'demo-live-comments',
  text: 'select content from comments where site_id = $1 and source = $2 and object_id = $3 and created_at >= $4',
};
const NEXT_START = {
  name: 'demo-live-next',
  text: `update lives set starts_at = $3, doc = doc || jsonb_build_object('startTime', $4::text) where site_id = $1 and id = $2`,
};

const statusAt = (startsAt: number, minutes: number, now: number): LiveStatus => {
  if (now < startsAt) return LiveStatus.preview;
  return now < startsAt + minutes * MINUTE_MS ? LiveStatus.live : LiveStatus.ended;
};

/** Brings the live to the state it has at a moment: status, reports and comments that are due; a day later it begins anew. */
export async function runLive(parts: RunnerParts, script: LiveScript, now: number): Promise<void> {
  const { db } = parts;
  const id = liveNumber(script.live);
  const row = await db.one<{ starts_at: Date }>(LIVE, [SITE, id]);
  if (!row) return;
  let startsAt = row.starts_at.getTime();
  const work = (at: number) => ({ site: SITE, staff: STAFF, at: new Date(at) });
  const reports = await db.query<{ id: number; content: string }>(REPORTS, [SITE, id]);
  if (now >= startsAt + DAY_MS - ANNOUNCED_MS) {
    const days = Math.ceil((now + 1 - startsAt) / DAY_MS);
    startsAt += days * DAY_MS;
    await db.run(NEXT_START, [SITE, id, new Date(startsAt), wireDate(new Date(startsAt))]);
    for (const report of reports) await removeReport(db, work(now), id, report.id, 'a new day');
    reports.length = 0;
  }
  await setLiveStatus(db, work(now), id, statusAt(startsAt, script.minutes, now));
  const isDue = ({ minutesAfterStart }: { readonly minutesAfterStart: number }) =>
    startsAt + minutesAfterStart * MINUTE_MS <= now;
  const known = new Set(reports.map(({ content }) => content));
  for (const report of script.reports.filter(isDue)) {
    if (known.has(report.content)) continue;
    const at = startsAt + report.minutesAfterStart * MINUTE_MS;
    await addReport(db, work(at), id, { top: false, doc: await reportDocument(report, parts.media) });
  }
  await postComments(db, script, id, { startsAt, now });
}

async function postComments(
  db: Database,
  { comments }: LiveScript,
  live: number,
  { startsAt, now }: { startsAt: number; now: number },
): Promise<void> {
  const source = KindNumber.source.live;
  const stored = await db.query<{ content: string }>(COMMENTS, [SITE, source, live, new Date(startsAt)]);
  const known = new Set(stored.map(({ content }) => content));
  const [site] = await createSiteFinder(db, () => now, '').all();
  if (!site) return;
  const posting = createCommentPosting(db, () => now);
  for (const { by, content, minutesAfterStart } of comments) {
    if (known.has(content) || startsAt + minutesAfterStart * MINUTE_MS > now) continue;
    const comment = {
      source,
      objectID: live,
      parentID: 0,
      member: FIRST_MEMBER + readers.indexOf(by),
      content,
      wordsHash: Buffer.alloc(0),
      location: '',
      longitude: 0,
      latitude: 0,
      type: 0,
      pictures: [],
      state: CommentState.shown,
    };
    await posting.post(site, comment);
  }
}

/** The live is brought up to the clock so often. */
const EVERY_MS = 10_000;

/** Runs the live as long as a server does, in one process of all. */
export const liveJob = (parts: RunnerParts, script: LiveScript, now: () => number): JobKind => ({
  kind: 'demonstrationLive',
  everyMs: EVERY_MS,
  isDueAtStart: true,
  async work() {
    await runLive(parts, script, now());
    return undefined;
  },
});
