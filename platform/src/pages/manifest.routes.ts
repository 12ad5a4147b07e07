import { fillAddresses } from '@platform/sites/addressPlaceholders';
import type { SiteFinder } from '@platform/sites/sites.service';
import type { FastifyInstance } from 'fastify';

const DAY_SECONDS = 86_400;

/** `/manifest.webmanifest`: the site as a home-screen app, from its own configuration. */
export function manifestRoutes(app: FastifyInstance, sites: SiteFinder): void {
  app.get('/manifest.webmanifest', async (request, reply) => {
    const { site, origin } = await sites.find(request);
    const { appName, appLogo, topicColor } = site.config;
    const manifest = {
      name: appName,
      short_name: appName,
      start_url: `${site.basePath}/home.html`,
      scope: '/',
      display: 'standalone',
      background_color: '#ffffff',
      theme_color: `#${topicColor.replace('#', '')}`,
      icons: appLogo ? [{ src: appLogo, sizes: '192x192', type: 'image/png' }] : [],
    };
    return reply
      .type('application/manifest+json;charset=UTF-8')
      .header('cache-control', `public, max-age=${DAY_SECONDS}`)
      .send(fillAddresses(JSON.stringify(manifest), origin, site));
  });
}
