import { getConfig } from '@contract/config';
import { type Served, serve } from '@platform/http/context';
import { absent, JsonText } from '@platform/http/errors';
import { withOrigin } from '@platform/http/marks';

export function siteHandlers(): Served[] {
  return [
    serve(getConfig, async ({ appID }, { site, origin }) =>
      site.appIds.includes(appID)
        ? new JsonText(withOrigin(JSON.stringify(site.config), origin, site))
        : absent,
    ),
  ];
}
