export const texts = {
  title: '朋友圈',
};
