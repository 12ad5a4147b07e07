export const texts = {
  title: '全部回复',
};
