export const texts = {
  title: '全部评论',
};
