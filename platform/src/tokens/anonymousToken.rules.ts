import { deviceTokens } from './deviceToken.rules';

/** Wire D8: the client drops it after two hours; ten minutes more for calls on their way. */
export const TOKEN_MS = 7_200_000 + 600_000;

const DEVICE_MAX = 128;

/** Tokens of nobody in particular, each for one device on one site. */
export const { issue: anonymousToken, deviceOf } = deviceTokens('a1');

export const isDevice = (device: string): boolean => device !== '' && device.length <= DEVICE_MAX;
