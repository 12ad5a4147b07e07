import * as v from 'valibot';
import { call } from './newsroomCall';
import { boundedText, done, id, moment, whole } from './newsroomShapes';

/* The newsroom's calls about appeals (K21). */

export const NewsroomAppeal = v.strictObject({
  id: whole,
  kind: v.picklist(['comment', 'question', 'post', 'contribution']),
  objectID: whole,
  memberID: whole,
  nickname: v.string(),
  /** Title or words of what was refused; '' where it is gone. */
  what: v.string(),
  /** Reason of the refusal. */
  reason: v.string(),
  /** Number of the person who refused it, and who may not decide; 0 = not known. */
  staffID: whole,
  content: v.string(),
  at: moment,
  note: v.string(),
});
export type NewsroomAppeal = v.InferOutput<typeof NewsroomAppeal>;

export const appealCalls = {
  appeals: call(
    'GET',
    '/sites/:site/appeals',
    v.strictObject({
      site: id,
      state: v.optional(v.picklist(['open', 'upheld', 'dismissed']), 'open'),
      after: v.optional(id),
    }),
    v.strictObject({ list: v.array(NewsroomAppeal), hasMore: v.boolean() }),
    { about: 'Lists appeals of authors, the longest waiting first.' },
  ),
  decideAppeal: call(
    'POST',
    '/sites/:site/appeals/:id',
    v.strictObject({
      site: id,
      id,
      upheld: v.boolean(),
      /** The author reads it. */
      note: v.optional(boundedText(500), ''),
    }),
    done,
    { about: 'Decides an appeal; upheld, the thing is shown again. Somebody else refused it.' },
  ),
} as const;
