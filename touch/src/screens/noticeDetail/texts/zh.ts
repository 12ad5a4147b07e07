export const texts = {
  title: '公告',
};
