/** Words of sending a picture; loaded with it. What the specification quotes stands here letter for letter. */
export const texts = {
  wrongFormat: '系统仅支持jpg/jpeg/png/gif/bmp格式的照片！',
  going: '正在上传',
  cancel: '取消上传',
  failed: '上传失败，请重试',
  again: '再试一次',
  unreadable: '图片无法读取，请换一张',
  portrait: '更换头像',
  add: '添加图片',
  remove: '移除图片',
  pictures: '图片',
  most: (most: number) => `最多添加${most}张图片`,
};
