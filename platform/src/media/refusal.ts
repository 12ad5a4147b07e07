/** Bytes this platform does not keep; `reason` is for the person who sent them. */
export function mediaRefused(reason: string, cause?: unknown): Error {
  const error = new Error(reason, { cause });
  error.name = 'MediaRefused';
  return error;
}

export function isMediaRefused(error: unknown): error is Error {
  return error instanceof Error && error.name === 'MediaRefused';
}
