import { LiveStatus } from '@contract/codes';
import type { Report } from '@contract/lives';
import { newsroom } from '@contract/newsroom';
import type { LiveState } from '@contract/newsroomShapes';
import type { Database } from '@platform/db/connection';
import { safeUrl } from '@platform/html/safeUrl';
import { cleanLine, cleanWords } from '@platform/html/words';
import {
  addReport,
  changeReport,
  type ReportDocument,
  removeReport,
  setLiveStatus,
} from '@platform/lives/liveEditing.service';
import { readMediaName } from '@platform/media/sizes';
import { ORIGIN_PLACEHOLDER } from '@platform/sites/addressPlaceholders';
import { transportFault } from '@platform/wire/refusals';
import type * as v from 'valibot';
import { done, type NewsroomCalls } from './newsroom.calls';

const statuses: Readonly<Record<LiveState, LiveStatus>> = {
  announced: LiveStatus.preview,
  running: LiveStatus.live,
  ended: LiveStatus.ended,
};

/** Wire S6: a report of the newsroom's own. */
const OWN = 1;

type ReportFields = Omit<v.InferOutput<typeof newsroom.addReport.input>, 'site' | 'id'>;

const noSuchLive = () => transportFault(404, 'there is no such live');
const noSuchReport = () => transportFault(404, 'there is no such report in this live');

/** @throws Refusal 400 for an address that may not be shown */
function addressOf(url: string): string {
  if (url.startsWith('/media/') && readMediaName(url.slice('/media/'.length)))
    return ORIGIN_PLACEHOLDER + url;
  const address = safeUrl(url, { schemes: ['https:'] });
  if (address === undefined)
    throw transportFault(400, `attachments: ${url} is neither /media/… nor https://…`);
  return address;
}

const attachmentsOf = (input: NonNullable<ReportFields['attachments']>): Report['attachments'] =>
  input.map(({ type, url, cover, duration }) => ({
    type,
    url: addressOf(url),
    cover: cover === '' ? '' : addressOf(cover),
    duration,
  }));

/** Cleans the fields as readers' texts are cleaned; they are shown as text. */
const documentOf = ({ title, content, user, attachments }: ReportFields): Partial<ReportDocument> => ({
  ...(title === undefined ? {} : { title: cleanLine(title) }),
  ...(content === undefined ? {} : { content: cleanWords(content) }),
  ...(user === undefined ? {} : { user: cleanLine(user) }),
  ...(attachments === undefined ? {} : { attachments: attachmentsOf(attachments) }),
});

const emptyReport: ReportDocument = {
  ...{ title: '', content: '', user: '', userID: 0, userIcon: '', sourceType: OWN, attachments: [] },
};
const hasContent = ({ title, content, attachments = [] }: Partial<ReportDocument>): boolean =>
  Boolean(title || content) || attachments.length > 0;

/** A live as it runs, by the people who run it (K10). */
export function liveCalls({ on }: NewsroomCalls, db: Database): void {
  on(newsroom.liveStatus, 'live', async ({ id, status }, { actContext: work }) => {
    const set = await setLiveStatus(db, work, id, statuses[status]);
    if (set === 'unknown') throw noSuchLive();
    if (set === 'same') throw transportFault(409, `this live is ${status} already`);
    return done;
  });

  on(newsroom.addReport, 'live', async ({ id, top = false, ...input }, { actContext: work }) => {
    const doc = { ...emptyReport, ...documentOf(input) };
    if (!hasContent(doc)) throw transportFault(400, 'a report has words or an attachment');
    const report = await addReport(db, work, id, { top, doc });
    if (report === undefined) throw noSuchLive();
    return { id: report };
  });

  on(newsroom.changeReport, 'live', async ({ id, report, top, ...input }, { actContext: work }) => {
    if (!(await changeReport(db, work, id, report, { top, doc: documentOf(input) }))) throw noSuchReport();
    return done;
  });

  on(newsroom.removeReport, 'live', async ({ id, report, reason }, { actContext: work }) => {
    if (!(await removeReport(db, work, id, report, reason))) throw noSuchReport();
    return done;
  });
}
