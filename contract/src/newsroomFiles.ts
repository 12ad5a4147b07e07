import * as v from 'valibot';
import { MAX_CLIP_BYTES } from './limits';
import { call } from './newsroomCall';
import { boundedText, id, number, whole } from './newsroomShapes';

/* A file that goes in parts: each part is a call of its own and may be sent again. */

/** Bytes of a part: a lost connection costs so much at most. */
export const FILE_PART_BYTES = 262_144;

export const announcedFile = {
  fileName: boundedText(200),
  size: number(1, MAX_CLIP_BYTES),
  sha256: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/i, 'this is no SHA-256')),
};
/** `parts` have arrived already: a file is found again by its hash. */
export const OpenFile = v.strictObject({ upload: v.string(), partBytes: whole, parts: v.array(whole) });

export const oneUpload = { upload: v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/, 'this is no upload')) };
/** Parts are numbered from 1; `bytes` is base64. */
export const filePart = {
  ...oneUpload,
  number: number(1, Math.ceil(MAX_CLIP_BYTES / FILE_PART_BYTES)),
  bytes: v.pipe(v.string(), v.minLength(1), v.base64()),
};
export const StoredPart = v.strictObject({ number: whole });
/** `/media/…` */
export const StoredFile = v.strictObject({ url: v.string() });

export const fileCalls = {
  beginFile: call('POST', '/sites/:site/files', v.strictObject({ site: id, ...announcedFile }), OpenFile, {
    about: 'Announces a file that goes in parts.',
  }),
  sendPart: call(
    'POST',
    '/sites/:site/files/:upload/parts/:number',
    v.strictObject({ site: id, ...filePart }),
    StoredPart,
    { about: 'Sends a part of a file.' },
  ),
  joinFile: call(
    'POST',
    '/sites/:site/files/:upload/join',
    v.strictObject({ site: id, ...oneUpload }),
    StoredFile,
    { about: 'Stores a file whose parts have arrived.' },
  ),
} as const;
