import { VoteQuestionType } from '@contract/codes';
import type { VoteQuestion } from '@touch/api/articleContent';
import type { Messages } from '@touch/locales/messages';

/** Text about the number of choices of a question; '' for any number. */
export function questionRule({ qtype, selectLimited }: VoteQuestion, words: Messages): string {
  if (qtype !== VoteQuestionType.several) return words['vote.one'];
  if (selectLimited < 1) return '';
  return selectLimited > 1 ? words['vote.several'](selectLimited) : words['vote.one'];
}
