import * as v from 'valibot';
import { callerClaims, paging } from './fields';
import { read } from './operation';
import { date, int, listOf, str } from './wireValues';

/** Ours: a member's own report. */
export const OwnReport = v.object({
  /** ReportKind. */
  sourceType: int,
  rootID: int,
  /** ExposeType. */
  type: int,
  reason: str,
  created: date,
  /** Title or first words of what was reported; '' where it is gone. */
  title: str,
  /** ReportState. */
  state: int,
  /** The newsroom's words; '' = none. */
  note: str,
  /** '' = not decided. */
  decided: date,
});
export type OwnReport = v.InferOutput<typeof OwnReport>;

/** A member's own reports, newest first (K21). */
export const myReports = read({
  name: 'myReports',
  row: 'n22',
  personal: true,
  input: v.object({ ...callerClaims, ...paging }),
  output: listOf(OwnReport),
});
