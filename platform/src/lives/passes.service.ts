import { randomBytes } from 'node:crypto';
import type { ActContext } from '@platform/auditLog/acts.service';
import { recordAct } from '@platform/auditLog/acts.service';
import type { Database, Queries } from '@platform/db/connection';
import { tokenHash } from '@platform/keys/tokenHash';
import { transportFault } from '@platform/wire/refusals';
import { insertPass, type PassRow, passByToken, passesOf, setRevoked } from './passes.store';

export type { PassRow as LivePass } from './passes.store';

const PREFIX = 'p1';
const shape = /^p1\.[A-Za-z0-9_-]{43}$/;
const MAX_LISTED = 200;

/** @returns the pass with its token, which is stored nowhere; undefined where there is no such live */
export function addLivePass(
  db: Database,
  work: ActContext,
  live: number,
  { name, expiresAt }: { readonly name: string; readonly expiresAt: Date },
): Promise<{ id: number; token: string } | undefined> {
  const { site, staff, at } = work;
  const token = `${PREFIX}.${randomBytes(32).toString('base64url')}`;
  const pass = { site, live, name, created_by: staff, tokenHash: tokenHash(token), createdAt: at, expiresAt };
  return db.transaction(async (queries) => {
    const added = await insertPass(queries, pass);
    if (!added) return undefined;
    const detail = { pass: added.id, name, expires: expiresAt.toISOString() };
    await recordAct(queries, work, { act: 'addLivePass', objectKind: 'live', objectID: live, detail });
    return { id: added.id, token };
  });
}

/** @returns false where the live has no such pass */
export function revokeLivePass(db: Database, work: ActContext, live: number, pass: number): Promise<boolean> {
  return db.transaction(async (queries) => {
    if ((await setRevoked(queries, work.site, live, pass, work.at)) === 0) return false;
    const detail = { pass };
    await recordAct(queries, work, { act: 'revokeLivePass', objectKind: 'live', objectID: live, detail });
    return true;
  });
}

/** Newest first. */
export const livePassesOf = (db: Queries, site: number, live: number): Promise<PassRow[]> =>
  passesOf(db, site, live, MAX_LISTED);

export function passState({ revoked_at, expires_at }: PassRow, now: number): 'open' | 'revoked' | 'expired' {
  if (revoked_at) return 'revoked';
  return expires_at.getTime() > now ? 'open' : 'expired';
}

/**
 * The pass of an Authorization header, for this live.
 * @throws Refusal 401 without a good pass, 403 for another live
 */
export async function admittedPass(
  db: Queries,
  authorization: string | undefined,
  target: { readonly site: number; readonly live: number },
  now: number,
): Promise<PassRow> {
  const token = /^Bearer +(\S+) *$/i.exec(authorization ?? '')?.[1] ?? '';
  const pass = shape.test(token) ? await passByToken(db, tokenHash(token)) : undefined;
  if (!pass) throw transportFault(401, 'bring a pass of this live');
  const state = passState(pass, now);
  if (state === 'revoked') throw transportFault(401, 'this pass was revoked');
  if (state === 'expired') throw transportFault(401, 'this pass has expired');
  if (pass.site !== target.site || pass.live !== target.live)
    throw transportFault(403, 'this pass is for another live');
  return pass;
}
