import { morePages } from '@touch/lib/pages';
import type { Page } from '@touch/outside/queryCache';
import * as v from 'valibot';
import { countRows, flag, number, readHasMore, rowsIn, rowsOf, text, texts } from './wireFields';

const WireOption = v.object({
  optionId: v.pipe(text, v.minLength(1)),
  voteId: text,
  themeId: text,
  number,
  name: text,
  description: text,
  images: texts,
  videoUrl: text,
  votes: number,
  views: number,
  rank: number,
  voted: flag,
  canVote: flag,
});
/** An option of a vote (wire S25c). */
export type VoteOption = Readonly<v.InferOutput<typeof WireOption>>;

const WireTheme = v.object({
  themeId: text,
  name: text,
  minChoose: number,
  /** 0 = any number. */
  maxChoose: number,
  options: v.optional(v.unknown()),
});
const WireField = v.object({
  id: text,
  code: text,
  /** SignFieldType. */
  type: text,
  tipMessage: text,
  isneed: flag,
  option: texts,
});
/** A question about the voter (wire S13). */
export type VoterField = Readonly<v.InferOutput<typeof WireField>>;

const WireInfo = v.object({
  voteId: v.pipe(text, v.minLength(1)),
  fileId: text,
  title: text,
  content: text,
  rule: text,
  startTime: text,
  endTime: text,
  /** VoteState. */
  isbegin: number,
  totalVotes: number,
  accessCount: number,
  needLogin: flag,
  inApp: flag,
  needCode: flag,
  perDay: number,
  /** VoteCycle, and how many times. */
  voteCycle: number,
  voteCyclenum: number,
  perOption: number,
  left: number,
  resultHidden: flag,
  vs_head_voteimage: v.optional(v.unknown()),
  vs_user_inforule: v.optional(v.unknown()),
  vs_votetheme_list: v.optional(v.unknown()),
});
const WireHead = v.object({ url: text });

export interface VoteTheme extends Readonly<Omit<v.InferOutput<typeof WireTheme>, 'options'>> {
  readonly optionCount: number;
}

/** The vote of an activity without its options, of which only the reader's own are known (wire S25b). */
export interface VoteInfo
  extends Readonly<
    Omit<v.InferOutput<typeof WireInfo>, 'vs_head_voteimage' | 'vs_user_inforule' | 'vs_votetheme_list'>
  > {
  readonly images: readonly string[];
  readonly fields: readonly VoterField[];
  readonly themes: readonly VoteTheme[];
  /** Numbers of the options that the reader chose in this period. */
  readonly voted: readonly string[];
  /** Numbers of the options that the reader cannot choose again, while others are open. */
  readonly usedUp: readonly string[];
  readonly canVote: boolean;
}

/** undefined for a vote without options. */
export function readVoteInfo(data: unknown): VoteInfo | undefined {
  const read = v.safeParse(WireInfo, data);
  if (!read.success) return undefined;
  const { vs_head_voteimage, vs_user_inforule, vs_votetheme_list, ...info } = read.output;
  const themes = rowsOf(WireTheme, vs_votetheme_list).map(({ options, ...theme }) => ({
    theme,
    options: rowsOf(WireOption, options),
  }));
  const options = themes.flatMap((one) => one.options);
  if (options.length === 0) return undefined;
  const canVote = options.some((option) => option.canVote);
  const idsOf = (isIn: (option: VoteOption) => boolean) =>
    options.filter(isIn).map(({ optionId }) => optionId);
  return {
    ...info,
    images: rowsOf(WireHead, vs_head_voteimage).flatMap(({ url }) => (url === '' ? [] : [url])),
    fields: rowsOf(WireField, vs_user_inforule),
    themes: themes.map((one) => ({ ...one.theme, optionCount: one.options.length })),
    voted: idsOf((option) => option.voted),
    usedUp: canVote ? idsOf((option) => !option.canVote) : [],
    canVote,
  };
}

export function readVoteOptions(data: unknown): Page<VoteOption> {
  const items = rowsIn(WireOption, data);
  return { items, hasMore: readHasMore(data) ?? morePages(countRows(items)) };
}

export const readFoundOptions = (data: unknown): Page<VoteOption> => ({
  items: rowsIn(WireOption, data),
  hasMore: false,
});

/** The option alone, or the only one of a list. */
export function readVoteOption(data: unknown): VoteOption | undefined {
  const read = v.safeParse(WireOption, data);
  return read.success ? read.output : rowsIn(WireOption, data)[0];
}
