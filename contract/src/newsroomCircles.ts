import * as v from 'valibot';
import { call } from './newsroomCall';
import { boundedText, decision, done, id, moment, number, siteAndId, whole } from './newsroomShapes';

/* Shapes of the newsroom's calls about circles and posts. */

/** A picture, base64; a call is limited to a megabyte. */
const picture = v.pipe(v.string(), v.minLength(1), v.base64());
const name = v.pipe(boundedText(40), v.minLength(1));
const description = boundedText(500);

export const NewsroomCircle = v.strictObject({
  id: whole,
  name: v.string(),
  members: whole,
  posts: whole,
  withdrawn: v.boolean(),
});

export const CircleInput = v.strictObject({
  site: id,
  name,
  description: v.optional(description, ''),
  icon: v.optional(picture),
  banner: v.optional(picture),
  /** Small numbers come first. */
  order: v.optional(number(0, 1_000_000), 0),
});

/** A field that is not sent stays. */
export const CircleChange = v.strictObject({
  site: id,
  id,
  name: v.optional(name),
  description: v.optional(description),
  icon: v.optional(picture),
  banner: v.optional(picture),
  order: v.optional(number(0, 1_000_000)),
  /** A withdrawn circle is not found, nor are its posts. */
  withdrawn: v.optional(v.boolean()),
});

/** A notice of a circle; its paragraphs are lines of plain text. */
export const NoticeInput = v.strictObject({
  site: id,
  id,
  title: v.pipe(boundedText(60), v.minLength(1)),
  content: v.pipe(boundedText(5_000), v.minLength(1)),
});

export const PostReviewList = v.picklist(['pending', 'shown', 'rejected', 'removed']);

export const ReviewedPost = v.strictObject({
  id: whole,
  /** 0 = a moment. */
  circleID: whole,
  /** '' = none. */
  circle: v.string(),
  memberID: whole,
  nickname: v.string(),
  title: v.string(),
  content: v.string(),
  location: v.string(),
  pictures: v.array(v.string()),
  videos: v.array(v.string()),
  at: moment,
  pinned: v.boolean(),
});
export type ReviewedPost = v.InferOutput<typeof ReviewedPost>;

export const circleCalls = {
  circles: call(
    'GET',
    '/sites/:site/circles',
    v.strictObject({ site: id }),
    v.strictObject({ list: v.array(NewsroomCircle) }),
    { about: 'Lists circles with their members and posts.' },
  ),
  addCircle: call('POST', '/sites/:site/circles', CircleInput, v.strictObject({ id: whole }), {
    about: 'Opens a circle.',
  }),
  changeCircle: call('POST', '/sites/:site/circles/:id', CircleChange, done, {
    about: 'Changes a circle; a withdrawn one is not found, nor are its posts.',
  }),
  addCircleNotice: call(
    'POST',
    '/sites/:site/circles/:id/notices',
    NoticeInput,
    v.strictObject({ id: whole }),
    { about: 'Publishes a notice in a circle.' },
  ),
  posts: call(
    'GET',
    '/sites/:site/posts',
    v.strictObject({
      site: id,
      list: v.optional(PostReviewList, 'pending'),
      /** Number of the last known post: `after` it for `pending`, `before` it for the others. */
      after: v.optional(id),
      before: v.optional(id),
    }),
    v.strictObject({ list: v.array(ReviewedPost), hasMore: v.boolean() }),
    { about: 'Lists posts for review.' },
  ),
  approvePost: call('POST', '/sites/:site/posts/:id/approve', siteAndId, done, { about: 'Approves posts.' }),
  rejectPost: call('POST', '/sites/:site/posts/:id/reject', decision, done, {
    about: 'Rejects pending posts.',
  }),
  removePost: call('POST', '/sites/:site/posts/:id/remove', decision, done, {
    about: 'Removes shown posts.',
  }),
  pinPost: call(
    'POST',
    '/sites/:site/posts/:id/pin',
    v.strictObject({ site: id, id, pinned: v.boolean() }),
    done,
    { about: 'Pins posts to the top of their circle, or unpins them.' },
  ),
} as const;
