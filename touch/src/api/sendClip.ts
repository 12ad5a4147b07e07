import { Status } from '@contract/statuses';
import * as operations from '@contract/uploads';
import { textIn } from '@touch/lib/textIn';
import { at } from '@touch/outside/member/addresses';
import type { QueryCache } from '@touch/outside/queryCache';
import type { Visit } from '@touch/outside/visit';
import { fileKey, findOpenUpload, forgetOpenUpload, type OpenUpload, storeOpenUpload } from './openUploads';

const uploadAccessTokenName = at(operations.uploadAccessToken);
const minioUploadName = at(operations.minioUpload, { slow: true });
const consolidatedResultsName = at(operations.consolidatedResults, { slow: true });
const uploadDoneName = at(operations.uploadDone);

/** `network`: it may be sent again and goes on where it stopped. `refused`: why, in the platform's words. */
export type ClipResult =
  | { readonly kind: 'sent'; readonly url: string }
  | { readonly kind: 'network' }
  | { readonly kind: 'refused'; readonly message: string };

export interface ClipUpload {
  readonly file: File;
  /** Seconds; 0 = unknown. */
  readonly duration: number;
  /** Receives the share sent, 0 to 1. */
  readonly onProgress: (share: number) => void;
  readonly signal: AbortSignal;
}

/** The platform's answer is no success. */
class Refused extends Error {}
class NetworkFailed extends Error {}

type Calls = Pick<Visit, 'upload'> & { readonly cache: QueryCache };

/** @throws Refused, NetworkFailed */
async function call(cache: QueryCache, name: string, input: Readonly<Record<string, string | number>>) {
  const answer = await cache.call(name, input);
  if (!answer) throw new NetworkFailed();
  if (answer.status !== Status.data) throw new Refused(answer.message);
  return answer.data;
}

async function begin(cache: QueryCache, file: File): Promise<OpenUpload> {
  const input = { fileName: file.name || 'clip', size: file.size, contentType: file.type };
  const data = await call(cache, uploadAccessTokenName, input);
  const partSize = Number(textIn(data, 'partSize'));
  const uploadId = textIn(data, 'uploadId');
  if (uploadId === '' || !(partSize > 0)) throw new Refused('');
  return { file: fileKey(file), uploadId, token: textIn(data, 'token'), partSize, etags: {} };
}

/** Sends the parts that have not arrived, one after the other; each is stored when it has. */
async function sendParts({ upload: send }: Calls, begun: OpenUpload, clip: ClipUpload): Promise<OpenUpload> {
  const { file, onProgress, signal } = clip;
  const { partSize, uploadId } = begun;
  let open = begun;
  for (let number = 1; (number - 1) * partSize < file.size; number += 1) {
    if (open.etags[number] !== undefined) continue;
    const from = (number - 1) * partSize;
    const bytes = file.slice(from, from + partSize);
    const answer = await send(
      minioUploadName,
      { uploadId, objectKey: uploadId, partNumber: number },
      {
        file: bytes,
        fileName: 'part',
        part: 'file',
        signal,
        headers: { 'upload-token': open.token },
        onProgress: (share) => onProgress((from + share * bytes.size) / file.size),
      },
    );
    if (answer.status !== Status.data) throw new Refused(answer.message);
    open = { ...open, etags: { ...open.etags, [number]: textIn(answer.data, 'etag') } };
    storeOpenUpload(open);
  }
  return open;
}

async function sendOnce(calls: Calls, clip: ClipUpload, known: OpenUpload | undefined): Promise<string> {
  const { cache } = calls;
  const { uploadId, etags } = await sendParts(calls, known ?? (await begin(cache, clip.file)), clip);
  const parts = Object.entries(etags).map(([number, etag]) => ({ partNumber: Number(number), etag }));
  await call(cache, consolidatedResultsName, { uploadId, parts: JSON.stringify(parts) });
  const duration = Math.round(clip.duration);
  return textIn(await call(cache, uploadDoneName, { uploadId, objectKey: uploadId, duration }), 'url');
}

/**
 * Sends a video or a recording in parts (wire o9 to o12). After a failure, also after a reload, the same file goes on with the
 * parts that have not arrived; an upload that has expired begins again.
 */
export async function sendClip(calls: Calls, clip: ClipUpload): Promise<ClipResult> {
  const key = fileKey(clip.file);
  const known = findOpenUpload(key);
  const attempt = async (open: OpenUpload | undefined): Promise<ClipResult> => {
    try {
      const url = await sendOnce(calls, clip, open);
      forgetOpenUpload(key);
      return { kind: 'sent', url };
    } catch (error) {
      if (!(error instanceof Refused)) return { kind: 'network' };
      forgetOpenUpload(key);
      return { kind: 'refused', message: error.message };
    }
  };
  const result = await attempt(known);
  return known && result.kind === 'refused' ? attempt(undefined) : result;
}
