/** Titles of the messages that tell members what the newsroom decided; other languages show words of their own. */
export const decisionTitles = {
  postShown: '你的帖子已通过审核',
  postRejected: '你的帖子未通过审核',
  postRemoved: '你的帖子已被撤下',
  registrationPassed: '你的报名已通过审核',
  registrationPlaced: '候补轮到您了',
  registrationRejected: '你的报名未通过审核',
  contributionPassed: '你的投稿已通过审核',
  contributionRejected: '你的投稿未通过审核',
  tipoffChecking: '你的报料正在核实',
  tipoffAnswered: '你的报料有了答复',
  tipoffClosed: '你的报料已办结',
  questionAccepted: '你的提问已受理',
  questionAnswered: '你的提问有了回答',
  questionRefused: '你的提问未通过审核',
} as const;
export type DecisionKind = keyof typeof decisionTitles;
