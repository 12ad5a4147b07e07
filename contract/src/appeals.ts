import * as v from 'valibot';
import { callerClaims, content, id, integer } from './fields';
import { read, write } from './operation';
import { Done, date, int, str } from './wireValues';

const of = { sourceType: integer(), rootID: id(), ...callerClaims };

/** Ours: why the newsroom refused something of the member, and what became of their appeal. */
export const Refused = v.object({
  reason: str,
  /** '' = not known any more. */
  decided: date,
  /** AppealState. */
  appeal: int,
  /** The author's words; '' = none. */
  content: str,
  /** The newsroom's answer to the appeal. */
  note: str,
});

/** Of a comment, post, question or contribution of the member that was refused or taken away (K21). */
export const refusalDetail = read({
  name: 'refusalDetail',
  row: 'n23',
  personal: true,
  absent: 'missing',
  input: v.object(of),
  output: Refused,
});

/** Asks for another decision, once (K21). */
export const appeal = write({
  name: 'appeal',
  row: 'n24',
  input: v.object({ ...of, content: content() }),
  output: Done,
});
