export const texts = {
  title: '记者动态',
  pictures: '图片',
  titleOf: (name: string) => `${name}的动态`,
};
