import type { Challenges } from '@platform/captcha/challenges.service';
import type { Database } from '@platform/db/connection';
import type { Keys } from '@platform/keys/keys';
import type { CallContext } from '@platform/operations/callContext';

export interface VoteParts {
  readonly db: Database;
  readonly keys: Keys;
  readonly challenges: Challenges;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

/** The device a member's login is bound to; '' of everybody else. */
export const boundDevice = ({ caller }: CallContext): string =>
  caller.kind === 'member' ? caller.device : '';
