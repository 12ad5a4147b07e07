export const texts = {
  title: '投票活动详情',
};
