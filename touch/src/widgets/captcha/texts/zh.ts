/** Texts of a captcha. */
export const texts = {
  picture: '图中的字符',
  pictureShown: '验证码图片',
  answer: '答案',
  other: '换一个',
  questionInstead: '看不清图片？回答一个问题',
  pictureInstead: '改用图片',
  failed: '验证码没有加载出来',
  codeMissing: '请填写验证码',
  codeExpired: '这个验证码过期了，换了一个新的',
  working: '请稍候，正在完成验证',
  workFailed: '这个浏览器没能完成验证计算。请改用图片，或换一个浏览器',
};
