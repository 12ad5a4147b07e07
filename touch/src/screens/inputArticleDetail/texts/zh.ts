export const texts = {
  title: '投稿详情',
};
