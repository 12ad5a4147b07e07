import { poster } from '@contract/pictures';
import { pathsOf } from '@contract/services';
import type { MediaReader } from '@platform/media/mediaStore';
import type { OperationRunner } from '@platform/operations/operationRunner';
import type { Site } from '@platform/sites/site';
import type { SiteFinder } from '@platform/sites/sites.service';
import { mergeParameters, textOf } from '@platform/wire/parameters';
import { transportFault } from '@platform/wire/refusals';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createPosters } from './posters.service';

interface PosterRoutesParts {
  readonly media: MediaReader;
  readonly sites: SiteFinder;
  readonly answering: OperationRunner;
  /** Origin that readers see; '' = as the request says. */
  readonly publicOrigin: string;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

/** An address of a network, such as a trial has it, names nobody. */
const NUMERIC_HOST = /^(localhost|\d{1,3}(\.\d{1,3}){3}|\[[0-9a-f:.]+\])$/;

/**
 * A poster leaves the site as a picture with its name and a code that leads to its address: a host that the operator has named
 * nowhere gets none.
 */
const isKnownHost = ({ hosts, config }: Site, host: string): boolean =>
  hosts.length > 0 || URL.canParse(config.rootUrl) || NUMERIC_HOST.test(host);

const wholeNumber = (text: string): number => (/^\d{1,9}$/.test(text) ? Number(text) : -1);

/** `GET /poster` (wire n15): the share picture of an object that everybody may see; any other is 404. */
export function posterRoutes(
  app: FastifyInstance,
  { media, sites, answering, publicOrigin, now }: PosterRoutesParts,
): void {
  const posters = createPosters({ media, now });

  async function handler(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const parameters = mergeParameters(request.query, request.body);
    const { site, origin } = await sites.find(request, parameters);
    if (publicOrigin === '' && !isKnownHost(site, new URL(origin).hostname))
      throw transportFault(421, 'this host is not known to belong to the site');
    const drawn = await posters.poster({
      site,
      origin,
      address: request.ip,
      call: answering.inProcess(site, origin),
      kind: wholeNumber(textOf(parameters, 'objectType') || '0'),
      id: wholeNumber(textOf(parameters, 'id')),
    });
    if (!drawn) throw transportFault(404, 'no such poster');
    reply.headers({
      'cache-control': 'public, max-age=300',
      'content-security-policy': "default-src 'none'; sandbox",
      'access-control-allow-origin': '*',
      etag: drawn.etag,
    });
    if (request.headers['if-none-match'] === drawn.etag) return reply.code(304).send();
    return reply.type('image/png').send(drawn.bytes);
  }

  for (const url of pathsOf(poster)) app.route({ method: ['GET', 'POST'], url, handler });
}
