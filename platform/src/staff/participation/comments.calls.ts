import { newsroom } from '@contract/newsroom';
import type { ReviewedComment } from '@contract/newsroomShapes';
import {
  approveComment,
  listForReview,
  type ReviewList,
  rejectComment,
  removeComment,
  setOfficialComment,
} from '@platform/comments/review/review.service';
import type { Database } from '@platform/db/connection';
import { transportFault } from '@platform/wire/refusals';
import type * as v from 'valibot';
import { done, type NewsroomCalls } from '../newsroom.calls';

type ReviewRow = Awaited<ReturnType<typeof listForReview>>['list'][number];

const reviewedComment = (row: ReviewRow): ReviewedComment => ({
  id: row.id,
  source: row.source,
  objectID: row.object_id,
  parentContent: row.parent_content,
  memberID: row.member_id,
  nickname: row.nickname,
  content: row.content,
  location: row.location,
  pictures: row.pictures,
  at: row.created_at.toISOString(),
  official: row.official,
  exposed: row.exposed,
});

function reviewListOf({
  list,
  after = 0,
  before,
  page = 0,
}: v.InferOutput<typeof newsroom.comments.input>): ReviewList {
  if (list === 'pending') return { kind: list, after };
  if (list === 'exposed') return { kind: list, page };
  return { kind: list, ...(before === undefined ? {} : { before }) };
}

/** Of another site, unknown, or in another state: to who asks it is the same. */
function doneOrMissing(was: boolean): typeof done {
  if (!was) throw transportFault(404, 'there is no such comment, or it is not in a state for this');
  return done;
}

/** Newsroom calls for reviewing comments. */
export function commentCalls({ on }: NewsroomCalls, db: Database): void {
  on(newsroom.comments, 'review', async (input, { actContext: work }) => {
    const { list, hasMore } = await listForReview(db, work.site, reviewListOf(input));
    return { list: list.map(reviewedComment), hasMore };
  });
  on(newsroom.approve, 'review', async ({ id }, { actContext: work }) =>
    doneOrMissing(await approveComment(db, work, id)),
  );
  on(newsroom.reject, 'review', async ({ id, reason }, { actContext: work }) =>
    doneOrMissing(await rejectComment(db, work, id, reason)),
  );
  on(newsroom.remove, 'review', async ({ id, reason }, { actContext: work }) =>
    doneOrMissing(await removeComment(db, work, id, reason)),
  );
  on(newsroom.official, 'official', async ({ id, ...official }, { actContext: work }) =>
    doneOrMissing(
      await setOfficialComment(db, work, id, { official: official.official, xyID: official.xyID }),
    ),
  );
}
