/** Status numbers of the envelope (S§8, wire W7). Business refusals use 11000–11999. */
export const Status = {
  data: 0,
  empty: 1,
  refused: -1,
  legacyAuthLost: 1004,
  ignored: 10001,
  refreshRefused: 10102,
  memberClosed: 10103,
  tokenExpired: 10111,
  progressInApp: 10201,
  discussClosed: 10202,
  discussRefused: 10203,
  discussTooOften: 10204,
  /** Platform range: the operation is in the contract but not served yet. */
  notServed: 11001,
  /** Platform range: members only. The client opens the login and then continues (G11). */
  loginNeeded: 11002,
} as const;

/** The message of an absent object with status −1 (wire W4); together with no data it reads as empty on detail calls. */
export const ABSENT_MESSAGE = 'Your server has down or target user not exist !';

/** Wire D5: message when decryption fails; the client fetches its key and repeats the call. */
export const DECIPHER_FAILED = '参数解密失败';
