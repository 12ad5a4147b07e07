export const texts = {
  heading: '我要提问',
  title: '问题',
  content: '补充说明（选填）',
  send: '提交',
  sending: '提交中…',
  needsTitle: '请输入问题',
  titleTooLong: (n: number) => `问题不能超过${n}个字`,
  contentTooLong: (n: number) => `补充说明不能超过${n}个字`,
  refusedWords: '含有不当内容，请修改后再提交',
  sent: '已提交，审核后公开',
};
