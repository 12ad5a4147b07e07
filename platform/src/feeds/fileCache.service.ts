import { createHash } from 'node:crypto';
import { TtlCache } from '@platform/cache/ttlCache';
import { KNOWN_WHILE_AWAY } from '@platform/db/databaseAway';
import type { Site } from '@platform/sites/site';
import type { SiteFinder } from '@platform/sites/sites.service';
import { mergeParameters } from '@platform/wire/parameters';
import type { FastifyReply, FastifyRequest } from 'fastify';

export interface MadeFile {
  readonly body: string;
  readonly type: string;
  /** Of what is in it; undefined where it cannot be told. */
  readonly changed: Date | undefined;
}

/** @param siteQuery what tells the site from the first one of its host: `?siteId=2`, '' for the first (A17) */
export type MakeFile = (site: Site, origin: string, siteQuery: string) => Promise<MadeFile>;

export interface FileCache {
  /** Sends what is made, or what was made a moment ago; 304 where the reader has it already. */
  send(request: FastifyRequest, reply: FastifyReply, make: MakeFile): Promise<FastifyReply>;
}

/** Lifetime of a file, here (ms) and in the caches on the way (s). */
const KEPT_MS = 10_000;
const SHARED_S = 60;
/** The largest are parts of sitemaps: about a megabyte each. */
const FILES_KEPT = 64;

/** Files made on request for machines; one cache for all, by site, origin and path. */
export function createFileCache(sites: SiteFinder, now: () => number): FileCache {
  const kept = new TtlCache<MadeFile & { etag: string }>(now, FILES_KEPT, KNOWN_WHILE_AWAY);

  return {
    async send(request, reply, make) {
      const { site, origin } = await sites.find(request, mergeParameters(request.query, undefined));
      const siteQuery = await sites.siteQuery(request, site);
      const path = request.url.split('?')[0] ?? '';
      const file = await kept.get(`${site.id}/${site.version}/${origin}${path}`, KEPT_MS, async () => {
        const made = await make(site, origin, siteQuery);
        return { ...made, etag: `"${createHash('sha1').update(made.body).digest('base64url')}"` };
      });
      reply.headers({
        etag: file.etag,
        'cache-control': `public, max-age=${SHARED_S}`,
        'access-control-allow-origin': '*',
      });
      if (file.changed) reply.header('last-modified', file.changed.toUTCString());
      if (isKnown(request, file)) return reply.code(304).send();
      return reply.type(file.type).send(file.body);
    },
  };
}

/** The tag decides where one is sent (RFC 9110 §13.2.2). */
function isKnown(
  { headers }: FastifyRequest,
  { etag, changed }: { etag: string; changed: Date | undefined },
) {
  const tags = headers['if-none-match'];
  if (tags !== undefined)
    return tags.split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag);
  const since = Date.parse(headers['if-modified-since'] ?? '');
  return changed !== undefined && Math.floor(changed.getTime() / 1000) * 1000 <= since;
}
