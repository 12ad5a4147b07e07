export const texts = {
  title: '标签',
};
