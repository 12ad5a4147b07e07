/* Status numbers of the envelope (S§8, wire W7). Business refusals use 11000–11999. Constants of a module: the client's build writes each number where it is used. */

export const data = 0;
export const empty = 1;
export const refused = -1;
export const legacyAuthLost = 1004;
export const ignored = 10001;
export const refreshRefused = 10102;
export const memberClosed = 10103;
export const tokenExpired = 10111;
export const progressInApp = 10201;
export const discussClosed = 10202;
export const discussRefused = 10203;
export const discussTooOften = 10204;
/** Platform range: the operation is in the contract but not served yet. */
export const notServed = 11001;
/** Platform range: members only. The client opens the login and then continues (G11). */
export const loginNeeded = 11002;
/** Platform range (K20): the newsroom asks for a verified phone. The client asks for it and then continues. */
export const phoneNeeded = 11004;
/** Platform range (K20): `data` says until when (`until`) and why (`reason`). */
export const memberSilenced = 11005;
export const memberSuspended = 11006;
/** Platform range (K23): the member's year and month of birth, or a guardian's consent, comes first. The client asks and then continues. */
export const ageNeeded = 11007;
export const guardianNeeded = 11008;
/** Platform range (K23): not in minors' mode. */
export const minorsMode = 11009;
