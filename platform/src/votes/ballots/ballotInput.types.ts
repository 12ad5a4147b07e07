import type { VotePlace } from '../draft.types';
import type { VoteRow } from '../votes.store';
import type { Choice } from './choices.rules';

export interface BallotInput {
  readonly vote: number;
  readonly kind: VotePlace['kind'];
  /** `m:<member>` or `d:<device>`. */
  readonly who: string;
  /** Device of the member's login; '' for a device's own ballot. */
  readonly device: string;
  readonly choices: readonly Choice[];
  /** Answers to the vote's own questions about its voters. */
  readonly info?: Readonly<Record<string, string>>;
  /** '' = none: the ballot will be pending. */
  readonly ticket: string;
  /** Used for rate limits only. */
  readonly address: string;
  /** Checks the captcha, for votes that require one. */
  readonly isPerson?: (vote: VoteRow) => Promise<boolean>;
}

export interface CastResult {
  /** The ballot was recorded in the ledger. */
  readonly done: boolean;
  readonly message: string;
  /** Counted ballots of the vote, and the voter's remaining ballots; 0 for an unknown vote. */
  readonly ballots: number;
  readonly left: number;
}
