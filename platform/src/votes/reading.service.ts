import { VoteState } from '@contract/participation/codes';
import { SignField } from '@contract/signForm';
import type { VoteInfo, VoteOption } from '@contract/voteShapes';
import type { Database } from '@platform/db/connection';
import { withRegions } from '@platform/signForms/regions.service';
import { wireDate } from '@platform/wire/wireDate';
import * as v from 'valibot';
import {
  countChosenOptions,
  findChosenOptions,
  readBallotUse,
  type VoterPeriod,
} from './ballots/ballots.store';
import { ballotsPerPeriod, perDayOf, periodOf } from './votePeriods.rules';
import type { Voters } from './voters.rules';
import { type OptionRow, optionsOf, readVote, themesOf, type VoteRow } from './votes.store';

const Urls = v.array(v.string());
const Fields = v.array(SignField);

/** A voter's choices in the current period, and their right to vote. */
interface VoterStatus {
  readonly chosen: ReadonlySet<number>;
  readonly mayVote: boolean;
  /** Options that the voter has used up. */
  readonly usedUp: ReadonlySet<number>;
  /** Ballots left in the period. */
  readonly left: number;
}

/** A vote as one reader has it. */
export interface ReadVote {
  readonly vote: VoteRow;
  /** Without votes and ranks while these are hidden. */
  readonly options: readonly OptionRow[];
  readonly voterStatus: VoterStatus;
  /** Votes given, all options together. */
  readonly total: number;
}

export const stateOf = ({ starts_at, ends_at }: VoteRow, at: Date): VoteState => {
  if (at < starts_at) return VoteState.notStarted;
  return at < ends_at ? VoteState.running : VoteState.ended;
};

/** Votes of single options stay secret until the vote ends. */
export const areResultsHidden = (vote: VoteRow, at: Date): boolean =>
  vote.results_hidden && stateOf(vote, at) !== VoteState.ended;

/** Shares of a whole in percent. */
const percentOf = (votes: number, all: number): number => (all > 0 ? Math.round((votes * 100) / all) : 0);

export const optionDocument = (
  vote: number,
  { chosen, mayVote, usedUp }: VoterStatus,
  origin: string,
  { id, theme_id, number, name, description, images, video_url, votes, views, rank }: OptionRow,
): VoteOption => ({
  ...{ optionId: id, voteId: vote, themeId: theme_id, number, name, description, votes, views, rank },
  images: v.parse(Urls, images).map((url) => whole(origin, url)),
  videoUrl: whole(origin, video_url),
  voted: chosen.has(id) ? 1 : 0,
  canVote: mayVote && !usedUp.has(id) ? 1 : 0,
});

const whole = (origin: string, url: string): string => (url.startsWith('/') ? origin + url : url);

/** @param now epoch ms */
export function createVoteReading(db: Database, voters: Voters, now: () => number) {
  async function standingOf(site: number, vote: VoteRow, who: string): Promise<VoterStatus> {
    const at = new Date(now());
    const mayCome = stateOf(vote, at) === VoteState.running && !vote.app_only;
    const inAll = ballotsPerPeriod(vote);
    if (who === '')
      return {
        ...{ chosen: new Set<number>(), usedUp: new Set<number>(), left: inAll },
        mayVote: mayCome && !vote.need_login,
      };
    const voterPeriod: VoterPeriod = {
      site,
      vote: vote.id,
      who: voters.storedHash(site, who),
      period: periodOf(vote, at),
    };
    const { used } = await readBallotUse(db, voterPeriod);
    const mayHe = !vote.need_login || who.startsWith('m:');
    const times = vote.option_max > 0 ? await countChosenOptions(db, voterPeriod) : new Map<number, number>();
    return {
      chosen: await findChosenOptions(db, voterPeriod),
      mayVote: mayCome && mayHe && used < inAll,
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
    return { vote, options, voterStatus: await standingOf(site, vote, who), total };
  }

  return {
    read,

    /** Wire S25b; undefined for an unknown vote. @param who '' = nobody in particular */
    async info(site: number, id: number, who: string, origin: string): Promise<VoteInfo | undefined> {
      const found = await read(site, id, who);
      if (!found) return undefined;
      const { vote, options, voterStatus: status, total } = found;
      const themes = await themesOf(db, site, id);
      return {
        voteId: vote.id,
        fileId: vote.kind === 'activity' ? vote.object_id : 0,
        title: vote.title,
        content: vote.content,
        rule: vote.rule,
        startTime: wireDate(vote.starts_at),
        endTime: wireDate(vote.ends_at),
        isbegin: stateOf(vote, new Date(now())),
        totalVotes: total,
        accessCount: vote.visits,
        needLogin: vote.need_login ? 1 : 0,
        inApp: vote.app_only ? 1 : 0,
        needCode: vote.need_code ? 1 : 0,
        perDay: perDayOf(vote),
        voteCycle: vote.cycle,
        voteCyclenum: ballotsPerPeriod(vote),
        perOption: vote.option_max,
        left: status.left,
        resultHidden: areResultsHidden(vote, new Date(now())) ? 1 : 0,
        vs_head_voteimage: v.parse(Urls, vote.head_images).map((url) => ({ url: whole(origin, url) })),
        vs_user_inforule: await withRegions(db, site, v.parse(Fields, vote.user_fields)),
        vs_votetheme_list: themes.map(({ id: themeId, position, name, min_choose, max_choose }) => ({
          ...{ themeId, name, index: position, minChoose: min_choose, maxChoose: max_choose },
          options: options
            .filter(({ theme_id }) => theme_id === themeId)
            .map((row) => optionDocument(id, status, origin, row)),
        })),
      };
    },

    /** Wire f7; undefined where there is none. */
    async result(site: number, id: number) {
      const vote = await readVote(db, site, id);
      if (!vote) return undefined;
      const hidden = areResultsHidden(vote, new Date(now()));
      const options = await optionsOf(db, site, id);
      const questions = (await themesOf(db, site, id)).map(({ id: qid, name: qname }) => {
        const own = options.filter(({ theme_id }) => theme_id === qid);
        const all = own.reduce((sum, { votes }) => sum + votes, 0);
        return {
          qid,
          qname,
          options: own.map(({ id: oid, name: oname, votes }) => ({
            ...{ oid, oname, votes: hidden ? 0 : votes },
            percent: hidden ? 0 : percentOf(votes, all),
          })),
        };
      });
      return { total: vote.ballots, questions };
    },
  };
}
export type VoteReading = ReturnType<typeof createVoteReading>;
