import type { AuthLogin, XyAuth } from '@contract/codes';

/** The fields of getConfig that touch uses (wire S18), read once; with the wire's own names. */
export interface SiteConfig {
  readonly siteID: string;
  readonly appID: string;
  readonly appName: string;
  readonly appLogo: string;
  readonly padLogo: string;
  readonly appShareLogo: string;
  readonly topicColor: string;
  /** 1 = pictures left (A7). */
  readonly padListType: number;
  readonly detailPageGrey: boolean;
  readonly dark: boolean;
  readonly followSystemDark: boolean;
  readonly backToTop: boolean;
  readonly canUse: boolean;
  readonly ieAlert: boolean;
  readonly advEnable: boolean;
  /** No call goes without a token. */
  readonly tokenEnable: boolean;
  /** `afsCheck`: a captcha comes before each text message and each ballot of an activity. */
  readonly asksCaptcha: boolean;
  readonly locale: string;
  readonly authLogin: keyof typeof AuthLogin;
  readonly countStyle: 'k' | 'wan';
  readonly countCap: number;
  readonly fontStep: { readonly size: number; readonly step: number };
  readonly fontFile: string;
  /** Checked by safeUrl; '' if none. */
  readonly paperUrl: string;
  readonly showSearchList: boolean;
  readonly shareDescription: string;
  readonly shareTitleMax: { readonly messenger: number; readonly other: number };
  readonly globalCount: {
    readonly showPubTime: boolean;
    readonly showReadCount: boolean;
    readonly showDiscussCount: boolean;
    readonly showPraiseCount: boolean;
  };
  readonly auditType: number;
  /** Origins whose players stand in articles; of others a link does. */
  readonly playerOrigins: readonly string[];
  /** The newsroom's invitation in an empty comment field; '' for none. */
  readonly commentHint: string;
  /** Comments may show pictures. */
  readonly discussPictures: boolean;
  /** The newsroom's account with the messenger; `appid` '' = none, other addresses '' = the messenger's own. */
  readonly messenger: { readonly appid: string; readonly authorizeUrl: string; readonly sdkUrl: string };
  /** The service that counts readers (J4); undefined where it has no address, tenant or key. */
  readonly analytics:
    | { readonly url: string; readonly tenantCode: string; readonly appKey: string }
    | undefined;
  /**
   * Visitors' calls may skip the call layer: no token, no ciphers, no analytics. The server sets this
   * in the pages it serves; static files use the call layer for all calls.
   */
  readonly hasPlainCalls?: boolean;
  /** Link to the newsroom's app, '' if unset. Unchecked: it must pass the guard before use. */
  readonly deepChain: string;
  /** Pages offer the app, also without a link (B6). */
  readonly openLaunchApp: boolean;
  /** The debugger trap and the hidden debug console (A18). */
  readonly debugTrap: boolean;
  readonly debugConsole: boolean;
  /** No words about rewards for sharing in the messenger (J2). */
  readonly hideReward: boolean;
  /** Public key of wire D5; '' if nothing is encrypted. */
  readonly sm2Key: string;
  readonly livePrefix: { readonly preview: string; readonly live: string; readonly playback: string };
  readonly aboutUs: string;
  readonly footer: readonly { readonly text: string; readonly link: string; readonly icon: string }[];
  readonly xyApi: {
    readonly baseUrl: string;
    readonly nisUrl: string;
    readonly SSOUrl: string;
    readonly advUrl: string;
    readonly mVodUrl: string;
    readonly mamUrl: string;
    readonly minIOUrl: string;
    readonly curVersions: string;
    readonly apiVersion: string;
    readonly securitySource: string;
    readonly imageSuffixPath: string;
    readonly xyAuth: keyof typeof XyAuth;
  };
  /** Public address of the site, `https://…`; this page may be served elsewhere (A12). */
  readonly rootUrl: string;
  readonly buildType: string;
  readonly templatePath: string;
  readonly appMarker: string;
}
