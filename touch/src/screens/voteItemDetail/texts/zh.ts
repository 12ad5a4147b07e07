export const texts = {
  title: '投票选项详情',
};
