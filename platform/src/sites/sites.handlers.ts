import { getConfig, siteConf } from '@contract/config';
import { type Served, serve } from '@platform/http/context';
import { absent, JsonText } from '@platform/http/errors';
import { withOrigin } from '@platform/http/marks';
import type { Keys } from '@platform/keys/keys';
import { withSocket } from '@platform/sockets/socketAddress';
import { withCipherKeys } from './cipherKeys';
import type { Site } from './site';

export function siteHandlers(keys: Keys, now: () => number): Served[] {
  const configOf = ({ config }: Site, origin: string) =>
    withSocket(withCipherKeys(config, keys), origin, keys, now());
  return [
    serve(getConfig, async ({ appID }, { site, origin }) =>
      site.appIds.includes(appID)
        ? new JsonText(withOrigin(JSON.stringify(configOf(site, origin)), origin, site))
        : absent,
    ),
    serve(siteConf, async (_, { site, origin }) => {
      const { appName, appLogo } = site.config;
      const sent = {
        siteID: site.id,
        appName,
        appLogo,
        downloadUrl: `${origin}${site.basePath}/downloadClient.html`,
        iosUrl: '',
        androidUrl: '',
        inviteRule: '',
      };
      return new JsonText(withOrigin(JSON.stringify(sent), origin, site));
    }),
  ];
}
