/** Parts of the call layer that only sites of some modes need: each comes with the first call that asks for it. */

/** Wire D2: sites whose curVersions is below 3. */
export const loadLegacyAuth = () => import('./legacyAuth');
/** Wire D1: calls of the login service. */
export const loadProgramSign = () => import('./programSign');
/** Wire D5, D6: sites whose apiVersion is 3 or more. */
export const loadEncryptParameters = () => import('./encryptParameters');
/** Wire D7: a vote on a site with a key for it. */
export const loadVoteFields = () => import('./voteFields');
