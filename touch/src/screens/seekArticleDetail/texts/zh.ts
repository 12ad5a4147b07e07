export const texts = {
  title: '征稿稿件详情',
};
