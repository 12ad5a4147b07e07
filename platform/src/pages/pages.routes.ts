import { createHash } from 'node:crypto';
import { ArticleType } from '@contract/codes';
import { withoutCode } from '@contract/messengerCode';
import type { Call, Render, RenderedPage } from '@contract/render';
import { TtlCache } from '@platform/cache/ttlCache';
import { KNOWN_WHILE_AWAY } from '@platform/db/databaseAway';
import type { OperationRunner } from '@platform/operations/operationRunner';
import type { Site } from '@platform/sites/site';
import type { SiteFinder } from '@platform/sites/sites.service';
import { CachedBody, chooseEncoding } from '@platform/wire/body';
import { transportFault } from '@platform/wire/refusals';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pageHeaders } from './pageHeaders';
import { presentation } from './presentation';
import { PAGE_ADDRESSES } from './readableFault';
import { addressWithStoredModes } from './storedModes';
import { styleAttributeSources } from './styleAttributes';

interface PageParts {
  readonly sites: SiteFinder;
  readonly answering: OperationRunner;
  readonly render: Render | undefined;
  readonly now: () => number;
}

interface CachedResponse extends Pick<RenderedPage, 'status' | 'location'> {
  /** The text in UTF-8; as a string it takes twice the memory. */
  readonly body: Buffer;
  readonly etag: string;
  readonly lifetimeMs: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly copies: CachedBody;
}

/** A page is kept for everybody this long at most, ms; it is revalidated by its ETag all the same. */
const PAGE_LIFETIME_MS = 2000;
/** A page is kept shorter by up to this share, by its hash: pages rendered together, as after a restart, do not expire together (decision 101). */
const SPREAD = 0.2;
/** More than the addresses that are asked for at once, or pages are rendered in vain (decision 101). */
const MAX_CACHED_PAGES = 320;
/** Of whoever has the pass (A15): nothing keeps the page, nothing lists it, no other site hears its address. */
const OWN = {
  'cache-control': 'private, no-store',
  'x-robots-tag': 'noindex',
  'referrer-policy': 'same-origin',
};

const articleScreen: Readonly<Record<number, string>> = {
  [ArticleType.imageSet]: 'imageDetail',
  [ArticleType.video]: 'videoDetail',
};
type Rendered = (request: FastifyRequest, site: Site, origin: string, url: string) => Promise<CachedResponse>;

/** Calls of one page, which is none where the database was away for any of them, whatever the renderer made of it. */
function watched(inside: Call) {
  const thrown: unknown[] = [];
  const call: Call = (name, input) =>
    inside(name, input).catch((error: unknown) => {
      thrown.push(error);
      throw error;
    });
  async function outcome<T>(rendering: Promise<T>): Promise<T> {
    const [rendered] = await Promise.allSettled([rendering]);
    if (thrown.length > 0) throw thrown[0];
    if (rendered.status === 'rejected') throw rendered.reason;
    return rendered.value;
  }
  return { call, outcome };
}

function createRendering({ sites, answering, render, now }: PageParts): Rendered {
  const pages = new TtlCache<CachedResponse>(now, MAX_CACHED_PAGES, KNOWN_WHILE_AWAY);

  return async function rendered(
    request: FastifyRequest,
    site: Site,
    origin: string,
    url: string,
  ): Promise<CachedResponse> {
    if (!render) throw transportFault(503, 'this process renders no pages');
    const userAgent = request.headers['user-agent'] ?? '';
    const cookie = presentation(request.headers.cookie ?? '');
    const key = `${site.id}/${site.version}/${origin}${url}\n${agentKind(userAgent, site)}\n${cookie}`;
    const make = async () => {
      const siteQuery = await sites.siteQuery(request, site);
      const { call, outcome } = watched(answering.inProcess(site, origin));
      const { status, location, styleHashes, html } = await outcome(
        render({ url, origin, basePath: site.basePath, userAgent, cookie, now: now(), siteQuery }, call),
      );
      const body = Buffer.from(html);
      const hash = createHash('sha1').update(body).digest();
      const etag = `"${hash.toString('base64url')}"`;
      const lifetimeMs = PAGE_LIFETIME_MS * (1 - (SPREAD * hash.readUInt8()) / 255);
      const styles = { styleHashes, styleAttributes: styleAttributeSources(html) };
      const headers = pageHeaders(styles, site, origin, isMessenger(userAgent));
      return {
        status,
        body,
        headers,
        etag,
        lifetimeMs,
        ...(location === undefined ? {} : { location }),
        copies: new CachedBody(),
      };
    };
    return withPass(url) ? make() : pages.get(key, ({ lifetimeMs }) => lifetimeMs, make);
  };
}

