export const texts = {
  title: '更多图片',
};
