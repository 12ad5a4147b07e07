/** The words of a registration. */
export const registrationZh = {
  'registration.signedOut': '登录后可以看您的报名',
  'registration.none': '没有找到您的报名',
  'registration.noneWhy': '可能还没有报名，或是用别的账号报的。',
  'registration.status': '审核状态',
  'registration.toAudit': '待审核',
  'registration.passed': '已通过',
  'registration.notPassed': '未通过',
  'registration.time': '活动时间',
  'registration.place': '活动地点',
  'registration.created': '报名时间',
  'registration.code': '报名凭证号',
  'registration.codeHint': '到场时请报出这个号码',
  'registration.answers': '您填写的内容',
  'registration.noAnswer': '未填写',
  'registration.openApp': '打开APP',
  'registration.getApp': '下载客户端',
};
