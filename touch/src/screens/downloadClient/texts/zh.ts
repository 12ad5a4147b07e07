export const texts = {
  title: '下载客户端',
  heading: (name: string) => `${name}客户端`,
  why: '推送要闻、离线阅读、报名和投票，在客户端里更方便。',
};
