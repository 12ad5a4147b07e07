import type { Queries } from '@platform/db/connection';

/** A challenge may be answered by one device, for one scene. */
export interface ChallengePlace {
  readonly site: number;
  readonly device: string;
  readonly scene: string;
}

export interface ChallengeKey extends ChallengePlace {
  readonly id: string;
}

interface NewChallenge {
  /** Of the answer. */
  readonly hash: Buffer;
  readonly needsWork: boolean;
  readonly expires: Date;
}

const PUT = {
  name: 'challenges-put',
  text: `insert into challenges (site_id, id, device, scene, answer_hash, needs_work, expires_at)
    values ($1, $2, $3, $4, $5, $6, $7)`,
};
export const insertChallenge = (
  db: Queries,
  { site, id, device, scene }: ChallengeKey,
  { hash, needsWork, expires }: NewChallenge,
) => db.run(PUT, [site, id, device, scene, hash, needsWork, expires]);

/** One use, right or wrong. */
const TAKE = {
  name: 'challenges-take',
  text: `delete from challenges where site_id = $1 and id = $2 and device = $3 and scene = $4 and expires_at > $5
    returning answer_hash, needs_work`,
};
export const takeChallenge = (db: Queries, { site, id, device, scene }: ChallengeKey, now: Date) =>
  db.one<{ answer_hash: Buffer; needs_work: boolean }>(TAKE, [site, id, device, scene, now]);

const FORGET_DEVICES = {
  name: 'challenges-forget-devices',
  text: 'delete from challenges where site_id = $1 and device = any($2::text[])',
};
export const forgetChallengesOf = (db: Queries, site: number, devices: readonly string[]) =>
  db.run(FORGET_DEVICES, [site, devices]);

const FORGET = {
  name: 'challenges-forget',
  text: `delete from challenges where ctid = any(array(select ctid from challenges where expires_at < $1 limit $2))`,
};
export const forgetChallenges = (db: Queries, before: Date, limit: number) => db.run(FORGET, [before, limit]);
