export const texts = {
  title: '热点详情',
  hot: '热点',
  hours: (n: number) => `${n}小时`,
};
