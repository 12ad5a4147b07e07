export const texts = {
  aboutUs: '关于我们',
  rights: (name: string) => `${name} 版权所有`,
};
