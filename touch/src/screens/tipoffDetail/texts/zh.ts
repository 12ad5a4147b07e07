export const texts = {
  title: '报料详情',
  formTitle: '我要报料',
  ownTitle: '我的报料',
};
