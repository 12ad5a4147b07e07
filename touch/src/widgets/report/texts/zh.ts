/** Words of the sheet that reports something to the newsroom. */
export const texts = {
  title: '举报',
  what: '举报的是',
  nickname: '昵称',
  portrait: '头像',
  why: '请选择举报理由',
  advert: '垃圾广告',
  abuse: '辱骂攻击',
  indecent: '色情低俗',
  unlawful: '违法有害',
  untrue: '虚假信息',
  other: '其他',
  send: '提交',
  reported: '举报已收到，我们会核实',
};
