export const texts = {
  title: '人物',
  details: '简历',
  reports: '报道',
  allReports: '全部报道',
};
