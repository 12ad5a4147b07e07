import { morePages } from '@touch/lib/pages';
import type { Page } from '@touch/outside/queryCache';
import * as v from 'valibot';
import { arrayOf, countRows, number, rowsOf, text } from './wireFields';

/** The fields of wire S26 that a list uses. */
const WireQuestionRow = v.object({
  fileId: text,
  qaType: number,
  title: text,
  content: text,
  userName: text,
  publishtime: text,
  groupName: text,
  /** QuestionStatus. */
  status: number,
  answer: text,
  answerUser: text,
  answerCount: number,
});
export type QuestionRow = Readonly<v.InferOutput<typeof WireQuestionRow>>;

export const questionRows = (rows: unknown): readonly QuestionRow[] => rowsOf(WireQuestionRow, rows);

/** More pages as long as they come full (E1). */
export function readQuestionPage(data: unknown): Page<QuestionRow> {
  const rows = arrayOf(data, 'list');
  return { items: questionRows(rows), hasMore: morePages(countRows(rows)) };
}
