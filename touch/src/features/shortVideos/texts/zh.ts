export const texts = {
  title: '短视频',
  titleOf: (name: string) => `${name}的短视频`,
  soundOn: '打开声音',
  soundOff: '静音',
  captions: '字幕',
  related: '相关视频',
  noRelated: '没有相关视频',
  next: '下一条',
  previous: '上一条',
  end: '已经看完了',
  fromStart: '从头再看',
  place: (index: number, title: string) => `第${index}条：${title}`,
};
