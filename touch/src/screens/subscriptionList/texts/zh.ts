export const texts = {
  title: '订阅列表',
  categories: '订阅号分类',
  below: '下级分类',
  recommended: '推荐订阅',
  rank: '影响力排行榜',
  none: '这个分类还没有订阅号',
  sharedBy: (paper: string) => `来自${paper}`,
};
