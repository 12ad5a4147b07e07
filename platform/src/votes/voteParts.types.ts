import type { Challenges } from '@platform/captcha/challenges.service';
import type { Database } from '@platform/db/connection';
import type { Keys } from '@platform/keys/keys';

export interface VoteParts {
  readonly db: Database;
  readonly keys: Keys;
  readonly challenges: Challenges;
  /** Epoch milliseconds. */
  readonly now: () => number;
}
