export const texts = {
  title: '打榜规则',
};
