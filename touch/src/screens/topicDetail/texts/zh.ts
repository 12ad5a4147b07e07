export const texts = {
  title: '问吧话题',
  ask: '我要提问',
  closed: '本话题已停止提问',
  newest: '最新',
  hottest: '最热',
  questions: (n: number) => `${n}个提问`,
  host: '主持人',
  none: '还没有人提问',
  sorted: '排序',
};
