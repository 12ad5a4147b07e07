import {
  articleExtent,
  articlePlaces,
  columnEntries,
  entriesSince,
} from '@platform/articles/feed/feed.service';
import { columnChain } from '@platform/columns/columns.service';
import type { Database } from '@platform/db/connection';
import { fillAddresses } from '@platform/sites/addressPlaceholders';
import { isOpenToAll } from '@platform/sites/openToAll';
import type { Site } from '@platform/sites/site';
import type { SiteFinder } from '@platform/sites/sites.service';
import { transportFault } from '@platform/wire/refusals';
import type { FastifyInstance } from 'fastify';
import { atom, type Feed, jsonFeed, rss } from './feeds.document';
import { createFileCache, type FileCache, type MakeFile } from './fileCache.service';
import {
  NEWS_MS,
  NEWS_SIZE,
  newsSitemap,
  noRobots,
  PART_SIZE,
  robots,
  sitemap,
  sitemapIndex,
} from './sitemaps.document';

interface FeedParts {
  readonly db: Database;
  readonly sites: SiteFinder;
  readonly now: () => number;
}

interface Place {
  readonly site: Site;
  readonly origin: string;
}

const FEED_SIZE = 50;

const formats: Readonly<Record<string, { type: string; write: (feed: Feed) => string }>> = {
  rss: { type: 'application/rss+xml;charset=UTF-8', write: rss },
  atom: { type: 'application/atom+xml;charset=UTF-8', write: atom },
  json: { type: 'application/feed+json;charset=UTF-8', write: jsonFeed },
};
const XML = 'application/xml;charset=UTF-8';

const languageOf = (site: Site): string => (site.config.locale === 'zh' ? 'zh-CN' : site.config.locale);

const newestOf = (dates: readonly Date[]): Date | undefined =>
  dates.length === 0
    ? undefined
    : new Date(dates.reduce((newest, date) => Math.max(newest, date.getTime()), 0));
/** Programs bring no token: what is not for everybody they do not get (G3). */
const ofOpenSites =
  (make: MakeFile): MakeFile =>
  async (site, origin, siteQuery) => {
    if (!isOpenToAll(site)) throw transportFault(404, 'this site hands nothing out');
    return make(site, origin, siteQuery);
  };

/** @param file name of the feed's own file */
async function feedOf(db: Database, { site, origin }: Place, column: number, file: string): Promise<Feed> {
  const chain = await columnChain(db, site.id, column);
  const last = chain.at(-1);
  if (column !== 0 && !last) throw transportFault(404, 'no such column');
  const { appName, appLogo, _share_second } = site.config;
  const entries = await columnEntries(db, site, origin, column, FEED_SIZE);
  return {
    title: last ? `${last.name} – ${appName}` : appName,
    description: last?.description || _share_second.description || appName,
    home: `${origin}${site.basePath}/${column === 0 ? 'home' : `columnDetail/${column}`}.html`,
    self: `${origin}/feeds/${file}`,
    language: languageOf(site),
    icon: fillAddresses(JSON.stringify(appLogo), origin, site).slice(1, -1),
    updated: newestOf(entries.map(({ updated }) => updated)) ?? new Date(0),
    entries,
  };
}

/** Feeds, sitemaps and robots (K13), for programs. */
export function feedRoutes(app: FastifyInstance, parts: FeedParts): void {
  const files = createFileCache(parts.sites, parts.now);
  columnFeedRoutes(app, parts, files);
  sitemapRoutes(app, parts, files);
  newsAndRobotsRoutes(app, parts, files);
}

function columnFeedRoutes(app: FastifyInstance, { db }: FeedParts, files: FileCache): void {
  app.get<{ Params: { file: string } }>('/feeds/:file', (request, reply) => {
    const [, digits = '', ending = ''] = /^(\d{1,9})\.(rss|atom|json)$/.exec(request.params.file) ?? [];
    const format = formats[ending];
    if (!format) throw transportFault(404, 'no such feed');
    const made: MakeFile = async (site, origin, siteQuery) => {
      const column = Number(digits);
      const feed = await feedOf(db, { site, origin }, column, `${column}.${ending}${siteQuery}`);
      return { body: format.write(feed), type: format.type, changed: feed.updated };
    };
    return files.send(request, reply, ofOpenSites(made));
  });
}

function sitemapRoutes(app: FastifyInstance, { db }: FeedParts, files: FileCache): void {
  const index = ofOpenSites(async (site, origin, siteQuery) => {
    const { total, changed } = await articleExtent(db, site.id);
    const count = Math.max(1, Math.ceil(total / PART_SIZE));
    const parts = Array.from(
      { length: count },
      (_, index) => `${origin}/sitemap-${index + 1}.xml${siteQuery}`,
    );
    return { body: sitemapIndex(parts), type: XML, changed };
  });
  app.get('/sitemap.xml', (request, reply) => files.send(request, reply, index));

  const partOf = (part: number) =>
    ofOpenSites(async (site, origin) => {
      const places =
        part < 1 ? [] : await articlePlaces(db, site.id, origin, PART_SIZE, (part - 1) * PART_SIZE);
      if (part !== 1 && places.length === 0) throw transportFault(404, 'no such sitemap');
      const changed = newestOf(places.map((place) => place.changed));
      return { body: sitemap(places), type: XML, changed };
    });
  app.get<{ Params: { part: string } }>('/sitemap-:part(^\\d{1,6}).xml', (request, reply) =>
    files.send(request, reply, partOf(Number(request.params.part))),
  );
}

function newsAndRobotsRoutes(app: FastifyInstance, { db, sites, now }: FeedParts, files: FileCache): void {
  const news = ofOpenSites(async (site, origin) => {
    const entries = await entriesSince(db, site, origin, new Date(now() - NEWS_MS), NEWS_SIZE);
    return { body: newsSitemap(site.name, languageOf(site), entries), type: XML, changed: undefined };
  });
  app.get('/news-sitemap.xml', (request, reply) => files.send(request, reply, news));

  // one file for all sites of a host
  app.get('/robots.txt', (request, reply) =>
    files.send(request, reply, async (_, origin) => {
      const open = (await sites.sitesAtHost(request)).filter(isOpenToAll);
      const queries = await Promise.all(open.map((site) => sites.siteQuery(request, site)));
      return {
        body: open.length > 0 ? robots(origin, queries) : noRobots,
        type: 'text/plain;charset=UTF-8',
        changed: undefined,
      };
    }),
  );
}
