/** The words of the sheets around comments. */
export const texts = {
  write: '写评论',
  replyTo: (name: string) => `回复 ${name}`,
  label: '评论内容',
  send: '发表',
  sending: '正在发表…',
  sent: '评论成功',
  notSent: '没有发出去，您写的内容还在',
  tooLong: (most: number) => `评论不能超过${most}个字`,
  closed: '评论已关闭',
  refused: '评论含有不当内容，请修改后再发',
  tooOften: '评论太频繁，请稍后再试',
  picturesGoing: '图片还在上传，请稍候',
  pictureFailed: '有图片没有上传成功，请重试或移除',

  delete: '确定删除评论',
  deleteWhat:
    '评论的文字和图片删除，不能恢复；下面的回复一起不再显示。依法留存的网络日志只有时间、账号、网络地址和设备，没有内容，到期自动删除。',
  deleteYes: '删除',
  deleted: '删除成功',
  notOwn: '只能删除自己的评论',
  gone: '评论不存在',
};
