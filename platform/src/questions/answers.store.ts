import type { Answer } from '@contract/questions';
import type { Queries } from '@platform/db/connection';
import type { DocumentRow } from '@platform/db/documents';
import { shownTo } from '@platform/db/shownQuestionSql';

const OF_QUESTION = `from answers n join questions q on q.site_id = n.site_id and q.id = n.question_id
  where n.site_id = $1 and n.question_id = $2 and ${shownTo('0')}`;

/** Official answers first, then the newest. */
const PAGE = {
  name: 'answers-of-question',
  text: `select n.id, n.doc || jsonb_build_object('id', n.id, 'questionID', n.question_id, 'countPraise', n.praise) as doc
    ${OF_QUESTION} order by (n.doc->>'isOfficial')::int desc, n.created_at desc, n.id desc limit $3 offset $4`,
};
export const answersOf = (db: Queries, site: number, question: number, limit: number, offset: number) =>
  db.query<DocumentRow>(PAGE, [site, question, limit, offset]);

const COUNT = { name: 'answers-count', text: `select count(*)::int as count ${OF_QUESTION}` };
export const answerCount = async (db: Queries, site: number, question: number): Promise<number> =>
  (await db.one<{ count: number }>(COUNT, [site, question]))?.count ?? 0;

/** An answer as its row keeps it: the number and the likes stand in columns. */
export type AnswerDocument = Omit<Answer, 'id' | 'questionID' | 'countPraise'>;
