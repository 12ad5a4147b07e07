export const texts = {
  title: '邀请您下载客户端',
  heading: (name: string) => `朋友邀请您一起读${name}`,
  code: '朋友的邀请码',
  wrong: '这个邀请码不对，请向朋友再要一次。客户端照样可以下载。',
  how: '怎样用邀请码',
  first: '下载并打开客户端',
  second: '用手机号登录',
  third: '在“邀请码”页填上这个号码',
  enter: '直接在这里填写',
  share: (name: string) => `${name}，今天的事今天读到。`,
};
