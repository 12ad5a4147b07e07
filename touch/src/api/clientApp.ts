import { safeUrl } from '@touch/lib/safeUrl';
import { textIn } from '@touch/lib/textIn';
import { type Query, queryKey } from '@touch/outside/queryCache';

/** Where the app is to be had, and the rules of inviting; '' where the newsroom set nothing. */
export interface ClientApp {
  readonly iosUrl: string;
  readonly androidUrl: string;
  readonly inviteRule: string;
}

/** Wire g73. */
export const clientAppQuery: Query<ClientApp> = {
  key: queryKey('siteConf', {}),
  operation: 'siteConf',
  input: {},
  read: (data) => ({
    iosUrl: safeUrl(textIn(data, 'iosUrl')) ?? '',
    androidUrl: safeUrl(textIn(data, 'androidUrl')) ?? '',
    inviteRule: textIn(data, 'inviteRule').trim(),
  }),
};
