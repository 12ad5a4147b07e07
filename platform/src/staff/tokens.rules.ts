import { randomBytes } from 'node:crypto';

const PREFIX = 's1';
const shape = /^s1\.[A-Za-z0-9_-]{43}$/;

export const newStaffToken = (): string => `${PREFIX}.${randomBytes(32).toString('base64url')}`;

/** The token of an Authorization header; undefined where there is none of ours. */
export function bearerOf(authorization: string | undefined): string | undefined {
  const token = /^Bearer +(\S+) *$/i.exec(authorization ?? '')?.[1];
  return token !== undefined && shape.test(token) ? token : undefined;
}
