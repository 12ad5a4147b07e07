import { preparePersonalData } from '@touch/outside/member/personalData';
import { isPersonalDataVisible } from '@touch/outside/member/personalDataOwner';
import { forgetStored, readStored, writeStored } from '@touch/outside/storage';
import * as v from 'valibot';

const STORAGE_NAME = 'openUploads';
/** As many as the platform keeps of a member. */
const MAX_UPLOADS = 3;

const Upload = v.object({
  /** Name, size and date of the file. */
  file: v.string(),
  uploadId: v.string(),
  token: v.string(),
  partSize: v.number(),
  /** Of the parts that have arrived, by number. */
  etags: v.record(v.string(), v.string()),
});
/** An upload in parts that has begun in this browser. */
export type OpenUpload = Readonly<v.InferOutput<typeof Upload>>;
const Uploads = v.array(Upload);

/** The same file chosen again has the same key. */
export const fileKey = ({ name, size, lastModified }: File): string => `${name}/${size}/${lastModified}`;

function stored(): v.InferOutput<typeof Uploads> {
  if (!isPersonalDataVisible()) return [];
  const read = v.safeParse(
    v.pipe(v.string(), v.parseJson(), Uploads),
    readStored('local', STORAGE_NAME) ?? '[]',
  );
  return read.success ? read.output : [];
}

export const findOpenUpload = (file: string): OpenUpload | undefined =>
  stored().find((one) => one.file === file);

function write(uploads: readonly OpenUpload[]): void {
  if (uploads.length === 0) forgetStored('local', STORAGE_NAME);
  else writeStored('local', STORAGE_NAME, JSON.stringify(uploads.slice(-MAX_UPLOADS)));
}

/** Stores how far an upload is, so that it goes on after a reload. */
export function storeOpenUpload(upload: OpenUpload): void {
  preparePersonalData();
  write([...stored().filter(({ file }) => file !== upload.file), upload]);
}

export const forgetOpenUpload = (file: string): void => write(stored().filter((one) => one.file !== file));
