import type { Report } from '@contract/lives';
import type { newsroom } from '@contract/newsroom';
import { safeUrl } from '@platform/html/safeUrl';
import { cleanLine, cleanWords } from '@platform/html/words';
import type { ReportDocument } from '@platform/lives/liveEditing.service';
import { readMediaName } from '@platform/media/sizes';
import { ORIGIN_PLACEHOLDER } from '@platform/sites/addressPlaceholders';
import { transportFault } from '@platform/wire/refusals';
import type * as v from 'valibot';

/** Wire S6: a report of the newsroom's own. */
const OWN = 1;

type ReportFields = Omit<v.InferOutput<typeof newsroom.addReport.input>, 'site' | 'id'>;

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

/** Cleans the fields as readers' texts are cleaned; they are shown as text. @throws Refusal 400 */
export const reportFields = ({
  title,
  content,
  user,
  attachments,
}: ReportFields): Partial<ReportDocument> => ({
  ...(title === undefined ? {} : { title: cleanLine(title) }),
  ...(content === undefined ? {} : { content: cleanWords(content) }),
  ...(user === undefined ? {} : { user: cleanLine(user) }),
  ...(attachments === undefined ? {} : { attachments: attachmentsOf(attachments) }),
});

const emptyReport: ReportDocument = {
  title: '',
  content: '',
  user: '',
  userID: 0,
  userIcon: '',
  sourceType: OWN,
  attachments: [],
};

/** The document of a new report. @throws Refusal 400 where it says nothing */
export function newReport(input: ReportFields): ReportDocument {
  const doc = { ...emptyReport, ...reportFields(input) };
  if (doc.title === '' && doc.content === '' && doc.attachments.length === 0)
    throw transportFault(400, 'a report has words or an attachment');
  return doc;
}
