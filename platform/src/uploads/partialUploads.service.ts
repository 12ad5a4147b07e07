import { createHash, randomBytes } from 'node:crypto';
import type { Database } from '@platform/db/connection';
import { cleanLine } from '@platform/html/words';
import {
  addUpload,
  findSameUpload,
  findUpload,
  keepNewestUploads,
  markJoined,
  type OpenUpload,
  type PartRow,
  partBytes,
  partsOf,
  savePart,
  type UploadKey,
  type UploadSender,
} from './uploadParts.store';

export type { OpenUpload, PartRow, UploadKey, UploadSender } from './uploadParts.store';

/** An upload that is not joined by then is deleted. */
const LIFETIME_MS = 24 * 3_600_000;
const MAX_FILE_NAME_LENGTH = 200;
const ID_BYTES = 16;

export type UploadFaultReason = 'unknown' | 'size' | 'tooMany' | 'outside' | 'incomplete' | 'damaged';

/** An upload in parts cannot go on. */
export class UploadFault extends Error {
  readonly reason: UploadFaultReason;
  constructor(reason: UploadFaultReason) {
    super(`the upload cannot go on: ${reason}`);
    this.name = 'UploadFault';
    this.reason = reason;
  }
}

export interface UploadStorage {
  readonly db: Database;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

/** Limits of a kind of sender. */
export interface UploadRules {
  readonly maxBytes: number;
  /** Open uploads of a sender; older ones are deleted. */
  readonly maxOpen: number;
  /** Counts a new upload. @returns false where there were too many */
  readonly admit: () => Promise<boolean>;
}

/** As its sender says it; `sha256` is hex, '' = not said. */
export interface AnnouncedFile {
  readonly fileName: string;
  readonly size: number;
  readonly sha256: string;
}

export const sha256Of = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** Opens an upload, or finds the sender's open one of the same bytes. @throws UploadFault size, tooMany */
export async function beginUpload(
  { db, now }: UploadStorage,
  sender: UploadSender,
  { fileName, size, ...file }: AnnouncedFile,
  rules: UploadRules,
): Promise<OpenUpload> {
  const at = new Date(now());
  const sha256 = file.sha256.toLowerCase();
  if (size < 1 || size > rules.maxBytes) throw new UploadFault('size');
  const same = sha256 === '' ? undefined : await findSameUpload(db, sender, { sha256, size }, at);
  if (same) return same;
  if (!(await rules.admit())) throw new UploadFault('tooMany');
  const id = randomBytes(ID_BYTES).toString('hex');
  const file_name = [...cleanLine(fileName)].slice(0, MAX_FILE_NAME_LENGTH).join('');
  const expires_at = new Date(at.getTime() + LIFETIME_MS);
  await addUpload(db, { ...sender, id }, { file_name, size, sha256, expires_at }, at);
  await keepNewestUploads(db, sender, rules.maxOpen);
  return { id, file_name, size, sha256, expires_at, url: '' };
}

/** @throws UploadFault unknown */
export async function openUpload({ db, now }: UploadStorage, key: UploadKey): Promise<OpenUpload> {
  const row = await findUpload(db, key, new Date(now()));
  if (!row) throw new UploadFault('unknown');
  return row;
}

/** Stores a part; the same part again replaces it. @returns its etag @throws UploadFault outside */
export async function storePart(
  { db }: UploadStorage,
  key: UploadKey,
  { size, url }: OpenUpload,
  part: { readonly number: number; readonly bytes: Buffer; readonly maxBytes: number },
): Promise<string> {
  const { number, bytes, maxBytes } = part;
  if (number > Math.ceil(size / maxBytes) || bytes.length > maxBytes) throw new UploadFault('outside');
  const etag = sha256Of(bytes).slice(0, 32);
  if (url === '') await savePart(db, key, { number, etag, bytes });
  return etag;
}

/** @throws UploadFault incomplete, damaged */
export async function joinedBytes(
  { db }: UploadStorage,
  key: UploadKey,
  { size, sha256 }: OpenUpload,
  parts: readonly PartRow[],
): Promise<Buffer> {
  const stored = parts.reduce((sum, part) => sum + part.size, 0);
  if (stored !== size || parts.some(({ number }, index) => number !== index + 1))
    throw new UploadFault('incomplete');
  const whole = Buffer.alloc(size);
  let at = 0;
  for (const part of parts) {
    const bytes = (await partBytes(db, key, part.number))?.bytes;
    if (!bytes || at + part.size > size) throw new UploadFault('unknown');
    at += bytes.copy(whole, at);
  }
  if (sha256 !== '' && sha256Of(whole) !== sha256) throw new UploadFault('damaged');
  return whole;
}

/** Joins the parts, once. @param keep stores the file and returns its address @throws UploadFault unknown, incomplete, damaged */
export async function joinUpload(
  storage: UploadStorage,
  key: UploadKey,
  keep: (bytes: Buffer, fileName: string) => Promise<string>,
): Promise<string> {
  const row = await openUpload(storage, key);
  if (row.url !== '') return row.url;
  const bytes = await joinedBytes(storage, key, row, await storedParts(storage, key));
  const url = await keep(bytes, row.file_name);
  await markJoined(storage.db, key, url);
  return url;
}

export const storedParts = ({ db }: UploadStorage, key: UploadKey): Promise<PartRow[]> => partsOf(db, key);
