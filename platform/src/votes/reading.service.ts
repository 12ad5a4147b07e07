import { VoteState } from '@contract/participation/codes';
import type { VoteInfo } from '@contract/voteShapes';
import type { Database } from '@platform/db/connection';
import { withRegions } from '@platform/signForms/regions.service';
import {
  countChosenOptions,
  findChosenOptions,
  readBallotUse,
  type VoterPeriod,
} from './ballots/ballots.store';
import {
  type ReadVote,
  type VoterStatus,
  voteInfoDocument,
  voteResultDocument,
  voterFields,
} from './voteInfo.document';
import { ballotsPerPeriod, periodOf } from './votePeriods.rules';
import type { Voters } from './voters.rules';
import { areResultsHidden, stateOf } from './voteState.rules';
import { optionsOf, readVote, themesOf, type VoteRow } from './votes.store';

/** @param now epoch ms */
export function createVoteReading(db: Database, voters: Voters, now: () => number) {
  async function voterStatusOf(site: number, vote: VoteRow, who: string): Promise<VoterStatus> {
    const at = new Date(now());
    const isOpen = stateOf(vote, at) === VoteState.running && !vote.app_only;
    const inAll = ballotsPerPeriod(vote);
    if (who === '')
      return {
        chosen: new Set<number>(),
        usedUp: new Set<number>(),
        left: inAll,
        mayVote: isOpen && !vote.need_login,
      };
    const voterPeriod: VoterPeriod = {
      site,
      vote: vote.id,
      who: voters.storedHash(site, who),
      period: periodOf(vote, at),
    };
    const { used } = await readBallotUse(db, voterPeriod);
    const isAllowed = !vote.need_login || who.startsWith('m:');
    const times = vote.option_max > 0 ? await countChosenOptions(db, voterPeriod) : new Map<number, number>();
    return {
      chosen: await findChosenOptions(db, voterPeriod),
      mayVote: isOpen && isAllowed && used < inAll,
      usedUp: new Set([...times].filter(([, n]) => n >= vote.option_max).map(([option]) => option)),
      left: Math.max(0, inAll - used),
    };
  }

  async function read(site: number, id: number, who: string): Promise<ReadVote | undefined> {
    const vote = await readVote(db, site, id);
    if (!vote) return undefined;
    const rows = await optionsOf(db, site, id);
    const total = rows.reduce((sum, { votes }) => sum + votes, 0);
    const hidden = areResultsHidden(vote, new Date(now()));
    const options = hidden ? rows.map((row) => ({ ...row, votes: 0, rank: 0 })) : rows;
    return { vote, options, voterStatus: await voterStatusOf(site, vote, who), total };
  }

  /** Wire S25b; undefined for an unknown vote. @param who '' = nobody in particular */
  async function info(site: number, id: number, who: string, origin: string): Promise<VoteInfo | undefined> {
    const found = await read(site, id, who);
    if (!found) return undefined;
    const themes = await themesOf(db, site, id);
    const fields = await withRegions(db, site, voterFields(found.vote));
    return voteInfoDocument(found, themes, fields, origin, new Date(now()));
  }

  /** Wire f7; undefined where there is none. */
  async function result(site: number, id: number) {
    const vote = await readVote(db, site, id);
    if (!vote) return undefined;
    const hidden = areResultsHidden(vote, new Date(now()));
    const options = await optionsOf(db, site, id);
    return voteResultDocument(vote, await themesOf(db, site, id), options, hidden);
  }

  return { read, info, result };
}
export type VoteReading = ReturnType<typeof createVoteReading>;
