import { newsroom } from '@contract/newsroom';
import type { ReviewedPost } from '@contract/newsroomCircles';
import { recordAct } from '@platform/auditLog/acts.service';
import { addCircle, changeCircle, listCircles } from '@platform/circles/posting/editing.service';
import {
  approvePost,
  type PostReview,
  pinPost,
  postsForReview,
  type ReviewRow,
  rejectPost,
  removePost,
} from '@platform/circles/review.service';
import type { Database } from '@platform/db/connection';
import type { MediaStore } from '@platform/media/mediaStore';
import { addCircleNotice } from '@platform/notices/circleNotices.service';
import { withoutPlaceholders } from '@platform/sites/addressPlaceholders';
import { transportFault } from '@platform/wire/refusals';
import type * as v from 'valibot';
import type { NewsroomCalls } from '../newsroom.calls';
import { done } from '../newsroom.calls';
import { keptPictures } from '../pictures.service';

const NEWEST = 2_147_483_647;

const noCircle = () => transportFault(404, 'there is no such circle');

/** Circles, their notices and posts, as the newsroom looks after them. */
export function circleCalls(calls: NewsroomCalls, db: Database, media: MediaStore): void {
  editingCalls(calls, db, media);
  postCalls(calls, db);
}

function editingCalls({ on }: NewsroomCalls, db: Database, media: MediaStore): void {
  const stored = async (picture: string | undefined) =>
    picture === undefined ? undefined : (await keptPictures(media, [picture]))[0];

  on(newsroom.circles, 'circles', async (_, { actContext: work }) => ({
    list: await listCircles(db, work.site),
  }));

  on(newsroom.addCircle, 'circles', async ({ site, ...input }, { actContext: work }) => {
    const icon = (await stored(input.icon)) ?? '';
    const banner = (await stored(input.banner)) ?? '';
    return db.transaction(async (queries) => {
      const id = await addCircle(queries, site, { ...input, icon, banner });
      const detail = { name: input.name };
      await recordAct(queries, work, { act: 'addCircle', objectKind: 'circle', objectID: id, detail });
      return { id };
    });
  });

  on(newsroom.changeCircle, 'circles', async ({ site, id, ...input }, { actContext: work }) => {
    const { name, description, order, withdrawn } = input;
    const pictures = { icon: await stored(input.icon), banner: await stored(input.banner) };
    await db.transaction(async (queries) => {
      if (!(await changeCircle(queries, site, id, { ...input, ...pictures }))) throw noCircle();
      const detail = { name, description, order, withdrawn };
      await recordAct(queries, work, { act: 'changeCircle', objectKind: 'circle', objectID: id, detail });
    });
    return done;
  });

  on(newsroom.addCircleNotice, 'circles', async ({ site, id, title, content }, { actContext: work }) =>
    db.transaction(async (queries) => {
      // a withdrawn circle may get one too: it shows when the circle is back
      if (!(await changeCircle(queries, site, id, {}))) throw noCircle();
      const notice = await addCircleNotice(queries, site, { circle: id, title, content }, work.at);
      const detail = { notice, title };
      await recordAct(queries, work, { act: 'addCircleNotice', objectKind: 'circle', objectID: id, detail });
      return { id: notice };
    }),
  );
}

const reviewedPost = ({ doc, ...row }: ReviewRow): ReviewedPost => ({
  id: row.id,
  circleID: row.circle_id,
  circle: row.circle,
  memberID: row.member_id,
  nickname: row.nickname,
  title: doc.title,
  content: doc.content,
  location: doc.location,
  pictures: doc.pics.map(withoutPlaceholders),
  videos: doc.videos.map(({ url }) => withoutPlaceholders(url)),
  at: row.published_at.toISOString(),
  pinned: row.is_top,
});

function reviewOf({
  list,
  after = 0,
  before = NEWEST,
}: v.InferOutput<typeof newsroom.posts.input>): PostReview {
  return list === 'pending' ? { kind: list, after } : { kind: list, before };
}

/** Of another site, unknown, or in another state: the caller is told the same. */
function doneOrMissing(was: boolean): typeof done {
  if (!was) throw transportFault(404, 'there is no such post, or it is not in a state for this');
  return done;
}

function postCalls({ on }: NewsroomCalls, db: Database): void {
  on(newsroom.posts, 'review', async (input, { actContext: work }) => {
    const { list, hasMore } = await postsForReview(db, work.site, reviewOf(input));
    return { list: list.map(reviewedPost), hasMore };
  });
  on(newsroom.approvePost, 'review', async ({ id }, { actContext: work }) =>
    doneOrMissing(await approvePost(db, work, id)),
  );
  on(newsroom.rejectPost, 'review', async ({ id, reason }, { actContext: work }) =>
    doneOrMissing(await rejectPost(db, work, id, reason)),
  );
  on(newsroom.removePost, 'review', async ({ id, reason }, { actContext: work }) =>
    doneOrMissing(await removePost(db, work, id, reason)),
  );
  on(newsroom.pinPost, 'circles', async ({ id, pinned }, { actContext: work }) =>
    doneOrMissing(await pinPost(db, work, id, pinned)),
  );
}
