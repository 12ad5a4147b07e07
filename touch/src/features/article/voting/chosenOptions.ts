import { VoteQuestionType } from '@contract/codes';
import type { ArticleVote, VoteQuestion } from '@touch/api/articleContent';

/** Numbers of the options chosen so far, by question. */
export type ChosenOptions = Readonly<Record<string, readonly string[]>>;

/** Maximum number of choices of a question. */
export const maxChoices = ({ qtype, selectLimited, options }: VoteQuestion): number => {
  if (qtype !== VoteQuestionType.several) return 1;
  return selectLimited > 0 ? selectLimited : options.length;
};

/** An option is chosen, or no longer; beyond the limit nothing changes, and of one alone the new one stands. */
export function toggleOption(chosen: ChosenOptions, question: VoteQuestion, oid: string): ChosenOptions {
  const { qid } = question;
  const before = chosen[qid] ?? [];
  if (maxChoices(question) === 1 && question.qtype !== VoteQuestionType.several)
    return { ...chosen, [qid]: [oid] };
  if (before.includes(oid)) return { ...chosen, [qid]: before.filter((one) => one !== oid) };
  return before.length < maxChoices(question) ? { ...chosen, [qid]: [...before, oid] } : chosen;
}

/** The first question without a choice; undefined = the ballot is complete. */
export const findMissingQuestion = (
  chosen: ChosenOptions,
  { questions }: ArticleVote,
): VoteQuestion | undefined => questions.find(({ qid }) => (chosen[qid] ?? []).length === 0);

/** As a ballot carries it (wire f6). */
export const serializeChoices = (chosen: ChosenOptions): string[] =>
  Object.entries(chosen).flatMap(([qid, options]) => options.map((oid) => `${qid}:${oid}`));

/** The same, read again. */
export function parseChoices(choices: readonly string[]): ChosenOptions {
  const chosen: Record<string, string[]> = {};
  for (const choice of choices) {
    const [qid, oid] = choice.split(':');
    if (qid && oid) chosen[qid] = [...(chosen[qid] ?? []), oid];
  }
  return chosen;
}
