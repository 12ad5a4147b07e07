import { newsroom } from '@contract/newsroom';
import type { ReviewedComment } from '@contract/newsroomShapes';
import {
  approve,
  listForReview,
  type ReviewList,
  refuse,
  remove,
  setOfficial,
} from '@platform/comments/comments.service';
import type { Database } from '@platform/db/connection';
import { transportFault } from '@platform/wire/refusals';
import type * as v from 'valibot';
import { type Calls, done } from './newsroom.calls';

type ReviewRow = Awaited<ReturnType<typeof listForReview>>['list'][number];

const shownOf = (row: ReviewRow): ReviewedComment => ({
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

function listOf({
  list,
  after = 0,
  before,
  page = 0,
}: v.InferOutput<typeof newsroom.comments.input>): ReviewList {
  if (list === 'waiting') return { kind: list, after };
  if (list === 'exposed') return { kind: list, page };
  return { kind: list, ...(before === undefined ? {} : { before }) };
}

/** Of another site, unknown, or in another state: to who asks it is the same. */
function changed(was: boolean): typeof done {
  if (!was) throw transportFault(404, 'there is no such comment, or it is not in a state for this');
  return done;
}

/** What readers say, to the people who look after it. */
export function commentCalls({ on }: Calls, db: Database): void {
  on(newsroom.comments, 'review', async (asked, { work }) => {
    const { list, hasMore } = await listForReview(db, work.site, listOf(asked));
    return { list: list.map(shownOf), hasMore };
  });
  on(newsroom.release, 'review', async ({ id }, { work }) => changed(await approve(db, work, id)));
  on(newsroom.refuse, 'review', async ({ id, reason }, { work }) =>
    changed(await refuse(db, work, id, reason)),
  );
  on(newsroom.remove, 'review', async ({ id, reason }, { work }) =>
    changed(await remove(db, work, id, reason)),
  );
  on(newsroom.official, 'official', async ({ id, ...mark }, { work }) =>
    changed(await setOfficial(db, work, id, { official: mark.official, xyID: mark.xyID })),
  );
}
