/** Words of sending a picture; loaded with it. What the specification quotes stands here letter for letter. */
export const uploadZh = {
  'upload.wrongFormat': '系统仅支持jpg/jpeg/png/gif/bmp格式的照片！',
  'upload.going': '正在上传',
  'upload.cancel': '取消上传',
  'upload.failed': '上传失败，请重试',
  'upload.again': '再试一次',
  'upload.unreadable': '图片无法读取，请换一张',
  'upload.portrait': '更换头像',
  'upload.add': '添加图片',
  'upload.remove': '移除图片',
  'upload.pictures': '图片',
  'upload.most': (most: number) => `最多添加${most}张图片`,
};
