import * as v from 'valibot';
import { SignField } from './signForm';
import { bit, bool, date, int, str, strs } from './wireValues';

/** Wire S25a: a vote inside an article. */
export const ArticleVote = v.object({
  id: int,
  name: str,
  endDate: date,
  needLogin: int,
  /** VoteCycle. */
  voteCycle: int,
  voteCyclenum: int,
  onlyapp: int,
  clientStyle: int,
  questions: v.array(
    v.object({
      qid: int,
      qname: str,
      /** VoteQuestionType. */
      qtype: int,
      selectLimited: int,
      options: v.array(v.object({ oid: int, oname: str, pic: str })),
    }),
  ),
});
export type ArticleVote = v.InferOutput<typeof ArticleVote>;

/** Wire S25c. */
export const VoteOption = v.object({
  optionId: int,
  voteId: int,
  themeId: int,
  /** The number shown. */
  number: int,
  name: str,
  description: str,
  images: strs,
  videoUrl: str,
  votes: int,
  views: int,
  rank: int,
  voted: bit,
  canVote: bit,
});
export type VoteOption = v.InferOutput<typeof VoteOption>;

export const VoteTheme = v.object({
  themeId: int,
  name: str,
  index: int,
  minChoose: int,
  maxChoose: int,
  options: v.array(VoteOption),
});
export type VoteTheme = v.InferOutput<typeof VoteTheme>;

/** Wire S25b: the vote of an activity. */
export const VoteInfo = v.object({
  voteId: int,
  /** Its activity. */
  fileId: int,
  title: str,
  content: str,
  rule: str,
  startTime: date,
  endTime: date,
  /** VoteState. */
  isbegin: int,
  totalVotes: int,
  accessCount: int,
  needLogin: int,
  inApp: int,
  needCode: int,
  /** Votes a day; 0 = once. */
  perDay: int,
  /** VoteCycle, and how many times. */
  voteCycle: int,
  voteCyclenum: int,
  /** Ballots of one voter for one option within the same time; 0 = no limit. */
  perOption: int,
  /** Ballots the caller has left now. */
  left: int,
  /** 1 = votes and ranks are 0 until the vote ends. */
  resultHidden: bit,
  vs_head_voteimage: v.array(v.object({ url: str })),
  vs_user_inforule: v.array(SignField),
  vs_votetheme_list: v.array(VoteTheme),
});
export type VoteInfo = v.InferOutput<typeof VoteInfo>;

export const VoteOptionPage = v.object({ list: v.array(VoteOption), totalVotes: int, hasMore: bool });
export type VoteOptionPage = v.InferOutput<typeof VoteOptionPage>;
