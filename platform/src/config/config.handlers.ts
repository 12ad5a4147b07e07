import { getConfig, siteConf } from '@contract/config';
import type { Keys } from '@platform/keys/keys';
import { type Served, serve } from '@platform/operations/callContext';
import { policyHtmlOf, textsVersionOf } from '@platform/personalData/textsVersion.document';
import { fillAddresses } from '@platform/sites/addressPlaceholders';
import { withCipherKeys } from '@platform/sites/cipherKeys';
import type { Site } from '@platform/sites/site';
import { withSocket } from '@platform/sockets/socketAddress.document';
import { absent, JsonText } from '@platform/wire/jsonText';

/** @param logDays of the audit log */
export function siteHandlers(keys: Keys, now: () => number, logDays: number): Served[] {
  const configOf = (site: Site, origin: string) => {
    const texts = { privacyPolicyHtml: policyHtmlOf(site, logDays), textsVersion: textsVersionOf(site) };
    return withSocket(withCipherKeys({ ...site.config, ...texts }, keys), origin, keys, now());
  };
  return [
    serve(getConfig, async ({ appID }, { site, origin }) =>
      site.appIds.includes(appID)
        ? new JsonText(fillAddresses(JSON.stringify(configOf(site, origin)), origin, site))
        : absent,
    ),
    serve(siteConf, async (_, { site, origin }) => {
      const { appName, appLogo } = site.config;
      const sent = {
        siteID: site.id,
        appName,
        appLogo,
        downloadUrl: `${origin}${site.basePath}/downloadClient.html`,
        ...site.clientApp,
      };
      return new JsonText(fillAddresses(JSON.stringify(sent), origin, site));
    }),
  ];
}