async function send(request: FastifyRequest, reply: FastifyReply, page: CachedResponse) {
  if (page.location !== undefined)
    return reply.header('cache-control', 'no-cache').redirect(page.location, 302);
  reply.code(page.status).headers(page.headers);
  if (withPass(request.url)) reply.headers(OWN);
  else reply.header('etag', page.etag);
  if (!withPass(request.url) && page.status === 200 && request.headers['if-none-match'] === page.etag)
    return reply.code(304).send();
  const { body } = page;
  const encoding = chooseEncoding(request.headers['accept-encoding'], body);
  if (!encoding) return reply.send(body);
  return reply.header('content-encoding', encoding).send(await page.copies.compressed('', body, encoding));
}

/** An address of a page, and what a messenger took for a part of it: punctuation and the words behind. */
const GLUED = /^([^?#]*?\.html)(?:%|[^\w?#/-])[^?#]*/;

/** The address without text that stood behind it where it was written; undefined where there is none. */
function withoutGluedText(url: string): string | undefined {
  const [whole, address] = GLUED.exec(url) ?? [];
  return whole === undefined || address === undefined ? undefined : address + url.slice(whole.length);
}

/** To the same page with the modes of the visit, without a messenger's code and glued text; of this reader alone, so nothing keeps it. */
function redirectToCleanAddress(request: FastifyRequest, reply: FastifyReply, site: Site, origin: string) {
  const clean = withoutGluedText(request.url) ?? withoutCode(request.url);
  if (clean) return reply.header('cache-control', 'no-store').redirect(clean, 302);
  const address = addressWithStoredModes(request.url, request.headers.referer, origin, site);
  return address ? reply.header('cache-control', 'no-store').redirect(address, 302) : undefined;
}

/** The public article page (wire W20): the article's own screen at its public address. */
function publicArticle({ sites, answering }: PageParts, rendered: Rendered) {
  return async (request: FastifyRequest<{ Params: { file: string } }>, reply: FastifyReply) => {
    const { site, origin } = await sites.find(request);
    const id = /^content_(\d+)\.html/.exec(request.params.file)?.[1];
    if (!id) throw transportFault(404, 'no such page');
    const redirected = redirectToCleanAddress(request, reply, site, origin);
    if (redirected) return redirected;
    if (!request.params.file.endsWith('.html')) throw transportFault(404, 'no such page');
    const call = answering.inProcess(site, origin);
    const { data } = await call('getArticleContent', { articleId: id });
    const type =
      typeof data === 'object' && data !== null && 'articleType' in data ? Number(data.articleType) : 0;
    const screen = articleScreen[type] ?? 'newsDetail';
    const query = request.url.split('?')[1];
    const address = `${site.basePath}/${screen}/${id}.html${query ? `?${query}` : ''}`;
    const page = await rendered(request, site, origin, address);
    return send(request, reply, page);
  };
}

/** Every other address: a page below the base path, or none. */
function anyPage({ sites }: PageParts, rendered: Rendered) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const { site, origin } = await sites.find(request);
    const path = request.url.split('?')[0] ?? '/';
    const below = path === site.basePath || path.startsWith(`${site.basePath}/`);
    if (!below) throw transportFault(404, 'no such address');
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      // a form of a page that no script sends
      reply.header('allow', 'GET, HEAD');
      throw transportFault(405, 'a page is only read');
    }
    const redirected = redirectToCleanAddress(request, reply, site, origin);
    if (redirected) return redirected;
    return send(request, reply, await rendered(request, site, origin, request.url));
  };
}

/** The rendered pages: everything under a site's base path, the bare roots, and the public article addresses (wire W18). */
export function pageRoutes(app: FastifyInstance, parts: PageParts): void {
  const rendered = createRendering(parts);

  app.get(PAGE_ADDRESSES.root, async (request, reply) => {
    const { site } = await parts.sites.find(request);
    const at = request.url.indexOf('?');
    // modes of a visit stand in the query (A4)
    const query = at < 0 ? '' : request.url.slice(at);
    return reply.header('cache-control', 'no-cache').redirect(`${site.basePath}/home.html${query}`, 302);
  });

  const article = publicArticle(parts, rendered);
  app.get(PAGE_ADDRESSES.article, article);
  app.get(PAGE_ADDRESSES.padArticle, article);
  app.setNotFoundHandler(anyPage(parts, rendered));
}

/** Is it asked for with a preview pass, good or not? */
const withPass = (url: string): boolean => new URLSearchParams(url.split('?')[1] ?? '').has('ticket');

const isMessenger = (userAgent: string): boolean => userAgent.toLowerCase().includes('micromessenger');

/** The parts of a user agent that change a page: the app's marker, the messenger, IE, phone or desktop (A4, A14); as touch reads it. */
function agentKind(userAgent: string, site: Site): string {
  const agent = userAgent.toLowerCase();
  const marker = site.config.appMarker.toLowerCase();
  return [
    marker !== '' && agent.includes(marker) ? 'app' : '',
    isMessenger(agent) ? 'messenger' : '',
    /msie |trident\//.test(agent) ? 'ie' : '',
    /iphone|ipad|ipod/.test(agent) ? 'ios' : agent.includes('android') ? 'android' : '',
    /iphone|ipad|ipod|android|mobile|phone|openharmony/.test(agent) ? 'phone' : 'desktop',
  ].join();
}
