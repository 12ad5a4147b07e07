/** Why a member may not speak or come in (K20). */
export const texts = {
  phoneNeeded: '发言前请先绑定手机号',
  silenced: (until: string, reason: string) => `您已被禁言，截止${until}。原因：${reason}`,
  suspended: (until: string, reason: string) => `该账号已被暂停使用，截止${until}。原因：${reason}`,
};
