/** The messenger's failures, in the specification's words (S§8). */
export const texts = {
  failed: '微信授权失败',
  userFailed: '微信授权获取用户信息失败',
};
