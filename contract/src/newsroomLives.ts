import * as v from 'valibot';
import { boundedText, id, moment, number, siteAndId, whole } from './newsroomShapes';

/* Shapes of the newsroom's calls about lives. */

/** Hours a pass is good for. */
export const PASS_HOURS = { usual: 24, max: 7 * 24 } as const;

export const LivePass = v.strictObject({
  id: whole,
  name: v.string(),
  state: v.picklist(['open', 'revoked', 'expired']),
  created: moment,
  expires: moment,
});

export const LivePassInput = v.strictObject({
  ...siteAndId.entries,
  /** The reporter's name as readers see it. */
  name: v.pipe(boundedText(40), v.trim(), v.minLength(1)),
  hours: v.optional(number(1, PASS_HOURS.max), PASS_HOURS.usual),
});

/** The token is shown once; its hash is stored. */
export const NewLivePass = v.strictObject({ id: whole, token: v.string(), expires: moment });

export const OnePass = v.strictObject({ ...siteAndId.entries, pass: id });
