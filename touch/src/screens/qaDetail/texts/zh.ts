export const texts = {
  title: '问政详情',
};
