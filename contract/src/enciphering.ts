import type { Operation } from './operation';

/** Wire D5: services whose parameters may travel enciphered; amuc counts as base. */
const services: ReadonlySet<string> = new Set(['base', 'amuc', 'nis', 'sso']);

/** Wire D5: what gives out keys and times, what stands in an `<img>`, and what has a cipher of its own (wire D7). */
const alwaysPlain: ReadonlySet<string> = new Set([
  'getConfig',
  'serverTime',
  'authinfo',
  'auth',
  'getImage',
  'getPortrait',
  'verifyCode',
  'poster',
  'certificate',
  'recordVoteCountAndLog',
]);

/** True where the operation's parameters may be sent as `encryptData` (wire D5). */
export const takesCiphers = ({ service, name }: Pick<Operation, 'service' | 'name'>): boolean =>
  services.has(service) && !alwaysPlain.has(name);

/** Wire D5: parameters sent in clear beside `encryptData`. */
export const clearNames = ['siteId', 'curVersions', 'apiVersion', 't'] as const;

/** Wire D5: a longer query goes as a form. Characters. */
export const QUERY_MAX = 6000;

/** Digits of `encryptData`: a text of the longest content there is fits in (ours). Larger ones travel plain. */
export const ENCRYPT_DATA_MAX = 128_000;
