export const texts = {
  title: '领导之窗',
  regions: '地区',
  all: '全部',
  questionsHeading: '网友提问',
  none: '暂无提问',
  ask: '我要提问',
  askNamed: (name: string) => `我要提问：${name}`,
};
