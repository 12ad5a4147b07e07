import type { CipherDoor, NativeDoor } from './doors';
import type { CallWords } from './received';
import type { Lock } from './session/keeper';
import type { Transmit } from './transmit';

/** What the call layer tells of; it shows nothing itself. */
export interface Reports {
  /** The login is over (10102, 10103). Resolves with whether somebody came in again. */
  readonly signedOut: () => Promise<boolean>;
  /** An action needs a member (11002). Resolves with whether one came in. */
  readonly loginNeeded: () => Promise<boolean>;
  /** The native app was asked for another token and gave none in time (G4). */
  readonly appExpired: () => void;
  /** The page has to be loaded anew (1004). */
  readonly reload: () => void;
  /** A call did not get through (G12). */
  readonly networkFailed: () => void;
}

/** What the call layer stands on; `app` brings it. */
export interface CallParts {
  readonly fetch: typeof fetch;
  /** For a call with a file: tells how much of it has left, 0 to 1. */
  readonly fetchUpload: (progress: (share: number) => void) => typeof fetch;
  /** For what goes before a call: how the line stands is told by the call itself. */
  readonly fetchBefore: typeof fetch;
  /** Epoch ms of this browser's own clock. */
  readonly now: () => number;
  /** Device id of this browser (G9). */
  readonly device: () => string;
  readonly lock: Lock;
  readonly words: CallWords;
  readonly reports: Reports;
  /** Where the site's configuration asks for them. @param ask a call that goes before another one */
  readonly ciphers?: (ask: Transmit['before']) => Promise<CipherDoor>;
  /** Only in the app; undefined where there is no bridge. */
  readonly native?: () => Promise<NativeDoor | undefined>;
}
