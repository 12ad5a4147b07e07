import type { ValueOf } from './codes';

/** Wire f10. */
export const Provider = {
  messenger: 'tencent_wechat',
  qq: 'tencent_QQ',
  microblog: 'sina_weibo',
  apple: 'apple',
} as const;
export type Provider = ValueOf<typeof Provider>;
