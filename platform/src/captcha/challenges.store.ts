import type { Queries } from '@platform/db/connection';

/** A challenge may be answered by one device, for one scene. */
export interface ChallengeKey {
  readonly site: number;
  readonly id: string;
  readonly device: string;
  readonly scene: string;
}

const PUT = {
  name: 'challenges-put',
  text: `insert into challenges (site_id, id, device, scene, answer_hash, expires_at) values ($1, $2, $3, $4, $5, $6)`,
};
export const insertChallenge = (
  db: Queries,
  { site, id, device, scene }: ChallengeKey,
  answerHash: Buffer,
  expires: Date,
) => db.run(PUT, [site, id, device, scene, answerHash, expires]);

/** One use, right or wrong. */
const TAKE = {
  name: 'challenges-take',
  text: `delete from challenges where site_id = $1 and id = $2 and device = $3 and scene = $4 and expires_at > $5
    returning answer_hash`,
};
export const takeChallenge = (db: Queries, { site, id, device, scene }: ChallengeKey, now: Date) =>
  db.one<{ answer_hash: Buffer }>(TAKE, [site, id, device, scene, now]);

const FORGET = {
  name: 'challenges-forget',
  text: `delete from challenges where ctid = any(array(select ctid from challenges where expires_at < $1 limit $2))`,
};
export const forgetChallenges = (db: Queries, before: Date, limit: number) => db.run(FORGET, [before, limit]);
