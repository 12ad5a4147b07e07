export const texts = {
  title: '更多内容',
};
