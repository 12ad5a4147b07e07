/** Words offered before anything is typed into the search, most wanted first. */
export const hotWords: string[] = [
  '岷澜铁路',
  '学区图',
  '水价听证',
  '桑多赛马节',
  '夜门诊',
  '卓玛沟预约',
  '菜价',
  '停水',
  '一条河的十年',
  '医保备案',
  '乡镇联赛',
  '班车',
];
