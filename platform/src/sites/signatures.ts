import { fieldOf } from './fieldOf';

/** Signatures that a story needs before it is published: 1 a chief's alone, 2 author and chief, 3 author, editor and chief. */
export type Signatures = 1 | 2 | 3;

/** Setting `signatures`; 3 where it is not set. @param settings as stored */
export function signaturesOf(settings: unknown): Signatures {
  const value = fieldOf(settings, 'signatures');
  return value === 1 || value === 2 ? value : 3;
}
