import * as v from 'valibot';
import { AuthLogin, XyAuth } from './codes';
import { Content } from './content';
import { text } from './fields';
import { read } from './operation';
import { bit, bool, int, str, strs } from './wireValues';

const ApiAddresses = v.object({
  siteId: int,
  appId: str,
  /** Each address ends with its service's prefix (`services.ts`). */
  baseUrl: str,
  nisUrl: str,
  SSOUrl: str,
  advUrl: str,
  mVodUrl: str,
  minIOUrl: str,
  mamUrl: str,
  analyticsUrl: str,
  bigDataUrl: str,
  xyAuth: v.enum(XyAuth),
  curVersions: str,
  apiVersion: str,
  securitySource: str,
  imageSuffixPath: str,
});

/** Times of a start screen have no fraction (wire W13). */
const openDate = v.pipe(v.string(), v.regex(/^(\d{4}-\d\d-\d\d \d\d:\d\d:\d\d)?$/));

const StartScreen = v.object({
  type: int,
  /** Seconds. */
  time: int,
  desc: str,
  startDate: openDate,
  endDate: openDate,
  url: str,
  showType: v.optional(int),
  articleID: v.optional(int),
  /** Differs from getArticleContent's field of that name in its type. */
  article: v.optional(v.object({ ...Content.entries, countClick: str })),
  linkUrl: v.optional(str),
});

const SiteConfig = v.object({
  discuss: v.object({
    /** AuditType. */
    auditType: str,
    showCount: bool,
    showPic: bool,
    showAnonymous: bool,
    showDebase: bool,
    defaultTitle: str,
    defaultHint: str,
    countHot: str,
    countNew: str,
    countReply: str,
    defaultIcon: str,
    defaultName: str,
    styleColor: str,
    praiseWeight: str,
    discussWeight: str,
  }),
  selfMedia: v.object({
    smName: str,
    smLogo: str,
    subTopic: str,
    protocolTitle: str,
    protocolContent: str,
    xyAudit: str,
    qaAudit: str,
    qaOpenShow: str,
  }),
  /** `size` as text, "3032 KB". */
  font: v.object({ list: v.array(v.object({ name: str, size: str, url: str })) }),
  globalCount: v.object({
    showPubTime: int,
    showReadCount: int,
    showDiscussCount: int,
    showPraiseCount: int,
  }),
});

/** Fields that recorded installations send (wire S18). */
const recorded = {
  siteID: int,
  template: str,
  templateURL: str,
  pageType: int,
  pageTime: int,
  picName: str,
  termsType: int,
  termsHtml: str,
  termsUrl: str,
  privacyPolicyType: int,
  privacyPolicyHtml: str,
  privacyPolicyUrl: str,
  cancelTermsType: int,
  cancelTermsHtml: str,
  cancelTermsUrl: str,
  siteConfig: SiteConfig,
  open: v.array(StartScreen),
  backgroundLogo: str,
  appLogo: str,
  appShareLogo: str,
  padLogo: str,
  padColor: str,
  padListType: int,
  padBroadcast: int,
  countClickInitial: int,
  countClickRate: int,
  articleShare: str,
  WXarticleShare: str,
  picShare: str,
  videoShare: str,
  specialShare: str,
  liveShare: str,
  webLiveShare: str,
  activityShare: str,
  subjectShare: str,
  qaShare: str,
  paperShare: str,
  rootUrl: str,
  amucUrl: str,
  ssoUrl: str,
  weatherUrl: str,
  paperPeriods: str,
  version: str,
};

/** Further fields that the specification reads. */
const specified = {
  appName: str,
  /** Six hex digits, with or without `#`. */
  topicColor: str,
  detailPageGrey: bit,
  dark: bool,
  encryptKey4: str,
  sm2PublicKey: str,
  tokenEnable: bit,
  afsCheck: v.object({ enable: bit }),
  socketServer: v.object({ url: str }),
  websocketToken: str,
  authLogin: v.enum(AuthLogin),
  openLaunchApp: bit,
  buildType: str,
  /** Where xyApi carries one too, that one wins. */
  curVersions: str,
  canUse: bool,
  getApi: v.object({ apiConfig: str }),
  _p_wap: v.object({ paperUrl: str, showSearchList: bit }),
  _share_second: v.object({ description: str }),
  /** The addresses (ours) are '' for the messenger's own. */
  _rd_WeChat: v.object({ wxAppid: str, authorizeUrl: str, sdkUrl: str }),
  _rd_deepLink: v.object({ deepChain: str }),
  xyApi: ApiAddresses,
  encryptConfig: v.object({ tokenEnable: bit, sm2Key: str, encryptKey: str, iv: str }),
  analytics: v.object({ url: str, tenantCode: str, appKey: str }),
  locale: str,
  backToTop: bit,
  topBar: bit,
};

/** This platform's own switches; off or empty unless set, `openRead` on. */
const own = {
  templatePath: str,
  appMarker: str,
  fontFile: str,
  ieAlert: bit,
  debugTrap: bit,
  debugConsole: bit,
  advEnable: bit,
  followSystemDark: bit,
  hideReward: bit,
  legacyWrites: bit,
  encryptRequired: bit,
  openRead: bit,
  /** Origins of other pages that may write and read what is personal, as `capacitor://localhost` (wire W17). */
  allowedOrigins: strs,
  /** Origins of playlists on other hosts, `https://…`: a page may fetch from no host it is not told. */
  videoOrigins: strs,
  /** Origins whose players stand in articles, `https://…`; of others a link does. */
  playerOrigins: strs,
  /** Origins whose pages may frame this paper's, as a content system's does (A4). */
  frameOrigins: strs,
  /** Origins of pictures on other hosts; [] = any host (decision 098). */
  pictureOrigins: strs,
  /** Site time, as wire dates (wire W13); an `end` without a time is that whole day. Between them `detailPageGrey` is 1. */
  greySchedule: v.array(v.object({ start: str, end: str })),
  livePrefix: v.object({ preview: str, live: str, playback: str }),
  /** Characters. */
  shareTitleMax: v.object({ messenger: int, other: int }),
  countStyle: v.picklist(['k', 'wan']),
  countCap: int,
  fontStep: v.object({ size: int, step: int }),
  sources: strs,
  uploadTypes: strs,
  /** Rules for children, and the statement on accessibility; '' = the product's own (K22). */
  childrenRulesHtml: str,
  childrenRulesUrl: str,
  accessibilityHtml: str,
  accessibilityUrl: str,
  /** HTML. */
  xyRules: str,
  aboutUs: str,
  /** Lines at the foot of every page: licences, ways to report. A link may be a telephone (`tel:`) or a letter (`mailto:`). */
  footer: v.array(v.object({ text: str, link: str, icon: str })),
};

/** Wire S18. */
export const Config = v.object({ ...recorded, ...specified, ...own });
export type Config = v.InferOutput<typeof Config>;

/** The site number is ignored here: the application id alone names the site (wire W10). */
export const getConfig = read({
  name: 'getConfig',
  row: 'g1',
  absent: 'missing',
  spellings: { appID: ['appId', 'appid'] },
  input: v.object({ appID: text() }),
  output: Config,
});

export const siteConf = read({
  name: 'siteConf',
  row: 'g73',
  input: v.object({}),
  output: v.object({
    siteID: int,
    appName: str,
    appLogo: str,
    downloadUrl: str,
    iosUrl: str,
    androidUrl: str,
    inviteRule: str,
  }),
});
