export const texts = {
  title: '热点详情',
  hot: '热点',
};
