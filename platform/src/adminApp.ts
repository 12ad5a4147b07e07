import type { Queries } from '@platform/db/connection';
import { metricsRoute } from '@platform/health/health.routes';
import { isLocalRequest } from '@platform/limits/localRequest';
import type { SiteFinder } from '@platform/sites/sites.service';
import { outboxRoutes } from '@platform/sms/outbox.routes';
import Fastify, { type FastifyInstance } from 'fastify';

interface AdminParts {
  readonly db: Queries;
  readonly sites: SiteFinder;
  /** In the text form monitoring programs read. */
  readonly figures: () => string;
  readonly hasOutbox: boolean;
}

/**
 * Addresses for programs of this machine alone, at a port of their own (`ADMIN_PORT`): a proxy before the readers' port passes
 * strangers on as this machine. Whatever names another host, or says that it was passed on, finds nothing.
 */
export function buildAdminApp({ db, sites, figures, hasOutbox }: AdminParts): FastifyInstance {
  const app = Fastify();
  app.addHook('onRequest', async (request, reply) => {
    if (!isLocalRequest(request)) await reply.code(404).header('cache-control', 'no-store').send('');
  });
  metricsRoute(app, figures);
  if (hasOutbox) {
    // Sites that answer to hosts of their own are chosen by `siteId` here.
    const find: SiteFinder['find'] = async ({ url }) => {
      const known = await sites.all();
      const id = Number(new URL(url, 'http://localhost').searchParams.get('siteId'));
      const site = known.find((one) => one.id === id) ?? known[0];
      if (!site) throw new Error('there is no site');
      return { site, origin: '' };
    };
    outboxRoutes(app, { db, sites: { find } });
  }
  return app;
}
