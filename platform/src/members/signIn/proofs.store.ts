import type { Queries } from '@platform/db/connection';

/** Identity that a provider confirmed to this platform. */
export interface Proof {
  readonly provider: string;
  readonly oid: string;
  readonly unionid: string;
  readonly nickname: string;
  readonly head: string;
}

const PUT = {
  name: 'proofs-put',
  text: `insert into provider_proofs (site_id, device, provider, oid, unionid, nickname, head, expires_at)
    values ($1, $2, $3, $4, $5, $6, $7, $8)
    on conflict (site_id, device, provider, oid) do update
      set unionid = excluded.unionid, nickname = excluded.nickname, head = excluded.head, expires_at = excluded.expires_at`,
};
export const insertProof = (db: Queries, site: number, device: string, proof: Proof, expires: Date) =>
  db.run(PUT, [site, device, proof.provider, proof.oid, proof.unionid, proof.nickname, proof.head, expires]);

/** One use: `until` is how long the same device may come with it once more. */
const TAKE = {
  name: 'proofs-take',
  text: `update provider_proofs set expires_at = least(expires_at, $6)
    where site_id = $1 and device = $2 and provider = $3 and oid = $4 and expires_at > $5
    returning provider, oid, unionid, nickname, head`,
};
/** @param now the confirmation is valid at this time @param until end of the grace time of a used one */
export const spendProof = (
  db: Queries,
  site: number,
  device: string,
  { provider, oid }: Pick<Proof, 'provider' | 'oid'>,
  { now, until }: { readonly now: Date; readonly until: Date },
) => db.one<Proof>(TAKE, [site, device, provider, oid, now, until]);

const FORGET_PERSON = {
  name: 'proofs-forget-person',
  text: `delete from provider_proofs where site_id = $1 and (device = any($2::text[]) or (provider, oid) in (
    select provider, oid from member_identities where site_id = $1 and member_id = $3))`,
};
/** Deletes confirmations of a member's identities, and those to their devices. */
export const forgetProofsOf = (db: Queries, site: number, devices: readonly string[], member: number) =>
  db.run(FORGET_PERSON, [site, devices, member]);

const FORGET = {
  name: 'proofs-forget',
  text: `delete from provider_proofs where ctid = any(array(select ctid from provider_proofs where expires_at < $1 limit $2))`,
};
export const forgetProofs = (db: Queries, before: Date, limit: number) => db.run(FORGET, [before, limit]);
