import { DEMO_APPID } from '@demo/messenger/open';
import { MESSENGER_PATH } from '@demo/messenger/simulator';
import { BASE_PATH_PLACEHOLDER, ORIGIN_PLACEHOLDER } from '@platform/sites/addressPlaceholders';
import type { SettingsChange } from '@platform/sites/discussRules';
import { inviteRule } from '../invites';
import { aboutUs, accountCancellation, footer, privacyPolicy, terms, xyRules } from '../pages';

/** The demonstration's configuration over the defaults (wire S18). */
export const settingsOf = ({
  share,
  logo,
  icon,
}: {
  share: string;
  logo: string;
  icon: string;
}): SettingsChange => ({
  appName: '澜川融媒',
  topicColor: 'DF362F',
  ieAlert: 1,
  padListType: 0,
  padLogo: ORIGIN_PLACEHOLDER + logo,
  appLogo: ORIGIN_PLACEHOLDER + icon,
  appShareLogo: ORIGIN_PLACEHOLDER + share,
  _rd_WeChat: {
    wxAppid: DEMO_APPID,
    authorizeUrl: `${ORIGIN_PLACEHOLDER}${MESSENGER_PATH}/connect/oauth2/authorize`,
    sdkUrl: `${ORIGIN_PLACEHOLDER}${MESSENGER_PATH}/jweixin.js`,
  },
  backToTop: 1,
  locale: 'zh',
  termsHtml: terms,
  privacyPolicyHtml: privacyPolicy,
  cancelTermsHtml: accountCancellation,
  aboutUs,
  xyRules,
  sources: ['澜川日报', '澜川融媒', '澜川广播', '岷阳日报', '县气象台', '县市场监管局', '县公交公司'],
  footer,
  app: {
    iosUrl: `${ORIGIN_PLACEHOLDER}/demo/bridge`,
    androidUrl: `${ORIGIN_PLACEHOLDER}/demo/bridge`,
    inviteRule,
  },
  siteConfig: {
    discuss: {
      defaultHint: '说说您看到的',
      refusedWords: ['加微信', '代开发票', '办证', '贷款秒批', '内部名额', '医保套现', '刷单'],
    },
  },
  _p_wap: {
    showSearchList: 1,
    paperUrl: `${ORIGIN_PLACEHOLDER}${BASE_PATH_PLACEHOLDER}/paperSharePage.html`,
  },
  _share_second: { description: '澜川人的报纸：今天的澜川，今天就读到。' },
});
