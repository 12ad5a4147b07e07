import * as v from 'valibot';
import { ID_MAX } from './fields';
import { call } from './newsroomCall';
import { decision, done, id, moment, number, ReviewedComment, siteAndId } from './newsroomShapes';
/* The newsroom's calls about comments and discussions. */

/** Minutes. */
export const PREVIEW_MINUTES = { usual: 30, max: 24 * 60 } as const;

export const commentCalls = {
  comments: call(
    'GET',
    '/sites/:site/comments',
    v.strictObject({
      site: id,
      list: v.optional(v.picklist(['pending', 'exposed', 'rejected', 'removed']), 'pending'),
      /** Number of the last known comment: `after` it for `pending`, `before` it for `rejected` and `removed`. */
      after: v.optional(id),
      before: v.optional(id),
      page: v.optional(number(0, 10_000)),
    }),
    v.strictObject({ list: v.array(ReviewedComment), hasMore: v.boolean() }),
    { about: 'Lists comments for review.' },
  ),
  approve: call('POST', '/sites/:site/comments/:id/approve', siteAndId, done, {
    about: 'Approves comments.',
  }),
  reject: call('POST', '/sites/:site/comments/:id/reject', decision, done, {
    about: 'Rejects pending comments.',
  }),
  remove: call('POST', '/sites/:site/comments/:id/remove', decision, done, {
    about: 'Removes shown comments.',
  }),
  official: call(
    'POST',
    '/sites/:site/comments/:id/official',
    v.strictObject({ site: id, id, official: v.boolean(), xyID: v.optional(number(0, ID_MAX), 0) }),
    done,
    { about: 'Marks comments as official, in the name of an account where one is given.' },
  ),

  closeDiscussion: call(
    'POST',
    '/sites/:site/articles/:id/discussion',
    v.strictObject({ site: id, id, closed: v.boolean() }),
    done,
    { about: 'Closes or opens the discussion of an article.' },
  ),
  preview: call(
    'POST',
    '/sites/:site/articles/:id/preview',
    v.strictObject({
      site: id,
      id,
      minutes: v.optional(number(1, PREVIEW_MINUTES.max), PREVIEW_MINUTES.usual),
    }),
    v.strictObject({ ticket: v.string(), expires: moment }),
    { about: 'Makes a ticket for an unreleased article.' },
  ),
} as const;
