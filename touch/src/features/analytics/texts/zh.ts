/** Words of being counted as a reader; loaded only where a site does that. */
export const texts = {
  consent: '允许统计我读了哪些稿件',
  about: '只记稿件、时间和本机的随机编号，不记姓名、手机号和账号，用来改进报纸。随时可以关闭。',
  refused: '您的浏览器表示不愿被统计，我们照办。',
};
