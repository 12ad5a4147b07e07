/** The table of S§2, line for line; its titles are words, `title.<screen>`. A screen's folder is the first segment of its path. */

export interface Route {
  readonly screen: string;
  readonly path: string;
  readonly topBar?: true;
  readonly keptAlive?: true;
  readonly requiresAuth?: true;
  readonly safeArea?: true;
  /** A list: on a wide window it is a page of columns. */
  readonly wide?: true;
  /** Announced in one line until its own issue builds it; the list can only shrink (a test holds it). */
  readonly later?: true;
}

export const routes = [
  { screen: 'home', path: '/home.html', topBar: true, keptAlive: true, wide: true },
  { screen: 'login', path: '/login.html', topBar: true },
  { screen: 'search', path: '/search.html', keptAlive: true, wide: true },
  { screen: 'newsDetail', path: '/newsDetail/{columnId?}/{id?}.html' },
  { screen: 'imageDetail', path: '/imageDetail/{columnId?}/{id?}.html', wide: true },
  { screen: 'videoDetail', path: '/videoDetail/{columnId?}/{id?}.html' },
  { screen: 'liveDetail', path: '/liveDetail/{linkID?}/{id}.html', later: true },
  { screen: 'activityDetail', path: '/activityDetail/{id?}.html', later: true },
  { screen: 'activityApply', path: '/activityApply/{linkID?}/{id?}.html', later: true },
  { screen: 'registrationDetail', path: '/registrationDetail/{fileId?}/{entryID?}.html' },
  {
    screen: 'activityVote',
    path: '/activityVote/{linkID?}/{id?}.html',
    requiresAuth: true,
    safeArea: true,
    later: true,
  },
  {
    screen: 'voteItemDetail',
    path: '/voteItemDetail/{id?}/{voteId?}/{optionId?}.html',
    requiresAuth: true,
    later: true,
  },
  {
    screen: 'activityVoteWeb',
    path: '/activityVoteWeb/{linkID?}/{id?}.html',
    requiresAuth: true,
    later: true,
  },
  { screen: 'signupdetail', path: '/signupdetail.html', later: true },
  { screen: 'writeOff', path: '/writeOff/{activityID?}/{registCode?}/{shopSite?}.html', later: true },
  { screen: 'moreModules', path: '/moreModules.html', wide: true },
  { screen: 'moreLive', path: '/moreLive.html', wide: true },
  { screen: 'moreImage', path: '/moreImage/{id?}.html', wide: true },
  { screen: 'commentAll', path: '/commentAll/{id?}/{source}.html' },
  { screen: 'replyAll', path: '/replyAll/{id}.html' },
  { screen: 'specDetail', path: '/specDetail/{linkID?}/{id?}.html', wide: true },
  { screen: 'specMore', path: '/specMore/{columnId?}.html', wide: true },
  { screen: 'invite', path: '/invite.html', later: true },
  { screen: 'shareinvite', path: '/shareinvite.html', later: true },
  { screen: 'invitedToDownload', path: '/invitedToDownload/{id?}/{code?}.html', later: true },
  { screen: 'aboutUs', path: '/aboutUs.html' },
  { screen: 'xyDetail', path: '/xyDetail/{id?}.html', later: true },
  { screen: 'xyListShare', path: '/xyListShare.html', later: true },
  { screen: 'xyRules', path: '/xyRules.html', later: true },
  { screen: 'reporter', path: '/reporter/{id?}.html', keptAlive: true, later: true },
  { screen: 'dynamicDetail', path: '/dynamicDetail/{id?}.html', later: true },
  { screen: 'topicDetail', path: '/topicDetail/{id?}.html', later: true },
  { screen: 'askDetail', path: '/askDetail/{id?}.html', later: true },
  { screen: 'qaDetail', path: '/qaDetail/{id?}.html', later: true },
  { screen: 'newQaDetail', path: '/newQaDetail/{id?}.html', later: true },
  { screen: 'downloadClient', path: '/downloadClient.html', later: true },
  { screen: 'figureDetail', path: '/figureDetail/{id?}.html', later: true },
  { screen: 'LeaderViewList', path: '/LeaderViewList.html', later: true },
  { screen: 'mvodShare', path: '/mvodShare/{id}.html', later: true },
  { screen: 'minVideoDetail', path: '/minVideoDetail/{id}.html', later: true },
  { screen: 'integralShop', path: '/integralShop.html', later: true },
  { screen: 'previewPDF', path: '/previewPDF.html', later: true },
  { screen: 'linkDetail', path: '/linkDetail/{id}.html' },
  { screen: 'onlineStudy', path: '/onlineStudy/{id}.html', later: true },
  { screen: 'tipoffDetail', path: '/tipoffDetail/{id?}.html', later: true },
  {
    screen: 'seekArticleDetail',
    path: '/seekArticleDetail/{linkID?}/{id?}.html',
    later: true,
  },
  { screen: 'inputArticleDetail', path: '/inputArticleDetail/{id?}.html', later: true },
  { screen: 'personageReports', path: '/personageReports/{id?}.html', later: true },
  { screen: 'columnDetail', path: '/columnDetail/{columnId?}/{id?}.html', wide: true },
  { screen: 'productDetail', path: '/productDetail.html', later: true },
  { screen: 'noticeDetail', path: '/noticeDetail.html' },
  { screen: 'circleDetail', path: '/circleDetail/{id?}.html', later: true },
  { screen: 'friendsCircleDetail', path: '/friendsCircleDetail/{id?}.html', later: true },
  { screen: 'postDetail', path: '/postDetail/{id?}.html', later: true },
  { screen: 'tagList', path: '/tagList/{tagId?}.html', wide: true },
  { screen: 'subscriptionList', path: '/subscriptionList/{id?}.html', later: true },
  { screen: 'userDetail', path: '/userDetail/{id?}.html' },
  { screen: 'columnShare', path: '/columnShare/{parentId?}/{id?}.html', wide: true },
  { screen: 'getUserInfo', path: '/getUserInfo.html' },
  { screen: 'paperSharePage', path: '/paperSharePage/{time?}/{paperId?}/{layout?}.html', later: true },
  { screen: 'timeline', path: '/timeline/{id?}.html' },
] as const satisfies readonly Route[];

export type ScreenName = (typeof routes)[number]['screen'];
