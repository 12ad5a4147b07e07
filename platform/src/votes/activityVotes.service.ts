import type { VoteInfo } from '@contract/voteShapes';
import type { Database } from '@platform/db/connection';
import type { Keys } from '@platform/keys/keys';
import type { CallContext } from '@platform/operations/callContext';
import { personIfAny } from '@platform/operations/callers';
import { createVoteReading } from './reading.service';
import { createVoters } from './voters.rules';
import { voteOfActivity } from './votes.store';

/** Finds the vote of an activity (wire S25b); undefined where it has none. @param now epoch ms */
export function createActivityVotes(db: Database, keys: Pick<Keys, 'sign'>, now: () => number) {
  const reading = createVoteReading(db, createVoters(keys.sign), now);
  return async (context: CallContext, activity: number): Promise<VoteInfo | undefined> => {
    const vote = await voteOfActivity(db, context.site.id, activity);
    // Only a member's answer is their own; everybody else shares one.
    const who = context.caller.kind === 'member' ? personIfAny(context, {}) : '';
    return vote === undefined ? undefined : reading.info(context.site.id, vote, who, context.origin);
  };
}
