export const texts = {
  aboutUs: '关于我们',
  terms: '用户协议',
  privacy: '隐私政策',
  children: '儿童个人信息保护规则',
  accessibility: '无障碍声明',
  rights: (name: string) => `${name} 版权所有`,
};
