export const texts = {
  add: '添加视频或录音',
  going: '正在上传',
  arrived: '已上传',
  remove: '移除',
  failed: '上传中断，已传的部分还在',
  again: '继续上传',
  refused: '文件没有被接受，请换一个',
  wrongFormat: '只能添加视频或录音',
  tooLarge: (n: number) => `单个文件不能超过${n}MB`,
  most: (n: number) => `最多添加${n}个视频或录音`,
};
