import { requiredFields } from '@testing/requiredFields';
import { is, parse, safeParse } from 'valibot';
import { expect, test } from 'vitest';
import { inputError } from './fields';
import { consolidatedResults, minioUpload, Uploaded, upload, uploadAccessToken, uploadDone } from './uploads';

test.each([
  [upload, 'o1', 'base', 'multipart'],
  [uploadAccessToken, 'o9', 'mam', 'json'],
  [minioUpload, 'o10', 'minio', 'multipart'],
  [consolidatedResults, 'o11', 'mam', 'json'],
  [uploadDone, 'o12', 'mam', 'json'],
])('[wire W9] $name – row %s – is a POST of one person', (operation, row, service, encoding) => {
  expect(operation).toMatchObject({ row, service, encoding, method: 'POST', writes: true, personal: true });
});

test.each([
  [
    'S23',
    Uploaded,
    { success: true, errorInfo: '', fileList: [{ fileName: 'a.jpg', url: '/a', size: 1, type: 'jpg' }] },
    'success errorInfo fileList fileList.0.fileName fileList.0.url fileList.0.size fileList.0.type',
  ],
  [
    'o9',
    uploadAccessToken.output,
    { uploadId: 'u', token: 't', objectKey: 'k', partSize: 1, uploadUrl: '/u', expires: 1 },
    'uploadId token objectKey partSize uploadUrl expires',
  ],
  [
    'o10',
    minioUpload.output,
    { objectKey: 'k', partNumber: 1, etag: 'e', url: '' },
    'objectKey partNumber etag url',
  ],
  [
    'o11',
    consolidatedResults.output,
    { objectKey: 'k', url: '', size: 1, status: 0 },
    'objectKey url size status',
  ],
  ['o12', uploadDone.output, { mediaId: 1, url: '', cover: '', status: 0 }, 'mediaId url cover status'],
])('[wire %s] an answer – has its fields – %#', (_, schema, sample, fields) => {
  expect(requiredFields(schema, sample)).toBe(fields);
});

test.each([
  ['o1', upload.input, {}, { fileType: 'file', userID: '', device: '' }],
  ['o9', uploadAccessToken.input, { fileName: 'a' }, { size: 0, contentType: '', sha256: '' }],
  ['o10', minioUpload.input, { uploadId: 'u' }, { objectKey: '', partNumber: 1 }],
  ['o12', uploadDone.input, { uploadId: 'u' }, { objectKey: '', title: '', duration: 0 }],
])(
  '[wire %s] a call – with the required parameters alone – is read with these defaults – %#',
  (_, schema, sent, unset) => {
    expect(parse(schema, sent)).toEqual({ ...sent, ...unset });
    expect(requiredFields(schema, sent)).toBe(Object.keys(sent).join(' '));
  },
);

test.each([
  ['o9', uploadAccessToken.input, { fileName: 'a', size: -1 }],
  ['o9', uploadAccessToken.input, { fileName: 'a', sha256: 'x'.repeat(65) }],
  ['o10', minioUpload.input, { uploadId: 'u', partNumber: 0 }],
  ['o10', minioUpload.input, { uploadId: 'u', partNumber: 10_001 }],
  ['o12', uploadDone.input, { uploadId: 'u', duration: -1 }],
])('[wire %s] a call – with a number or a text out of its bounds – is refused – %#', (_, schema, sent) => {
  expect(is(schema, sent)).toBe(false);
});

const part = { partNumber: 1, etag: 'e' };
test('[wire o11] parts – as a list or as its JSON text – are read alike', () => {
  const read = { uploadId: 'u', parts: [part, { partNumber: 10_000, etag: 'f' }] };
  expect(parse(consolidatedResults.input, read)).toEqual(read);
  expect(parse(consolidatedResults.input, { uploadId: 'u', parts: JSON.stringify(read.parts) })).toEqual(
    read,
  );
});

test.each([
  [{ parts: [part] }],
  [{ uploadId: 'u', parts: 'no list' }],
  [{ uploadId: 'u', parts: [{ partNumber: 1 }] }],
  [{ uploadId: 'u', parts: [{ ...part, partNumber: 0 }] }],
  [{ uploadId: 'u', parts: [{ ...part, partNumber: 10_001 }] }],
  [{ uploadId: 'u', parts: Array.from({ length: 10_001 }, () => part) }],
])('[wire o11] parts – incomplete, out of their bounds or too many – are refused – %#', (sent) => {
  expect(is(consolidatedResults.input, sent)).toBe(false);
});

test('[wire o11] parts – that are no list – are named in the error', () => {
  const { issues = [] } = safeParse(consolidatedResults.input, { uploadId: 'u', parts: 7 });
  expect(inputError(issues)).toBe('参数 parts 应为列表');
});
