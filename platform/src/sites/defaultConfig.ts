import type { Config } from '@contract/config';
import { MAIN_COLOUR } from '@contract/limits';
import { services } from '@contract/services';
import { isRecord } from '@platform/wire/parameters';
import { ORIGIN_PLACEHOLDER } from './addressPlaceholders';
import { fieldOf } from './fieldOf';

const NO_FILE = '';

const addresses = {
  baseUrl: ORIGIN_PLACEHOLDER + services.base.prefix,
  nisUrl: ORIGIN_PLACEHOLDER + services.nis.prefix,
  SSOUrl: ORIGIN_PLACEHOLDER + services.sso.prefix,
  advUrl: ORIGIN_PLACEHOLDER + services.adv.prefix,
  mVodUrl: ORIGIN_PLACEHOLDER + services.mvod.prefix,
  minIOUrl: ORIGIN_PLACEHOLDER + services.minio.prefix,
  mamUrl: ORIGIN_PLACEHOLDER + services.mam.prefix,
  analyticsUrl: ORIGIN_PLACEHOLDER + services.analytics.prefix,
  bigDataUrl: ORIGIN_PLACEHOLDER + services.bigdata.prefix,
};

const legalTexts = {
  termsType: 0,
  termsHtml: '',
  termsUrl: '',
  privacyPolicyType: 0,
  privacyPolicyHtml: '',
  privacyPolicyUrl: '',
  cancelTermsType: 0,
  cancelTermsHtml: '',
  cancelTermsUrl: '',
  childrenRulesHtml: '',
  childrenRulesUrl: '',
  accessibilityHtml: '',
  accessibilityUrl: '',
};

const siteConfig: Config['siteConfig'] = {
  discuss: {
    auditType: '1',
    showCount: true,
    showPic: true,
    showAnonymous: false,
    showDebase: false,
    defaultTitle: '',
    defaultHint: '',
    countHot: '5',
    countNew: '20',
    countReply: '2',
    defaultIcon: '',
    defaultName: '',
    styleColor: '',
    praiseWeight: '1',
    discussWeight: '1',
  },
  selfMedia: {
    smName: '',
    smLogo: '',
    subTopic: '',
    protocolTitle: '',
    protocolContent: '',
    xyAudit: '1',
    qaAudit: '1',
    qaOpenShow: '1',
  },
  font: { list: [] },
  globalCount: { showPubTime: 1, showReadCount: 1, showDiscussCount: 1, showPraiseCount: 1 },
};

const looks = {
  backgroundLogo: NO_FILE,
  appLogo: NO_FILE,
  appShareLogo: NO_FILE,
  padLogo: NO_FILE,
  padColor: '',
  padListType: 0,
  padBroadcast: 0,
};

const shareAddresses = {
  articleShare: '',
  WXarticleShare: '',
  picShare: '',
  videoShare: '',
  specialShare: '',
  liveShare: '',
  webLiveShare: '',
  activityShare: '',
  subjectShare: '',
  qaShare: '',
  paperShare: '',
};

/** Fields that the contract adds to those of recorded installations. */
const ownFields = {
  locale: 'zh',
  backToTop: 1,
  topBar: 1,
  templatePath: '/template/displayTemplate/news',
  appMarker: 'xiangyuapp',
  fontFile: '',
  ieAlert: 0,
  debugTrap: 0,
  debugConsole: 0,
  advEnable: 0,
  followSystemDark: 0,
  hideReward: 0,
  legacyWrites: 0,
  encryptRequired: 0,
  openRead: 1,
  allowedOrigins: [],
  videoOrigins: [],
  playerOrigins: [],
  frameOrigins: [],
  pictureOrigins: [],
  greySchedule: [],
  livePrefix: { preview: '', live: '', playback: '' },
  shareTitleMax: { messenger: 32, other: 64 },
  countStyle: 'k',
  countCap: 999,
  fontStep: { size: 18, step: 2 },
  sources: [],
  uploadTypes: [],
  xyRules: '',
  aboutUs: '',
  footer: [],
} satisfies Partial<Config>;

/** Every field of wire S18 as an installation has it before the newsroom set anything. */
export function defaultConfig(siteID: number, name: string, appId: string): Config {
  return {
    siteID,
    template: '',
    templateURL: '',
    pageType: 0,
    pageTime: 0,
    picName: '',
    ...legalTexts,
    siteConfig: structuredClone(siteConfig),
    open: [],
    ...looks,
    countClickInitial: 0,
    countClickRate: 1,
    ...shareAddresses,
    rootUrl: ORIGIN_PLACEHOLDER,
    amucUrl: `${ORIGIN_PLACEHOLDER}${services.amuc.prefix}`,
    ssoUrl: addresses.SSOUrl,
    weatherUrl: '',
    paperPeriods: '',
    version: '0',
    appName: name,
    topicColor: MAIN_COLOUR,
    detailPageGrey: 0,
    dark: false,
    encryptKey4: '',
    sm2PublicKey: '',
    tokenEnable: 0,
    afsCheck: { enable: 0 },
    socketServer: { url: '' },
    websocketToken: '',
    authLogin: 2,
    openLaunchApp: 0,
    buildType: 'app',
    curVersions: '3',
    canUse: true,
    getApi: { apiConfig: '' },
    _p_wap: { paperUrl: '', showSearchList: 1 },
    _share_second: { description: '' },
    _rd_WeChat: { wxAppid: '', authorizeUrl: '', sdkUrl: '' },
    _rd_deepLink: { deepChain: '' },
    xyApi: {
      siteId: siteID,
      appId,
      ...addresses,
      xyAuth: 0,
      curVersions: '3',
      apiVersion: '2',
      securitySource: 'touch',
      imageSuffixPath: '',
    },
    encryptConfig: { tokenEnable: 0, sm2Key: '', encryptKey: '', iv: '' },
    analytics: { url: '', tenantCode: '', appKey: '' },
    ...structuredClone(ownFields),
  };
}

type Part<T> = T extends readonly unknown[] ? T : T extends object ? { [K in keyof T]?: Part<T[K]> } : T;

/** Settings of a newsroom: parts of its configuration. */
export type ConfigChange = Part<Config>;

/** The newsroom's settings over the defaults; a setting of another type than its default is left out. */
export function withSettings<T>(defaults: T, settings: unknown): T {
  if (!isRecord(defaults) || !isRecord(settings)) return defaults;
  const merged: Record<string, unknown> = { ...defaults };
  for (const [key, value] of Object.entries(settings)) {
    const current = merged[key];
    if (isRecord(current)) merged[key] = withSettings(current, value);
    else if (typeof current === typeof value && Array.isArray(current) === Array.isArray(value))
      merged[key] = value;
  }
  return merged as T;
}

/** Lines of the foot as a newsroom set them; what is no text is empty, a line without text is left out. */
export function footerLines(set: readonly unknown[]): Config['footer'] {
  return set.flatMap((line) => {
    const [text, link, icon] = ['text', 'link', 'icon'].map((name) => {
      const value = fieldOf(line, name);
      return typeof value === 'string' ? value : '';
    });
    return text ? [{ text, link: link ?? '', icon: icon ?? '' }] : [];
  });
}
