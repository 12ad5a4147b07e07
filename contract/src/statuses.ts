export * as Status from './status';

/** The message of an absent object with status −1 (wire W4); together with no data it reads as empty on detail calls. */
export const ABSENT_MESSAGE = 'Your server has down or target user not exist !';

/** Wire D5: message when decryption fails; the client fetches its key and repeats the call. */
export const DECIPHER_FAILED = '参数解密失败';
