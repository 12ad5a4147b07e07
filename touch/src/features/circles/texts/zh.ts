export const texts = {
  moment: '动态',
  pictures: '图片',
  pinned: '置顶',
  underReview: '审核中',
  refused: '未通过',
  ownWaiting: '正在审核，目前只有您自己能看到。',
  ownRefused: '没有通过审核，只有您自己能看到。',
  inCircle: '来自圈子',
  titleOf: (name: string) => `${name}的帖子`,
  video: (n: number) => `视频${n}`,
};
