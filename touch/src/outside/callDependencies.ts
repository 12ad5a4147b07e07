import type { CipherPort, NativeAppPort, PreliminaryCall } from './callPorts';
import type { CallWords } from './calls/answerParsing';
import type { Lock } from './session/tokenRenewal';

/** Events that the call layer reports; it shows nothing itself. */
export interface CallEvents {
  /** The login has ended (10102, 10103). Resolves to true after a new login. */
  readonly onSignedOut: () => Promise<boolean>;
  /** An action needs a member (11002). Resolves to true after a login. */
  readonly onLoginNeeded: () => Promise<boolean>;
  /** An action needs a verified phone (11004), the member's age (11007) or a guardian's consent (11008). Resolves to true once it is there. */
  readonly onMemberRequest: (status: number) => Promise<boolean>;
  /** The native app was asked for another token and gave none in time (G4). */
  readonly onAppExpired: () => void;
  /** The page must be reloaded (1004). */
  readonly onReload: () => void;
  /** A call failed in the network (G12). */
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
  /** Present if the site's configuration demands ciphers. @param ask sends a preliminary call */
  readonly loadCiphers?: (ask: PreliminaryCall) => Promise<CipherPort>;
  /** Present in the app alone; resolves to undefined without a bridge. */
  readonly nativeApp?: () => Promise<NativeAppPort | undefined>;
}
