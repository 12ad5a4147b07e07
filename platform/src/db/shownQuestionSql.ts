import { QuestionStatus } from '@contract/questionCodes';
import { shownAccountSql } from './shownAccountSql';

/**
 * SQL condition: a question that the viewer may see. A refused one, and a member's that waits for review, is its asker's alone; one
 * to an account that is not shown is nobody's (F26).
 * @param viewer SQL expression of a member's number, 0 = none @param q name of the question's row
 */
export const shownTo = (
  viewer: string,
  q = 'q',
): string => `((${q}.member_id > 0 and ${q}.member_id = ${viewer})
    or ((${q}.doc->>'status')::int <> ${QuestionStatus.refused}
      and (${q}.member_id = 0 or (${q}.doc->>'status')::int <> ${QuestionStatus.waiting})))
  and (${q}.account_id = 0 or exists (select 1 from accounts x0
    where x0.site_id = ${q}.site_id and x0.id = ${q}.account_id and ${shownAccountSql('x0')}))`;
