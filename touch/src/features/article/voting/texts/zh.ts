/** Words of voting inside an article; loaded only with it. */
export const texts = {
  give: '投票',
  going: '正在提交…',
  again: '继续投票',
  results: '查看结果',
  resultsTitle: '投票结果',
  votes: (n: string) => `${n}票`,
  total: (n: string) => `共${n}人次参与`,
  mine: '我的选择',
  choose: (question: string) => `请先选好：${question}`,
};
