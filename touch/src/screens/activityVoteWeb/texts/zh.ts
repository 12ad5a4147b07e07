export const texts = {
  title: '投票',
};
