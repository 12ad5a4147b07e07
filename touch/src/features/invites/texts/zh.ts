export const texts = {
  copy: '复制邀请码',
  copied: '邀请码已复制',
  copyFailed: '复制失败，请长按邀请码复制',
};
