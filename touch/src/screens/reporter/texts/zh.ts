export const texts = {
  title: '记者主页',
  contents: '稿件与动态',
  articles: '稿件',
  dynamics: '动态',
  articleCount: (_n: number, text: string) => `${text}篇稿件`,
};
