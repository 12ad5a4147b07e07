import * as v from 'valibot';
import { callerClaims, integer, longInteger, text } from './fields';
import { write } from './operation';
import { bool, int, ms, str } from './wireValues';

/** Wire S23, one entry per part, in order. */
export const Uploaded = v.object({
  success: bool,
  errorInfo: str,
  fileList: v.array(v.object({ fileName: str, url: str, size: int, type: str })),
});
export type Uploaded = v.InferOutput<typeof Uploaded>;

/** Parts are named `file` and anything after it. */
export const upload = write({
  name: 'upload',
  encoding: 'multipart',
  row: 'o1',
  recorded: { as: 'upload', made: 'fileList.0.url', done: ['success', 'true'] },
  input: v.object({ fileType: text('file'), ...callerClaims }),
  output: Uploaded,
});

const object = { uploadId: text(), objectKey: text('') };
const Part = v.object({ partNumber: integer(1, { min: 1, max: 10_000 }), etag: text() });
const partList = v.pipe(v.array(Part), v.maxLength(10_000));

export const uploadAccessToken = write({
  name: 'uploadAccessToken',
  service: 'mam',
  encoding: 'json',
  row: 'o9',
  input: v.object({
    fileName: text(),
    /** Bytes. */
    size: longInteger(0, { min: 0 }),
    contentType: text(''),
    sha256: text('', 64),
  }),
  output: v.object({
    uploadId: str,
    token: str,
    objectKey: str,
    partSize: int,
    uploadUrl: str,
    expires: ms,
  }),
});

/** One part, named `file`; the token travels in the header `upload-token`. */
export const minioUpload = write({
  name: 'minioUpload',
  service: 'minio',
  path: '/upload',
  encoding: 'multipart',
  row: 'o10',
  input: v.object({ ...object, partNumber: integer(1, { min: 1, max: 10_000 }) }),
  output: v.object({ objectKey: str, partNumber: int, etag: str, url: str }),
});

export const consolidatedResults = write({
  name: 'consolidatedResults',
  service: 'mam',
  encoding: 'json',
  row: 'o11',
  input: v.object({
    uploadId: text(),
    /** Also as its JSON text, as it stands in a form. */
    parts: v.union([partList, v.pipe(v.string(), v.parseJson(), partList)], '应为列表'),
  }),
  output: v.object({ objectKey: str, url: str, size: int, status: int }),
});

export const uploadDone = write({
  name: 'uploadDone',
  service: 'mam',
  encoding: 'json',
  row: 'o12',
  recorded: { as: 'upload', made: 'url' },
  input: v.object({ ...object, title: text(''), duration: integer(0, { min: 0 }) }),
  output: v.object({
    mediaId: int,
    url: str,
    cover: str,
    /** MediaStatus. */
    status: int,
  }),
});
