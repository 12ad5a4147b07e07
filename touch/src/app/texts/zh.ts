/** The words of a page that stands in another one's place because of a fault; the server alone has them. */
export const texts = {
  noPage: '没有这个页面',
  failed: '页面暂时打不开',
  notSent: '您填写的内容没有送出',
  needsScript: '这里需要浏览器运行 JavaScript。请打开后回到刚才的页面再试。',
  back: '回到刚才的页面',
};
