import * as v from 'valibot';
import * as uploadsAddresses from './addresses/uploads';
import { integer, text, who } from './fields';
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
  ...uploadsAddresses.upload,
  row: 'o1',
  input: v.object({ fileType: text('file'), ...who }),
  output: Uploaded,
});

const object = { uploadId: text(), objectKey: text('') };

export const uploadAccessToken = write({
  name: 'uploadAccessToken',
  row: 'o9',
  service: 'mam',
  encoding: 'json',
  input: v.object({
    fileName: text(),
    /** Bytes. */
    size: integer(0, { min: 0 }),
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
  row: 'o10',
  service: 'minio',
  path: '/upload',
  encoding: 'multipart',
  input: v.object({ ...object, partNumber: integer(1, { min: 1, max: 10_000 }) }),
  output: v.object({ objectKey: str, partNumber: int, etag: str, url: str }),
});

export const consolidatedResults = write({
  name: 'consolidatedResults',
  row: 'o11',
  service: 'mam',
  encoding: 'json',
  input: v.object({
    uploadId: text(),
    parts: v.pipe(
      v.array(v.object({ partNumber: integer(1, { min: 1, max: 10_000 }), etag: text() })),
      v.maxLength(10_000),
    ),
  }),
  output: v.object({ objectKey: str, url: str, size: int, status: int }),
});

export const uploadDone = write({
  name: 'uploadDone',
  row: 'o12',
  service: 'mam',
  encoding: 'json',
  input: v.object({ ...object, title: text(''), duration: integer(0, { min: 0 }) }),
  output: v.object({
    mediaId: int,
    url: str,
    cover: str,
    /** MediaStatus. */
    status: int,
  }),
});
