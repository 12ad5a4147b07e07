import { SocketType } from '@contract/socket/socketCodes';
import type { Queries } from '@platform/db/connection';
import { ORIGIN_PLACEHOLDER, withoutPlaceholders } from '@platform/sites/addressPlaceholders';
import { requestStream } from '@platform/videos/streams.service';
import type { VideoStream } from '@platform/videos/videoJobs.types';
import { publishFrames } from '../frames.service';
import { lockLive } from '../lives.store';
import { reportOf } from './reports.document';
import { liveOfReport, lockReport, type ReportDocument, type ReportRow, saveReport } from './reports.store';

type Attachment = ReportDocument['attachments'][number];

const streamed = (attachment: Attachment, { playlist, poster, duration }: VideoStream): Attachment => ({
  ...attachment,
  url: ORIGIN_PLACEHOLDER + playlist,
  cover: attachment.cover || ORIGIN_PLACEHOLDER + poster,
  duration: attachment.duration || Math.round(duration),
});

/** The report with the streams of its stored videos; one that is not cut yet begins its job. Part of the report's transaction. */
export async function withReportStreams(
  db: Queries,
  site: number,
  row: ReportRow,
  at: Date,
): Promise<ReportRow> {
  const attachments: Attachment[] = [];
  for (const attachment of row.doc.attachments) {
    const { type, duration } = attachment;
    const video = { url: type === 'video' ? withoutPlaceholders(attachment.url) : '', duration };
    const stream = await requestStream(db, site, video, { kind: 'report', id: row.id }, at);
    attachments.push(stream ? streamed(attachment, stream) : attachment);
  }
  const changed = { ...row, doc: { ...row.doc, attachments } };
  if (attachments.some((one, index) => one !== row.doc.attachments[index]))
    await saveReport(db, site, changed);
  return changed;
}

/** The stream takes the place of the video in a report, and readers hear of it; part of the job's transaction. */
export async function putReportStream(
  db: Queries,
  { site, report, source }: { readonly site: number; readonly report: number; readonly source: string },
  stream: VideoStream,
  at: Date,
): Promise<void> {
  const live = (await liveOfReport(db, site, report))?.live;
  if (live === undefined || !(await lockLive(db, site, live))) return;
  const before = await lockReport(db, site, live, report);
  if (!before?.doc.attachments.some(({ url }) => withoutPlaceholders(url) === source)) return;
  const attachments = before.doc.attachments.map((one) =>
    withoutPlaceholders(one.url) === source ? streamed(one, stream) : one,
  );
  const row = { ...before, doc: { ...before.doc, attachments } };
  await saveReport(db, site, row);
  const data = [{ action: 'update' as const, report: reportOf(row) }];
  await publishFrames(db, { site, live }, SocketType.reporting, data, at);
}
