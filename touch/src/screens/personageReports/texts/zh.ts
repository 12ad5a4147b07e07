export const texts = {
  title: '报道集',
  about: (name: string) => `${name}报道集`,
  by: (name: string) => `${name}的稿件`,
  profile: '人物主页',
};
