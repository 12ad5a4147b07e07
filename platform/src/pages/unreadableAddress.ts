import { errorAnswer } from '@platform/operations/errorAnswer';
import type { SiteFinder } from '@platform/sites/sites.service';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';

/** An address the router cannot read: a reader's goes home with its query (A2, A3), every other is refused. */
export const unreadableAddress =
  (sites: SiteFinder) =>
  async (error: FastifyError, request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    try {
      const { basePath } = (await sites.find(request)).site;
      const reads = request.method === 'GET' || request.method === 'HEAD';
      if (!reads || !request.url.startsWith(`${basePath}/`)) throw error;
      const query = request.url.split('?')[1];
      const home = `${basePath}/home.html${query ? `?${query}` : ''}`;
      await reply.header('cache-control', 'no-cache').redirect(home, 302);
    } catch (fault) {
      errorAnswer(fault, request, reply);
    }
  };
