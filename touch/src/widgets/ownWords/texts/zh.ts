/** Words around a member's own words: why they were refused, the appeal. */
export const texts = {
  whyAndAppeal: '原因与申诉',
  reason: '没有通过的原因',
  noReason: '编辑部没有写明原因。',
  notRefused: '这项内容没有被拒绝，或已经恢复。',
  how: '认为处理有误，可以申诉一次；由另一位编辑重新决定，结果在“消息”里告诉您。',
  field: '申诉理由',
  send: '提交申诉',
  sent: '申诉已提交',
  needsText: '请填写申诉理由',
  tooLong: (most: number) => `申诉理由不能超过${most}个字`,
  yourAppeal: '您的申诉',
  open: '已收到，等待另一位编辑决定',
  upheld: '申诉通过，内容已恢复',
  dismissed: '申诉未通过',

  delete: '删除',
  deletePost: '确定删除帖子',
  deleteQuestion: '确定删除提问',
  deleteYes: '删除',
  deleted: '删除成功',
  nameDeleted: '已去掉您的名字、位置和文件',
  postGoes: '帖子、图片、视频和得到的赞全部删除，不能恢复；别人的评论不再显示。',
  questionGoes:
    '还没有答复的提问连同图片、录音和得到的赞全部删除，不能恢复。已有答复的，文字与答复留着，因为答复是说给大家的；您的名字、头像、位置、图片和录音删除。',
  logStays: '依法留存的网络日志只有时间、账号、网络地址和设备，没有内容，到期自动删除。',
};
