/** Texts of the captcha before a code is sent; loaded with it. */
export const texts = {
  picture: '图形验证码',
  pictureShown: '图形验证码图片',
  otherPicture: '换一张',
  questionInstead: '看不清？改为回答问题',
  pictureInstead: '改用图形验证码',
  answer: '您的回答',
  challengeFailed: '图形验证码没有加载出来',
  codeExpired: '这个验证码过期了，换了一个新的',
  working: '请稍候，正在完成验证',
  workFailed: '这个浏览器没能完成验证计算。请改用图片，或换一个浏览器',
};
