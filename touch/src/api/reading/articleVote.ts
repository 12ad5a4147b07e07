import * as v from 'valibot';
import { flag, number, rowsOf, text } from './wireFields';

const WireOption = v.object({ oid: text, oname: text, pic: text });
const WireQuestion = v.object({
  qid: text,
  qname: text,
  /** VoteQuestionType. */
  qtype: number,
  selectLimited: number,
  options: v.optional(v.unknown()),
});
const WireVote = v.object({
  id: v.pipe(number, v.minValue(1)),
  name: text,
  endDate: text,
  onlyapp: flag,
  needLogin: flag,
  /** VoteCycle, and how many times. */
  voteCycle: number,
  voteCyclenum: number,
  questions: v.optional(v.unknown()),
});

export interface VoteQuestion extends Readonly<Omit<v.InferOutput<typeof WireQuestion>, 'options'>> {
  readonly options: readonly Readonly<v.InferOutput<typeof WireOption>>[];
}

/** A vote inside an article, in what a page shows of wire S25a. */
export interface ArticleVote extends Readonly<Omit<v.InferOutput<typeof WireVote>, 'questions'>> {
  readonly questions: readonly VoteQuestion[];
}

/** undefined for `{}` and for a vote that asks nothing. */
export function readVote(data: unknown): ArticleVote | undefined {
  const read = v.safeParse(WireVote, data);
  if (!read.success) return undefined;
  const questions = rowsOf(WireQuestion, read.output.questions)
    .map((question) => ({ ...question, options: rowsOf(WireOption, question.options) }))
    .filter(({ options }) => options.length > 0);
  return questions.length > 0 ? { ...read.output, questions } : undefined;
}
