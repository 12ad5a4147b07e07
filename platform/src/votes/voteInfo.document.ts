import type { OutputOf } from '@contract/operation';
import { SignField } from '@contract/signForm';
import type { VoteInfo, VoteOption } from '@contract/voteShapes';
import type { voteResult } from '@contract/votes';
import { wireDate } from '@platform/wire/wireDate';
import * as v from 'valibot';
import { ballotsPerPeriod, perDayOf } from './votePeriods.rules';
import { areResultsHidden, stateOf } from './voteState.rules';
import type { OptionRow, ThemeRow, VoteRow } from './votes.store';

const Urls = v.array(v.string());
const Fields = v.array(SignField);

/** A voter's choices in the current period, and their right to vote. */
export interface VoterStatus {
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

const whole = (origin: string, url: string): string => (url.startsWith('/') ? origin + url : url);

export const optionDocument = (
  vote: number,
  { chosen, mayVote, usedUp }: VoterStatus,
  origin: string,
  { id, theme_id, number, name, description, images, video_url, votes, views, rank }: OptionRow,
): VoteOption => ({
  optionId: id,
  voteId: vote,
  themeId: theme_id,
  number,
  name,
  description,
  votes,
  views,
  rank,
  images: v.parse(Urls, images).map((url) => whole(origin, url)),
  videoUrl: whole(origin, video_url),
  voted: chosen.has(id) ? 1 : 0,
  canVote: mayVote && !usedUp.has(id) ? 1 : 0,
});

/** The vote's questions about its voters. */
export const voterFields = ({ user_fields }: VoteRow): SignField[] => v.parse(Fields, user_fields);

/** Wire S25b. @param fields the questions about voters, with their options */
export function voteInfoDocument(
  { vote, options, voterStatus: status, total }: ReadVote,
  themes: readonly ThemeRow[],
  fields: SignField[],
  origin: string,
  at: Date,
): VoteInfo {
  return {
    voteId: vote.id,
    fileId: vote.kind === 'activity' ? vote.object_id : 0,
    title: vote.title,
    content: vote.content,
    rule: vote.rule,
    startTime: wireDate(vote.starts_at),
    endTime: wireDate(vote.ends_at),
    isbegin: stateOf(vote, at),
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
    resultHidden: areResultsHidden(vote, at) ? 1 : 0,
    vs_head_voteimage: v.parse(Urls, vote.head_images).map((url) => ({ url: whole(origin, url) })),
    vs_user_inforule: fields,
    vs_votetheme_list: themes.map(({ id: themeId, position, name, min_choose, max_choose }) => ({
      themeId,
      name,
      index: position,
      minChoose: min_choose,
      maxChoose: max_choose,
      options: options
        .filter(({ theme_id }) => theme_id === themeId)
        .map((row) => optionDocument(vote.id, status, origin, row)),
    })),
  };
}

/** Shares of a whole in percent. */
const percentOf = (votes: number, all: number): number => (all > 0 ? Math.round((votes * 100) / all) : 0);

/** Wire f7. @param hidden votes of single options are secret */
export function voteResultDocument(
  vote: VoteRow,
  themes: readonly ThemeRow[],
  options: readonly OptionRow[],
  hidden: boolean,
): OutputOf<typeof voteResult> {
  const questions = themes.map(({ id: qid, name: qname }) => {
    const own = options.filter(({ theme_id }) => theme_id === qid);
    const all = own.reduce((sum, { votes }) => sum + votes, 0);
    return {
      qid,
      qname,
      options: own.map(({ id: oid, name: oname, votes }) => ({
        oid,
        oname,
        votes: hidden ? 0 : votes,
        percent: hidden ? 0 : percentOf(votes, all),
      })),
    };
  });
  return { total: vote.ballots, questions };
}
