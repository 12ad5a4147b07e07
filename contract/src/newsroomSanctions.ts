import * as v from 'valibot';
import { call } from './newsroomCall';
import { boundedText, done, id, moment, siteAndId, whole } from './newsroomShapes';

/* The newsroom's calls about members who broke its rules (K20). */

/** The member reads it. */
const reason = v.pipe(boundedText(500), v.trim(), v.minLength(1, 'give a reason'));
/** Site time, `2031-03-05` or `2031-03-05 18:00`; a day without a time is meant whole. */
const until = v.string();
const added = v.strictObject({ id: whole });

export const SanctionName = v.picklist(['warning', 'silence', 'suspension']);

export const Sanction = v.strictObject({
  id: whole,
  memberID: whole,
  nickname: v.string(),
  kind: SanctionName,
  reason: v.string(),
  at: moment,
  /** '' = a warning. */
  until: v.string(),
  /** '' = not lifted. */
  liftedAt: v.string(),
  /** It holds now; a warning never does. */
  active: v.boolean(),
});
export type Sanction = v.InferOutput<typeof Sanction>;

export const sanctionCalls = {
  sanctions: call(
    'GET',
    '/sites/:site/sanctions',
    v.strictObject({ site: id, member: v.optional(id), before: v.optional(id) }),
    v.strictObject({ list: v.array(Sanction), hasMore: v.boolean() }),
    { about: 'Lists warnings, silences and suspensions, newest first.' },
  ),
  warnMember: call('POST', '/sites/:site/members/:id/warn', v.strictObject({ site: id, id, reason }), added, {
    about: 'Warns a member, who reads the reason.',
  }),
  silenceMember: call(
    'POST',
    '/sites/:site/members/:id/silence',
    v.strictObject({ site: id, id, until, reason }),
    added,
    { about: 'Refuses comments, posts and questions of a member until a time.' },
  ),
  suspendMember: call(
    'POST',
    '/sites/:site/members/:id/suspend',
    v.strictObject({ site: id, id, until, reason }),
    added,
    { about: 'Ends all logins of a member and refuses new ones until a time.' },
  ),
  liftSanction: call('POST', '/sites/:site/sanctions/:id/lift', siteAndId, done, {
    about: 'Lifts a warning, silence or suspension before its end.',
  }),
} as const;
