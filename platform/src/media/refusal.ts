/** Bytes this platform does not keep; `reason` is for the person who sent them. */
export function mediaRefused(reason: string, cause?: unknown): Error {
  const error = new Error(reason, { cause });
  error.name = 'MediaRefused';
  return error;
}

export function isMediaRefused(error: unknown): error is Error {
  return error instanceof Error && error.name === 'MediaRefused';
}

/** More pictures wait than can be encoded soon. */
export function mediaBusy(): Error {
  const error = new Error('too many pictures wait; try again later');
  error.name = 'MediaBusy';
  return error;
}

export const isMediaBusy = (error: unknown): error is Error =>
  error instanceof Error && error.name === 'MediaBusy';
