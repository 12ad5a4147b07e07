/** Texts that the server alone has: of a page in place of one that cannot be had, and of the alert of a desktop IE. */
export const texts = {
  noPage: '没有这个页面',
  failed: '页面暂时打不开',
  notSent: '您填写的内容没有送出',
  needsScript: '这里需要浏览器运行 JavaScript。请打开后回到刚才的页面再试。',
  back: '回到刚才的页面',
  notice: '提示',
  useChrome: '建议在PC端使用Chrome浏览器',
};
