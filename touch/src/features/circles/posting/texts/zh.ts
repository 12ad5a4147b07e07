export const texts = {
  heading: '发帖',
  momentHeading: '发动态',
  title: '标题（选填）',
  content: '内容',
  send: '发布',
  sending: '发布中…',
  needsContent: '请输入内容，或添加图片、视频',
  titleTooLong: (n: number) => `标题不能超过${n}个字`,
  contentTooLong: (n: number) => `内容不能超过${n}个字`,
  refusedWords: '含有不当内容，请修改后再提交',
  sent: '已提交，审核后公开',
};
