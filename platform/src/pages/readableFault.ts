import type { Call, Render } from '@contract/render';
import { services } from '@contract/services';
import { errorAnswer, httpOf, sayRetryAfter } from '@platform/operations/errorAnswer';
import type { OperationRunner } from '@platform/operations/operationRunner';
import type { Site } from '@platform/sites/site';
import type { SiteFinder } from '@platform/sites/sites.service';
import { Refusal } from '@platform/wire/refusals';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { presentation } from './presentation';

interface FaultParts {
  readonly sites: SiteFinder;
  readonly answering: OperationRunner;
  readonly render: Render | undefined;
  readonly now: () => number;
}

/** Pages outside of a site's base path. */
export const PAGE_ADDRESSES = {
  root: '/',
  article: '/content/:month/:day/:file',
  padArticle: '/pad/content/:file',
} as const;

const pageAddresses: readonly (string | undefined)[] = Object.values(PAGE_ADDRESSES);
const prefixes = Object.values(services).flatMap(({ prefix, aliases }) => [prefix, ...aliases]);

/** Does a reader open this address? Programs, and calls of any service, get the envelope (wire W7). */
function isReader({ headers, is404, routeOptions, url }: FastifyRequest): boolean {
  const opensPage = is404 || pageAddresses.includes(routeOptions.url);
  const called = prefixes.some((prefix) => url.startsWith(`${prefix}/`));
  return opensPage && !called && /\btext\/html\b/.test(headers.accept ?? '');
}

const noCall: Call = () => Promise.reject(new Error('there is no site to ask'));

/** A fault of a page becomes a page that can be read (wire W7); of everything else an envelope. */
export const readableFault =
  ({ sites, answering, render, now }: FaultParts) =>
  async (error: unknown, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    if (!render || !isReader(request)) return errorAnswer(error, request, reply);
    const http = error instanceof Refusal ? error.http : httpOf(error);
    if (http >= 500) request.log.error({ err: error }, 'failed');
    try {
      const here = await sites.find(request).catch((): undefined => undefined);
      const page = await render(
        {
          ...placeOf(here),
          url: request.url,
          userAgent: request.headers['user-agent'] ?? '',
          cookie: presentation(request.headers.cookie ?? ''),
          now: now(),
          fault: http,
        },
        here ? answering.inProcess(here.site, here.origin) : noCall,
      );
      return sayRetryAfter(reply, http)
        .code(page.status)
        .headers({
          'content-type': 'text/html;charset=UTF-8',
          'cache-control': 'no-store',
          'content-security-policy': `default-src 'none'; style-src ${page.styleHashes.join(' ')}; base-uri 'none'; form-action 'none'; frame-ancestors 'self'`,
        })
        .send(page.html);
    } catch (fault) {
      return errorAnswer(fault, request, reply);
    }
  };

/** Where the site cannot be asked, the root leads home. */
const placeOf = (here: { site: Site; origin: string } | undefined) => ({
  origin: here?.origin ?? '',
  basePath: here?.site.basePath ?? '',
});
