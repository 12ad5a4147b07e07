import { createHash } from 'node:crypto';

/** Hash under which a random token is stored. */
export const tokenHash = (token: string): Buffer => createHash('sha256').update(token).digest();
