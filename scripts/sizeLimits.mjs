/** Limits of the desk, KB: scripts that open it, scripts that a screen adds, style sheets. */
export const deskLimits = { shell: 210, screen: 30, screens: { write: 95 }, css: 16 };

/** Limits of a first load by kind of screen. KB = 1000 bytes; `files` are scripts. */
export const kinds = {
  list: { js: 95, css: 13, files: 12 },
  article: { js: 85, css: 13, files: 6 },
  form: { js: 92, css: 13, files: 14 },
};

/**
 * Screens whose limits are not those of a list: another kind, or limits of their own. `late` names modules that the screen itself
 * loads before the page is quiet.
 */
export const screenLimits = {
  activityApply: { js: 99, files: 16, late: ['touch/src/widgets/signForms/RegionField.tsx'] },
  activityDetail: { js: 98.5 },
  activityVote: { js: 102, files: 14 },
  activityVoteWeb: { js: 102, files: 14 },
  askDetail: { js: 97, files: 16 },
  circleDetail: { js: 97, files: 17 },
  columnDetail: { js: 98 },
  downloadClient: { kind: 'form' },
  dynamicDetail: { js: 97, files: 15 },
  friendsCircleDetail: { js: 97, files: 15 },
  getUserInfo: { kind: 'form' },
  home: { files: 7 },
  imageDetail: { kind: 'article' },
  inputArticleDetail: { kind: 'form' },
  invite: { kind: 'form' },
  invitedToDownload: { kind: 'form', files: 16 },
  LeaderViewList: { files: 13 },
  linkDetail: { kind: 'article' },
  liveDetail: { js: 104, files: 14, late: ['touch/src/screens/liveDetail/liveFeed.ts'] },
  login: { kind: 'form', js: 95.5 },
  minVideoDetail: { js: 97 },
  moreModules: { js: 97 },
  mvodShare: { js: 97.5, files: 13 },
  newQaDetail: { files: 15 },
  newsDetail: { kind: 'article' },
  paperSharePage: { js: 99 },
  personageReports: { js: 99.5, files: 13 },
  postDetail: { js: 97, files: 15 },
  qaDetail: { files: 15 },
  reporter: { js: 101.5, files: 14 },
  seekArticleDetail: { kind: 'form', js: 96, files: 18 },
  shareinvite: { kind: 'form' },
  specDetail: { js: 97 },
  subscriptionList: { files: 14 },
  tipoffDetail: { kind: 'form', js: 97, files: 18 },
  topicDetail: { js: 96, files: 15 },
  userDetail: { kind: 'form', js: 92.8 },
  videoDetail: { kind: 'article', js: 92, files: 8 },
  voteItemDetail: { js: 104, files: 15 },
  xyDetail: { js: 97, files: 15 },
  xyListShare: { files: 14 },
};
