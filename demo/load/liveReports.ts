import type { Report } from '@contract/lives';
import type { Queries } from '@platform/db/connection';
import type { ReportDocument } from '@platform/lives/liveEditing.service';
import { insertReport } from '@platform/lives/reports/reports.store';
import { withOriginPlaceholder } from '@platform/sites/addressPlaceholders';
import type { DemoLive, DemoLiveReport } from '../lives';
import { reporters } from '../people';
import type { DemoMedia } from './media';

const MINUTE_MS = 60_000;
/** Wire S6: a report of the newsroom's own. */
const OWN = 1;

async function attachmentsOf(
  { pictures = [], clip }: DemoLiveReport,
  media: DemoMedia,
): Promise<Report['attachments']> {
  const attachments: Report['attachments'] = [];
  for (const key of pictures) {
    const { url } = await media.picture(key);
    attachments.push({ type: 'pic', url: withOriginPlaceholder(url), cover: '', duration: 0 });
  }
  if (clip) {
    const { url, cover, duration } = await media.clip(clip);
    attachments.push({
      type: 'video',
      url: withOriginPlaceholder(url),
      cover: withOriginPlaceholder(cover),
      duration,
    });
  }
  return attachments;
}

const SHIFT = {
  name: 'demo-live-report-shift',
  text: `update live_reports set published_at = $4
    where site_id = $1 and live_id = $2 and doc->>'content' = $3 returning id`,
};

/** A report as it is stored. */
export async function reportDocument(report: DemoLiveReport, media: DemoMedia): Promise<ReportDocument> {
  const place = reporters.findIndex(({ name }) => name === report.user);
  const reporter = reporters[place];
  return {
    title: '',
    user: report.user,
    userID: place + 1,
    userIcon: reporter ? withOriginPlaceholder((await media.picture(reporter.portrait)).url) : '',
    content: report.content,
    sourceType: OWN,
    attachments: await attachmentsOf(report, media),
  };
}

/** Writes the reports of a live once; on a later day their times follow its start. */
export async function loadReports(
  db: Queries,
  key: { readonly site: number; readonly live: number },
  live: DemoLive,
  starts: Date,
  media: DemoMedia,
): Promise<void> {
  for (const report of live.reports) {
    const at = new Date(starts.getTime() + report.minutesAfterStart * MINUTE_MS);
    if (await db.one<{ id: number }>(SHIFT, [key.site, key.live, report.content, at])) continue;
    await insertReport(db, key, at, { top: false, doc: await reportDocument(report, media) });
  }
}
