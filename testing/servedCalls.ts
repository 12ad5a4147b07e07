import { operations } from '@contract/operations';
import { seeded } from './seedNewsroom';

type Parameters = Readonly<Record<string, string | number>>;

const { columns, articles, modules, accounts, questions, dynamics } = seeded;
const search = { key: '清水' };

/**
 * For every operation that is served: sensible parameters on the seeded newsroom, more than one set where its answers differ
 * in shape. A new handler gets its line here.
 */
export const servedCalls: Readonly<Record<string, readonly Parameters[]>> = {
  getConfig: [{ appID: 1 }],
  siteConf: [{}],
  getColumns: [{ parentColumnId: 0 }, { parentColumnId: columns.topic }],
  getColumn: [{ columnId: columns.child }],
  getColumnsAll: [{}],
  hotColumns: [{}],
  getArticles: [{ columnId: columns.news }, { columnId: columns.news, page: 1 }, { columnId: 999 }],
  getArticlesNew: [{ columnId: columns.news }, { columnId: columns.news, page: 7 }],
  getArticleContent: Object.values(articles)
    .filter((id) => id !== articles.draft)
    .map((articleId) => ({ articleId })),
  getArticleCounts: [{ articleId: articles.news }, { articleId: 9 }],
  counts: [{ id: articles.news }, { id: seeded.live.running, source: 1 }, { id: 9 }],
  getRelArticles: [{ articleId: articles.news }],
  articleHot: [{ hours: 168 }],
  // with a device the same call is answered differently each time: recommended.test.ts
  recommendList: [{ columnId: columns.news, articleId: articles.news }, {}],
  tagScreenArticles: [{ tagId: seeded.tag }, { tagId: 99 }],
  getSubSpecialArticles: [{ columnId: columns.topic }],
  getLiveArticles: [{}, { columnId: columns.news }],
  jyArticles: [{ nodeid: columns.news, pagesize: 15 }],
  moduleView: Object.values(modules).map((id) => ({ id })),
  searchAllInTime: [search, { key: '六分钟', tclass: 2 }, { key: '白塔', tclass: 15 }, {}],
  searchAll: [search, { ...search, columnId: columns.news, articleType: 0 }],
  searchWebArticles: [search],
  searchWordDely: [{ key: '清' }],
  searchClassify: [{}],
  hotWords: [{}],
  liveComing: [{}],
  liveView: [{ id: seeded.live.running }, { id: seeded.live.coming, sort: 1, page: 1 }],
  liveChanges: [
    { id: seeded.live.running, since: 0 },
    { id: seeded.live.running, since: 7 },
  ],
  event: [{ id: articles.news, eventType: 0 }],
  discussView: [{ id: articles.video }, { id: articles.news, page: 1 }, { id: 9, source: 1 }],
  discussViewFlat: [{ id: articles.video }, { id: articles.video, afterOrder: 2 }],
  discussHot: [{ id: articles.video, source: 0 }],
  discussReply: [{ id: seeded.comments.first }, { id: seeded.comments.answer }],
  discussCount: [{ id: articles.video }, { id: 9 }],
  activityList: [{}, { catID: seeded.activityCategory }, { catID: 77 }],
  activityCats: [{}],
  getXyInfo: [{ id: accounts.open }, { id: 99 }],
  recommendXys: [{}],
  getCatXys: [{ id: seeded.accountCategory.child }, { id: 99 }],
  getStatusXys: [{ ids: '1,2,3,9' }],
  getCats: [{ code: 'XYACCOUNT' }],
  getSubCats: [{ catID: seeded.accountCategory.parent, code: 'XYACCOUNT' }],
  getSubcribeCols: [{ key: '乡镇' }, {}],
  getXyArticlesQuestion: [
    { xyId: accounts.open },
    { xyId: accounts.open, articleType: 2, page: 1 },
    { xyId: accounts.forbidden },
  ],
  leaderView: [{}, { hasArticles: 1 }],
  regionleaderView: [{ regionID: seeded.leaderCategory }],
  leader: [{ id: seeded.leader }],
  leaderCats: [{}],
  catleaderView: [{ catID: seeded.leaderCategory }],
  authorInfo: [{ id: seeded.reporter }],
  reporterArticles: [{ id: seeded.reporter }],
  getXyDynamic: [{ xyId: accounts.open }, { xyId: 99 }],
  dynamicList: [{ userID: seeded.reporter }, { xyId: accounts.open, page: 1 }, {}],
  dynamicDetail: [{ id: dynamics.ofReporter }, { id: dynamics.ofAccount }],
  dynamicArticleList: [{ xyId: accounts.open }, { userID: seeded.reporter }],
  getSubject: [{ id: seeded.subject }],
  questionList: [{ id: seeded.subject }, { leaderID: seeded.leader }, { xyId: accounts.open }],
  questionListHot: [{ id: seeded.subject }],
  questionDetail: [{ fileId: questions.answered }],
  answerList: [{ id: questions.answered }, { id: 99 }],
  voteResult: [{ id: seeded.votes.article.id }, { id: seeded.votes.activity.id }],
  voteInfo: [{ voteId: seeded.votes.activity.id }],
  voteOptions: [
    { voteId: seeded.votes.activity.id },
    { voteId: seeded.votes.activity.id, themeId: seeded.votes.activity.theme, sort: 1, key: '桥' },
    { voteId: 9 },
  ],
  infoByOptName: [{ voteId: seeded.votes.activity.id, name: '白塔' }, { voteId: 9 }],
  noticeDetail: [{ id: seeded.notice }],
  eventTypes: [{}],
  // with what runs: adverts.test.ts
  getArticleAdvs: [{ articleId: articles.news }, { articleId: 99 }],
  getColAdvs: [{ columnId: columns.news }],
  getStartPagesAll: [{}],
  serverTime: [{}],
};

/** Served as something else than JSON: their own tests stand beside them. */
export const servedBinary: readonly string[] = ['getImage'];

/** Served to somebody in particular, or for a sign: the tests of their resource call them, in the contract's exact shape. */
export const servedToSome: readonly string[] = [
  ...['thirdLogin', 'oauthLogin', 'loginByPhone', 'login', 'register', 'resetPassword', 'sendCode', 'logout'],
  ...[
    'cancel',
    'modify',
    'oauthBindPhone',
    'oauthUnBindPhone',
    'bind',
    'unbind',
    'updatePassword',
    'changePhone',
  ],
  ...['getAnonymousToken', 'refreshAccessToken', 'authinfo', 'auth', 'verifyCode', 'verifyText'],
  ...['wxSignature', 'wxUserInfo'],
  ...['event1', 'convert', 'score', 'myDayScoreSts', 'myScoreList'],
  ...['userInfo', 'memberInfo', 'userDetail', 'getPortrait', 'uploadPortrait', 'uploadImage', 'upload'],
  ...['discuss', 'delMyDiscuss', 'expose', 'markRead', 'redDot'],
  'getArticleContentUnrelease',
  ...['getAdv', 'getStartPage', 'advEvent'],
  ...['getArticleContentUnrelease', 'socketToken'],
  ...['fav', 'favCancel', 'hasFav', 'myFav', 'myDiscuss', 'registrationDetail'],
  ...[
    'topicSub',
    'topicSubCancel',
    'subcribeXY',
    'subcribeView',
    'getSubcribeXys',
    'exportMember',
    'message',
  ],
  // each call counts one
  ...['vote', 'voteTicket', 'optionInfo', 'voteAccessCount', 'recordVoteCountAndLog'],
];

export const servedOperations = operations.filter(({ name }) => name in servedCalls);
