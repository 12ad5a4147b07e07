export const texts = {
  title: '在线学习',
  done: (n: number, all: number) => `已学${n}节，共${all}节`,
  thisDevice: '登录后，换设备也能接着学',
  progress: '学习进度',
  partDone: '已学完',
  partShare: (percent: number) => `已学${percent}%`,
  text: '图文',
  failed: '播放失败，请稍后再试',
};
