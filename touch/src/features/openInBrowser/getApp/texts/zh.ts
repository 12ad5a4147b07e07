export const texts = {
  ios: '下载 iPhone 版',
  android: '下载安卓版',
  scan: '用手机扫一扫，在手机上打开',
  qr: '本页的二维码',
  none: '客户端还在准备，稍后再来看看',
  inApp: '您已经在客户端里了',
  absent: '没有打开？请先下载客户端',
  inMessenger: '这里不能下载客户端',
};
