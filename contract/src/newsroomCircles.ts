import * as v from 'valibot';
import { boundedText, id, moment, number, whole } from './newsroomShapes';

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
