export const texts = {
  title: '栏目',
};
