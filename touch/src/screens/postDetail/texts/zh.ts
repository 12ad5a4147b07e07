export const texts = {
  title: '帖子',
};
