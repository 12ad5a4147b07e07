import { mediaRefused } from '../refusal';

/** Metadata cannot be taken out of bytes whose structure cannot be read. */
export const unreadable = (): Error =>
  mediaRefused('the recording cannot be read, so its location and other metadata cannot be removed');
