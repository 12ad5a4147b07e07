import type { CipherPort, NativeAppPort, PreliminaryCall } from './doors';
import type { CallWords } from './received';
import type { Lock } from './session/keeper';

/** Events that the call layer reports; it shows nothing itself. */
export interface CallEvents {
  /** The login is over (10102, 10103). Resolves with whether somebody came in again. */
  readonly onSignedOut: () => Promise<boolean>;
  /** An action needs a member (11002). Resolves with whether one came in. */
  readonly onLoginNeeded: () => Promise<boolean>;
  /** The native app was asked for another token and gave none in time (G4). */
  readonly onAppExpired: () => void;
  /** The page has to be loaded anew (1004). */
  readonly onReload: () => void;
  /** A call did not get through (G12). */
  readonly onNetworkFailed: () => void;
}

/** Dependencies of the call layer; `app` provides them. */
export interface CallDependencies {
  readonly fetch: typeof fetch;
  /** For uploads: reports the share sent, 0 to 1. */
  readonly fetchUpload: (progress: (share: number) => void) => typeof fetch;
  /** For preliminary calls: the call itself reports the state of the network. */
  readonly fetchPreliminary: typeof fetch;
  /** Epoch ms of this browser's own clock. */
  readonly now: () => number;
  /** Device id of this browser (G9). */
  readonly device: () => string;
  readonly lock: Lock;
  readonly words: CallWords;
  readonly events: CallEvents;
  /** Where the site's configuration asks for them. @param ask a call that goes before another one */
  readonly loadCiphers?: (ask: PreliminaryCall) => Promise<CipherPort>;
  /** Only in the app; undefined where there is no bridge. */
  readonly findNativeApp?: () => Promise<NativeAppPort | undefined>;
}
