import { AuthLogin, XyAuth } from '@contract/codes';
import { safeUrl } from '@touch/lib/safeUrl';
import type { SiteConfig } from '@touch/outside/siteConfig';
import * as v from 'valibot';

const text = v.optional(v.string(), '');
const number = v.optional(v.pipe(v.union([v.number(), v.string()]), v.transform(Number)), 0);
/** 0/1, true/false, "0"/"1": installations mix them (wire W14). */
const flag = v.optional(
  v.pipe(
    v.union([v.boolean(), v.number(), v.string()]),
    v.transform((value) => value === true || value === 1 || value === '1' || value === 'true'),
  ),
  false,
);

/** The name of a wire number. */
const named = <Name extends string>(codes: Readonly<Record<Name, number>>, otherwise: Name) =>
  v.pipe(
    number,
    v.transform((value): Name => {
      const names: readonly Name[] = Object.keys(codes).filter((name): name is Name => name in codes);
      return names.find((name) => codes[name] === value) ?? otherwise;
    }),
  );

const Wire = v.object({
  siteID: v.pipe(v.union([v.number(), v.string()]), v.transform(String)),
  appName: text,
  appLogo: text,
  padLogo: text,
  appShareLogo: text,
  topicColor: text,
  padListType: number,
  detailPageGrey: flag,
  dark: flag,
  followSystemDark: flag,
  backToTop: flag,
  canUse: v.optional(v.boolean(), true),
  ieAlert: flag,
  advEnable: flag,
  tokenEnable: flag,
  afsCheck: v.optional(v.object({ enable: flag }), {}),
  openLaunchApp: flag,
  hideReward: flag,
  debugTrap: flag,
  debugConsole: flag,
  locale: text,
  authLogin: named(AuthLogin, 'code'),
  countStyle: v.optional(v.picklist(['k', 'wan']), 'k'),
  countCap: number,
  fontStep: v.object({ size: number, step: number }),
  fontFile: text,
  _p_wap: v.object({ paperUrl: text, showSearchList: flag }),
  _share_second: v.object({ description: text }),
  shareTitleMax: v.object({ messenger: number, other: number }),
  siteConfig: v.object({
    discuss: v.object({ auditType: number, defaultHint: text, showPic: flag }),
    globalCount: v.object({
      showPubTime: flag,
      showReadCount: flag,
      showDiscussCount: flag,
      showPraiseCount: flag,
    }),
  }),
  _rd_WeChat: v.optional(v.object({ wxAppid: text, authorizeUrl: text, sdkUrl: text }), {}),
  _rd_deepLink: v.optional(v.object({ deepChain: text }), {}),
  analytics: v.optional(v.object({ url: text, tenantCode: text, appKey: text })),
  encryptConfig: v.optional(v.object({ sm2Key: text, tokenEnable: flag }), {}),
  livePrefix: v.object({ preview: text, live: text, playback: text }),
  aboutUs: text,
  playerOrigins: v.optional(v.array(v.string()), []),
  footer: v.optional(v.array(v.object({ text, link: text, icon: text })), []),
  xyApi: v.object({
    appId: text,
    baseUrl: text,
    nisUrl: text,
    SSOUrl: text,
    advUrl: text,
    mVodUrl: text,
    mamUrl: text,
    minIOUrl: text,
    curVersions: text,
    apiVersion: text,
    securitySource: text,
    imageSuffixPath: text,
    xyAuth: named(XyAuth, 'none'),
  }),
  rootUrl: text,
  buildType: text,
  templatePath: text,
  appMarker: text,
});

/** Without one of the three nothing is counted (J4). */
function counted(given: SiteConfig['analytics']): SiteConfig['analytics'] {
  const url = given && safeUrl(given.url);
  return url && given.tenantCode && given.appKey ? { ...given, url } : undefined;
}

/** getConfig as touch uses it (wire S18). @throws ValiError where it is not of the contract. */
export function readConfig(data: unknown): SiteConfig {
  const {
    _p_wap,
    _share_second,
    _rd_WeChat,
    _rd_deepLink,
    siteConfig,
    encryptConfig,
    afsCheck,
    xyApi,
    ...wire
  } = v.parse(Wire, data);
  const { appId, ...api } = xyApi;
  const analytics = counted(wire.analytics);
  return {
    ...wire,
    appID: appId,
    paperUrl: safeUrl(_p_wap.paperUrl) ?? '',
    showSearchList: _p_wap.showSearchList,
    shareDescription: _share_second.description,
    globalCount: siteConfig.globalCount,
    auditType: siteConfig.discuss.auditType,
    commentHint: siteConfig.discuss.defaultHint,
    discussPictures: siteConfig.discuss.showPic,
    messenger: {
      appid: _rd_WeChat.wxAppid,
      authorizeUrl: safeUrl(_rd_WeChat.authorizeUrl) ?? '',
      sdkUrl: safeUrl(_rd_WeChat.sdkUrl) ?? '',
    },
    deepChain: _rd_deepLink.deepChain,
    tokenEnable: wire.tokenEnable || encryptConfig.tokenEnable,
    asksCaptcha: afsCheck.enable,
    sm2Key: encryptConfig.sm2Key,
    xyApi: api,
    analytics,
  };
}
