import type { SiteConfig } from '@touch/outside/siteConfig';

const AUTHORIZE_URL = 'https://open.weixin.qq.com/connect/oauth2/authorize';
const SDK_URL = 'https://res.wx.qq.com/open/js/jweixin-1.6.0.js';

/** `snsapi_base` identifies the reader silently; `snsapi_userinfo` asks them, after their own tap alone. */
export type Scope = 'snsapi_base' | 'snsapi_userinfo';

export const sdkUrlOf = ({ messenger }: Pick<SiteConfig, 'messenger'>): string => messenger.sdkUrl || SDK_URL;

/** Where the messenger asks who the reader is. @param back whole address of this site, without `#` */
export function authorizeAddress(
  { messenger }: Pick<SiteConfig, 'messenger'>,
  { back, scope, state }: { readonly back: string; readonly scope: Scope; readonly state: string },
): string {
  const query = new URLSearchParams({
    appid: messenger.appid,
    redirect_uri: back,
    response_type: 'code',
    scope,
    state,
  });
  return `${messenger.authorizeUrl || AUTHORIZE_URL}?${query}#wechat_redirect`;
}
