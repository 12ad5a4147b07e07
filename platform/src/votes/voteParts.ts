import type { Challenges } from '@platform/captcha/challenges.service';
import type { Database } from '@platform/db/connection';
import type { CallContext } from '@platform/http/context';
import type { Keys } from '@platform/keys/keys';

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
