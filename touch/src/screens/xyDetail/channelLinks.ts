import type { AccountProfile } from '@touch/api/accounts';
import { safeUrl } from '@touch/lib/safeUrl';

/** The other platforms of an account and the field of its address there (wire S9). */
const fields = {
  wechat: 'wxIcon',
  weibo: 'wbUrl',
  people: 'rmhUrl',
  toutiao: 'tthUrl',
  douyin: 'dyUrl',
} as const;

const platforms = ['wechat', 'weibo', 'people', 'toutiao', 'douyin'] as const;

export interface ChannelLink {
  readonly platform: (typeof platforms)[number];
  readonly href: string;
}

/** Where else the account publishes; an unsafe address is left out (G10). */
export const channelLinks = (account: AccountProfile): readonly ChannelLink[] =>
  platforms.flatMap((platform) => {
    const href = safeUrl(account[fields[platform]]);
    return href ? [{ platform, href }] : [];
  });
