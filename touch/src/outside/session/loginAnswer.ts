import { textIn } from '@touch/lib/textIn';
import type { Member } from '../member/member';

/** The member of a login answer (wire S20); undefined if it names none. */
export function readMember(data: unknown): Member | undefined {
  const uid = textIn(data, 'uid') || textIn(data, 'userid');
  if (uid === '') return undefined;
  return {
    uid,
    nickname: textIn(data, 'nickname') || textIn(data, 'username'),
    head: textIn(data, 'head'),
    hasPhone: textIn(data, 'phone') !== '',
  };
}

/** The tokens of a login answer; undefined if they are incomplete. */
export function readLoginTokens(data: unknown): { access: string; refresh: string } | undefined {
  const access = textIn(data, 'accessToken');
  const refresh = textIn(data, 'refreshToken');
  return access === '' || refresh === '' ? undefined : { access, refresh };
}

/** A visitor's token (wire g66); '' = none. */
export const readVisitorToken = (data: unknown): string => textIn(data, 'token');

/** The answer without its tokens: they never leave the call layer. */
export function withoutTokens(data: unknown): unknown {
  if (typeof data !== 'object' || data === null) return data;
  const { token, accessToken, refreshToken, ...rest }: Readonly<Record<string, unknown>> = { ...data };
  return rest;
}
