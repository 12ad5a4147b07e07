export const texts = {
  title: '您的专属邀请码',
  signedOut: '登录后可以看您的邀请码',
  none: '没有取到您的邀请码',
  code: '您的邀请码',
  hint: '发给朋友，请他们在“邀请码”页填写',
  invite: '邀请朋友',
  rules: '邀请规则',
  enter: '填写别人的邀请码',
  cardTitle: (name: string) => `邀请您一起读${name}`,
  cardText: (code: string) => `我的邀请码：${code}`,
};
