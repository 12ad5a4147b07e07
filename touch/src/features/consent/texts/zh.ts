export const texts = {
  confirm: '请确认用户协议和隐私政策',
  changed: '用户协议或隐私政策有更新',
  why: '账号要在您同意以后才能继续使用。看新闻不需要同意。',
  terms: '用户协议',
  privacy: '隐私政策',
  agree: '同意',
  later: '以后再说',
  none: '还没有记录您的同意。',
  since: (at: string, current: boolean) =>
    current ? `您在 ${at} 同意了现在的用户协议和隐私政策。` : `您在 ${at} 同意的是以前的文本，此后有更新。`,
  withdrawWhat:
    '撤回以后，本机不再统计您的阅读，账号在所有设备上退出登录；再次登录时请重新同意。要删除资料，请注销账号。',
  withdraw: '撤回同意',
  withdrawSure: '确定撤回并退出登录',
  withdrawn: '已撤回同意',
};
