/** Words of the sheet that asks for a phone. */
export const texts = {
  title: '绑定手机',
  why: '发表评论、帖子和提问前，请先验证手机号。您写的内容已保留。',
};
