import { ArticleStatus, ArticleType } from '@contract/codes';
import type { Call } from '@contract/render';
import type { OperationRunner } from '@platform/operations/operationRunner';
import { isOpenToAll } from '@platform/sites/openToAll';
import type { SiteFinder } from '@platform/sites/sites.service';
import { mergeParameters, type Parameters, textOf } from '@platform/wire/parameters';
import { transportFault } from '@platform/wire/refusals';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Embedded, oEmbed } from './oembed.document';

interface OEmbedParts {
  readonly sites: SiteFinder;
  readonly answering: OperationRunner;
}

const ARTICLE = /^\/(?:newsDetail|imageDetail|videoDetail|liveDetail)(?:\/\d{1,10})?\/(\d{1,10})\.html$/;
const SHORT_VIDEO = /^\/(?:minVideoDetail|mvodShare)\/(\d{1,10})\.html$/;
/** The public address of an article (wire W18), below the host's root. */
const PUBLIC = /^(?:\/pad)?\/content\/\d{4}-\d\d\/\d\d\/content_(\d{1,10})\.html$/;
/** Files that a `video` element of any site plays. */
const PLAYABLE = /\.(?:mp4|webm|m4v|mov)(?:[?#]|$)/i;
/** Of a video of an article no size is known. */
const USUAL = { width: 640, height: 360 };

const notFound = () => transportFault(404, 'nothing to embed at this url');
const isPrivate = () => transportFault(401, 'this url is not for everybody');

const valueIn = (data: unknown, name: string): unknown =>
  typeof data === 'object' && data !== null ? Reflect.get(data, name) : undefined;
const textIn = (data: unknown, ...names: readonly string[]): string => {
  const values = names.map((name) => valueIn(data, name));
  return String(values.find((value) => typeof value === 'string' && value !== '') ?? '');
};
const numberIn = (data: unknown, name: string): number => Number(valueIn(data, name)) || 0;
const first = (value: unknown): unknown => (Array.isArray(value) ? value[0] : undefined);

/** @throws Refusal (HTTP 404, 401) */
async function articleAt(call: Call, id: string, url: string): Promise<Embedded> {
  const { status, data } = await call('getArticleContent', { articleId: id });
  if (status !== 0 || numberIn(data, 'aStatus') !== ArticleStatus.published) throw notFound();
  if (numberIn(data, 'shareClosed') !== 0) throw isPrivate();
  const video = first(valueIn(first(valueIn(data, 'videos')), 'videoarray'));
  // A video in the body of a text is not the page itself.
  const isVideo = numberIn(data, 'articleType') === ArticleType.video;
  const film = isVideo ? textIn(video, 'videoUrl') : '';
  return {
    url,
    title: textIn(data, 'title'),
    text: textIn(data, 'shareContent', 'attAbstract', 'content'),
    author: textIn(data, 'author', 'reporter', 'source'),
    picture: textIn(data, 'sharePicAbsoluteUrl', 'sharePicUrl', 'picBig') || textIn(video, 'imageUrl'),
    ...(PLAYABLE.test(film) ? { video: { url: film, ...USUAL } } : {}),
  };
}

/** @throws Refusal (HTTP 404) */
async function shortVideoAt(call: Call, id: string, url: string): Promise<Embedded> {
  const { status, data } = await call('mvodArticle', { id });
  if (status !== 0) throw notFound();
  const film = textIn(data, 'videoUrl');
  const [width, height] = [numberIn(data, 'width'), numberIn(data, 'height')];
  const size = width > 0 && height > 0 ? { width, height } : USUAL;
  return {
    url,
    title: textIn(data, 'title'),
    text: textIn(data, 'description'),
    author: textIn(data, 'userName'),
    picture: textIn(data, 'cover'),
    ...(PLAYABLE.test(film) ? { video: { url: film, ...size } } : {}),
  };
}

function embeddedAt(call: Call, basePath: string, { pathname, href }: URL): Promise<Embedded> {
  const below = pathname.startsWith(`${basePath}/`) ? pathname.slice(basePath.length) : '';
  const article = ARTICLE.exec(below) ?? PUBLIC.exec(pathname);
  if (article?.[1]) return articleAt(call, article[1], href);
  const video = SHORT_VIDEO.exec(below);
  if (video?.[1]) return shortVideoAt(call, video[1], href);
  throw notFound();
}

function boundOf(parameters: Parameters, name: string): number {
  const text = textOf(parameters, name);
  return /^\d{1,9}$/.test(text) ? Number(text) : Number.POSITIVE_INFINITY;
}

/** `GET /oembed`: how other sites show a page of this one (oEmbed 1.0, decision 126). */
export function oEmbedRoutes(app: FastifyInstance, { sites, answering }: OEmbedParts): void {
  /** The requested page, at a site of this host. @throws Refusal (HTTP 404) */
  async function placeOf(request: FastifyRequest, address: string) {
    const page = URL.canParse(address) ? new URL(address) : undefined;
    if (!page) throw notFound();
    const { headers, protocol } = request;
    const url = page.pathname + page.search;
    const found = await sites.find({ url, headers, protocol }, Object.fromEntries(page.searchParams));
    if (page.host !== new URL(found.origin).host || found.site.unknown) throw notFound();
    return { ...found, page };
  }

  app.get('/oembed', async (request, reply) => {
    const parameters = mergeParameters(request.query, undefined);
    const format = textOf(parameters, 'format') || 'json';
    if (format !== 'json') throw transportFault(501, 'only format=json');
    const { site, origin, page } = await placeOf(request, textOf(parameters, 'url'));
    if (!isOpenToAll(site)) throw isPrivate();
    const embedded = await embeddedAt(answering.inProcess(site, origin), site.basePath, page);
    const { appName, locale } = site.config;
    const max = { width: boundOf(parameters, 'maxwidth'), height: boundOf(parameters, 'maxheight') };
    const provider = { name: appName, url: `${origin}${site.basePath}/home.html`, lang: locale };
    reply.headers({ 'cache-control': 'public, max-age=600', 'access-control-allow-origin': '*' });
    return reply.type('application/json;charset=UTF-8').send(oEmbed(embedded, provider, max));
  });
}
