export const texts = {
  title: '专题稿件',
};
