import { deviceTokens } from './deviceToken.rules';

/** An authToken of wire D2. */
export const { issue: legacyToken, deviceOf: legacyDevice } = deviceTokens('l1');
