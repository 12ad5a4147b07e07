export const texts = {
  title: '提问详情',
  toTopic: '所属话题',
};
