import * as membersOperations from '@contract/members';
import { Status } from '@contract/statuses';
import * as uploadsOperations from '@contract/uploads';
import { textIn } from '@touch/lib/textIn';
import type { Upload } from '@touch/outside/calls/uploading';
import { at } from '@touch/outside/member/addresses';
import type { Visit } from '@touch/outside/visit';

const uploadName = at(uploadsOperations.upload, { slow: true });
const uploadPortraitName = at(membersOperations.uploadPortrait, { slow: true });

/** `refused`: why; within its data the platform speaks for itself, in Chinese. */
export type UploadResult =
  | { readonly kind: 'sent'; readonly url: string }
  | { readonly kind: 'refused'; readonly message: string };

/** Sends a picture for the member who is in (wire o1, S23). @throws CallFailed if the network fails or it is cancelled */
export async function sendPicture(
  upload: Visit['upload'],
  file: Omit<Upload, 'part'>,
): Promise<UploadResult> {
  const { status, message, data } = await upload(uploadName, { fileType: 'file' }, { ...file, part: 'file' });
  const list: unknown = typeof data === 'object' && data !== null && 'fileList' in data ? data.fileList : [];
  const url = Array.isArray(list) ? textIn(list[0], 'url') : '';
  if (status === Status.data && url !== '') return { kind: 'sent', url };
  return { kind: 'refused', message: textIn(data, 'errorInfo') || message };
}

/** A member's own portrait (wire x20): the token identifies them, no address carries a user id (G10). @throws CallFailed as sendPicture does */
export async function sendPortrait(
  upload: Visit['upload'],
  file: Omit<Upload, 'part'>,
): Promise<UploadResult> {
  const { status, message, data } = await upload(uploadPortraitName, {}, { ...file, part: 'data' });
  const msg = textIn(data, 'msg');
  return status === Status.data && textIn(data, 'code') === '1'
    ? { kind: 'sent', url: msg }
    : { kind: 'refused', message: msg || message };
}
