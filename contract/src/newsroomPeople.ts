import * as v from 'valibot';
import { ID_MAX } from './fields';
import { call } from './newsroomCall';
import { boundedText, done, id, number, whole } from './newsroomShapes';

/* Input of the newsroom's calls about people and accounts. */

/** Pictures of a dynamic. */
export const MAX_DYNAMIC_PICTURES = 9;

export const DynamicInput = v.pipe(
  v.strictObject({
    site: id,
    /** The author: one of the two is 0. */
    reporterID: v.optional(number(0, ID_MAX), 0),
    accountID: v.optional(number(0, ID_MAX), 0),
    content: v.pipe(boundedText(5_000), v.minLength(1)),
    /** The pictures themselves, base64; a megabyte is all that a call may hold. */
    pictures: v.optional(
      v.pipe(v.array(v.pipe(v.string(), v.minLength(1), v.base64())), v.maxLength(MAX_DYNAMIC_PICTURES)),
      [],
    ),
  }),
  v.check(
    ({ reporterID, accountID }) => reporterID > 0 !== accountID > 0,
    'name a reporter or an account as the author',
  ),
);

/** A field that is not sent stays. */
export const DynamicChange = v.strictObject({
  site: id,
  id,
  content: v.optional(v.pipe(boundedText(5_000), v.minLength(1))),
  withdrawn: v.optional(v.boolean()),
});

/** XyStatus in boundedText. */
export const AccountState = v.picklist(['open', 'pending', 'closed']);

/** A field that is not sent stays. */
export const AccountChange = v.strictObject({
  site: id,
  id,
  name: v.optional(v.pipe(boundedText(60), v.minLength(1))),
  description: v.optional(boundedText(500)),
  state: v.optional(AccountState),
  forbidden: v.optional(v.boolean()),
});

/** A field that is not sent stays. */
export const LeaderChange = v.strictObject({
  site: id,
  id,
  name: v.optional(v.pipe(boundedText(60), v.minLength(1))),
  duty: v.optional(boundedText(100)),
  description: v.optional(boundedText(500)),
  details: v.optional(boundedText(20_000)),
});

export const peopleCalls = {
  addDynamic: call('POST', '/sites/:site/dynamics', DynamicInput, v.strictObject({ id: whole }), {
    about: 'Publishes a dynamic of a reporter or an account.',
  }),
  changeDynamic: call('POST', '/sites/:site/dynamics/:id', DynamicChange, done, {
    about: 'Changes the words of a dynamic, withdraws or restores it.',
  }),
  changeAccount: call('POST', '/sites/:site/accounts/:id', AccountChange, done, {
    about:
      "Changes an account; closed or forbidden, it hides its articles' card, its questions and its dynamics.",
  }),
  changeLeader: call('POST', '/sites/:site/leaders/:id', LeaderChange, done, {
    about: 'Changes what readers see of a leader.',
  }),
} as const;
