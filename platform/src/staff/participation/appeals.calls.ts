import { newsroom } from '@contract/newsroom';
import { ContributionStatus } from '@contract/participation/codes';
import { decideAppeal, listAppeals, type RestoreByKind } from '@platform/appeals/appeals.service';
import { recordAct } from '@platform/auditLog/acts.service';
import { approvePostIn } from '@platform/circles/review.service';
import { approveCommentIn } from '@platform/comments/review/review.service';
import { reviewContribution } from '@platform/contributions/newsroomTelling.service';
import type { Database } from '@platform/db/connection';
import { acceptQuestionIn } from '@platform/questions/answering.service';
import { transportFault } from '@platform/wire/refusals';
import { done, type NewsroomCalls } from '../newsroom.calls';

const restore: RestoreByKind = {
  comment: approveCommentIn,
  post: approvePostIn,
  question: acceptQuestionIn,
  contribution: async (queries, work, id) => {
    const passed = { status: ContributionStatus.passed, reason: '' };
    await reviewContribution(queries, work.site, id, passed, work.at);
    await recordAct(queries, work, { act: 'approve', objectKind: 'contribution', objectID: id });
  },
};

/** Appeals of authors (K21). */
export function appealCalls({ on }: NewsroomCalls, db: Database): void {
  on(newsroom.appeals, 'review', ({ site, state, after }) => listAppeals(db, site, state, after));
  on(newsroom.decideAppeal, 'review', async ({ site: _, ...decision }, { actContext: work }) => {
    if (!(await decideAppeal(db, work, decision, restore)))
      throw transportFault(404, 'there is no such open appeal');
    return done;
  });
}
