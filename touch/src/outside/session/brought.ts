import { textIn } from '@touch/lib/textIn';
import type { Member } from './member';

/** Who came in (wire S20); undefined where the answer names nobody. */
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

/** What a login brings; undefined where it is not of the contract. */
export function readLoginTokens(data: unknown): { access: string; refresh: string } | undefined {
  const access = textIn(data, 'accessToken');
  const refresh = textIn(data, 'refreshToken');
  return access === '' || refresh === '' ? undefined : { access, refresh };
}

/** A visitor's token (wire g66); '' = none. */
export const readVisitorToken = (data: unknown): string => textIn(data, 'token');

/** The same without the tokens: nobody above the call layer handles one. */
export function withoutTokens(data: unknown): unknown {
  if (typeof data !== 'object' || data === null) return data;
  const { token, accessToken, refreshToken, ...rest }: Readonly<Record<string, unknown>> = { ...data };
  return rest;
}
