import type { Challenges } from '@platform/captcha/challenges.service';
import type { Codes } from '@platform/codes/codes.service';
import type { Database } from '@platform/db/connection';
import type { SmsLimits } from '@platform/installation/smsLimits.types';
import type { CallContext } from '@platform/operations/callContext';
import type { SmsReports } from '@platform/sms/smsReports.service';
import type { Tokens } from '@platform/tokens/tokens.service';
import type { ForgetBallots, MoveBallots } from '@platform/votes/ballots/ownBallots.service';

export interface SsoParts {
  readonly db: Database;
  readonly tokens: Tokens;
  readonly codes: Codes;
  readonly challenges: Challenges;
  readonly smsLimits: SmsLimits;
  readonly smsReports: SmsReports;
  readonly moveBallots: MoveBallots;
  readonly forgetBallots: ForgetBallots;
  readonly now: () => number;
}

/** Context of a login call. */
export type LoginContext = Pick<CallContext, 'site' | 'origin' | 'caller' | 'claimedDevice' | 'address'>;

/** Third-party identity as the client claims it. */
export interface ClaimedIdentity {
  readonly provider: string;
  readonly oid: string;
  readonly unionid: string;
  /** Plain text. */
  readonly nickname: string;
  readonly head: string;
}
