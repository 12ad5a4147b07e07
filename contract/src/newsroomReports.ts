import * as v from 'valibot';
import { call } from './newsroomCall';
import { boundedText, done, id, moment, number, whole } from './newsroomShapes';

/* The newsroom's calls about reports of readers (K21). */

export const ReportedKind = v.picklist([
  'comment',
  'article',
  'question',
  'post',
  'shortVideo',
  'answer',
  'account',
  'nickname',
  'portrait',
]);
export const ReportDecision = v.picklist(['received', 'upheld', 'dismissed']);

/** Everything that was reported of one object, in one state. */
export const ReportedObject = v.strictObject({
  kind: ReportedKind,
  id: whole,
  /** Title, name or words; of a portrait its address. '' where it is gone. */
  what: v.string(),
  /** Number of the member who wrote it, or is it; 0 = none. */
  memberID: whole,
  reports: whole,
  /** Reasons in words, the most frequent first. */
  reasons: v.array(v.string()),
  /** Of the first report. */
  at: moment,
  note: v.string(),
});
export type ReportedObject = v.InferOutput<typeof ReportedObject>;

export const reportCalls = {
  reports: call(
    'GET',
    '/sites/:site/reports',
    v.strictObject({
      site: id,
      state: v.optional(ReportDecision, 'received'),
      kind: v.optional(ReportedKind),
      page: v.optional(number(0, 10_000), 0),
    }),
    v.strictObject({ list: v.array(ReportedObject), hasMore: v.boolean() }),
    { about: 'Lists what readers reported, the longest waiting first.' },
  ),
  decideReport: call(
    'POST',
    '/sites/:site/reports/:kind/:id',
    v.strictObject({
      site: id,
      kind: ReportedKind,
      id,
      upheld: v.boolean(),
      /** Members who reported read it. */
      note: v.optional(boundedText(500), ''),
    }),
    done,
    { about: 'Decides the open reports of one object and tells the members who reported it.' },
  ),
} as const;
