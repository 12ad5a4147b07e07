/** Texts of the sheet before a ballot is sent. */
export const texts = {
  title: '提交选票',
  forReview: '以下内容只用于核对选票，不会公开',
  send: '提交',
  sending: '正在提交…',
};
