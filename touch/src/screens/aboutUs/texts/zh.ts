export const texts = {
  title: '关于我们',
  version: (version: string) => `版本 ${version}`,
  getApp: '下载客户端',
  invite: '邀请朋友',
};
