import * as v from 'valibot';
import { mediaAddress, optionalAddress } from './newsroomAddress';
import type { NewsroomCall } from './newsroomCall';
import { announcedFile, filePart, OpenFile, oneUpload, StoredFile, StoredPart } from './newsroomFiles';
import { ReportAttachment, report, siteAndId, whole } from './newsroomShapes';

const post = <const I extends v.GenericSchema, const O extends v.GenericSchema>(
  path: string,
  input: I,
  output: O,
): NewsroomCall<I, O> => ({ method: 'POST', path: `/sites/:site/lives/:id/field${path}`, input, output });

const ofLive = siteAndId.entries;
const { title, content } = report;
/** Files that were sent ahead, or stand on this platform already; a pass leads readers nowhere else. */
const attachments = v.optional(
  v.pipe(
    v.array(
      v.strictObject({
        ...ReportAttachment.entries,
        url: mediaAddress,
        cover: optionalAddress(mediaAddress),
      }),
    ),
    v.maxLength(9),
  ),
);

/**
 * Calls of a reporter who has a pass for the live (`Authorization: Bearer p1.…`). Files go ahead in parts, each of which may be
 * sent again; the report follows, and with the same key it is the same report.
 */
export const field = {
  beginFile: post('/files', v.strictObject({ ...ofLive, ...announcedFile }), OpenFile),
  sendPart: post('/files/:upload/parts/:number', v.strictObject({ ...ofLive, ...filePart }), StoredPart),
  /** The address belongs in a report's attachments. */
  joinFile: post('/files/:upload/join', v.strictObject({ ...ofLive, ...oneUpload }), StoredFile),
  sendReport: post(
    '/reports',
    v.strictObject({
      ...ofLive,
      /** Chosen by the sender, one for each report. */
      key: v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/, '8 to 64 letters, digits, _ and -')),
      title,
      content,
      attachments,
    }),
    /** `repeated`: it had arrived already. */
    v.strictObject({ id: whole, repeated: v.boolean() }),
  ),
} as const;
