import { TOKEN_LIFETIME_MS } from '@contract/limits';
import { forgetStored, readStored, writeStored } from '../storage';
import type { TokenState } from './tokenState';

/** The stored tokens (S§3, login and security state), under the specification's own names. */
export type StoredTokens = Omit<TokenState, 'activity'>;

const storageNames = { security: 'securityToken', access: 'accessToken', refresh: 'refreshToken' } as const;
type Name = keyof typeof storageNames;
/** A visitor's token names their device and lives as long as the visit. */
const areas = { security: 'session', access: 'local', refresh: 'local' } as const;
const tokenNames: readonly Name[] = ['security', 'access', 'refresh'];

interface Entry {
  readonly value: string;
  /** Several sites may share an origin; a token belongs to one. */
  readonly site: string;
  /** Epoch ms of this browser's clock; absent where the server alone ends it. */
  readonly expires?: number;
}

function entryOf(text: string): Entry | undefined {
  try {
    const entry: unknown = JSON.parse(text);
    if (typeof entry !== 'object' || entry === null || !('value' in entry) || !('site' in entry))
      return undefined;
    const { value, site } = entry;
    if (typeof value !== 'string' || typeof site !== 'string') return undefined;
    const expires = 'expires' in entry && typeof entry.expires === 'number' ? entry.expires : undefined;
    return expires === undefined ? { value, site } : { value, site, expires };
  } catch {
    // not written by us
    return undefined;
  }
}

/** S§9: expiry is checked on read, and the entry is removed. */
function readToken(name: Name, site: string, now: number): string {
  const text = readStored(areas[name], storageNames[name]);
  if (text === undefined) return '';
  const entry = entryOf(text);
  const { expires } = entry ?? {};
  if (!entry || (expires !== undefined && now >= expires)) {
    forgetStored(areas[name], storageNames[name]);
    return '';
  }
  return entry.site === site ? entry.value : '';
}

export const readStoredTokens = (site: string, now: number): StoredTokens => ({
  security: readToken('security', site, now),
  access: readToken('access', site, now),
  refresh: readToken('refresh', site, now),
});

/** Writes changed tokens; unchanged ones keep their expiry. */
export function writeStoredTokens(
  site: string,
  before: StoredTokens,
  after: StoredTokens,
  now: number,
): void {
  for (const name of tokenNames) {
    const value = after[name];
    if (value === before[name]) continue;
    if (value === '') forgetStored(areas[name], storageNames[name]);
    else {
      const lifetime = name === 'refresh' ? {} : { expires: now + TOKEN_LIFETIME_MS };
      const entry: Entry = { value, site, ...lifetime };
      writeStored(areas[name], storageNames[name], JSON.stringify(entry));
    }
  }
}
