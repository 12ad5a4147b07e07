export const texts = {
  heading: '分享',
  send: '发送给朋友',
  copy: '复制链接',
  poster: '生成海报',
  posterOf: (name: string) => `海报：${name}`,
  posterHint: '长按图片保存或发送给朋友',
  posterFailed: '海报没有生成出来',
  save: '保存图片',
  inMessenger: '点右上角“…”，发给朋友或分享到朋友圈',
  copied: '链接已复制',
  copyFailed: '复制失败，请长按地址复制',
};
