export const texts = {
  title: '专题',
  intro: '导语',
  parts: '专题目录',
  morePart: (part: string) => `更多“${part}”`,
};
