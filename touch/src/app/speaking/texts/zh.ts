/** Why a member may not speak or come in (K20). */
export const texts = {
  phoneNeeded: '发言前请先绑定手机号',
  ageNeeded: '请先填写出生年月',
  guardianNeeded: '不满十四周岁，请监护人同意后再使用这项功能',
  minorsMode: '未成年人模式下不能使用这项功能',
  silenced: (until: string, reason: string) => `您已被禁言，截止${until}。原因：${reason}`,
  suspended: (until: string, reason: string) => `该账号已被暂停使用，截止${until}。原因：${reason}`,
};
