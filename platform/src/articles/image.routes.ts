import { getImage } from '@contract/pictures';
import { pathsOf } from '@contract/services';
import type { Database } from '@platform/db/connection';
import { kinds } from '@platform/media/kinds';
import type { MediaReader } from '@platform/media/mediaStore';
import { type MediaName, readMediaName } from '@platform/media/sizes';
import type { SiteFinder } from '@platform/sites/sites.service';
import { mergeParameters, textOf } from '@platform/wire/parameters';
import { transportFault } from '@platform/wire/refusals';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { urlOfPath, withoutStorageName } from './storagePaths.service';

const MEDIA = /^\/?media\//;

interface ImageParts {
  readonly db: Database;
  readonly media: MediaReader;
  readonly sites: SiteFinder;
}

/**
 * A picture by a storage path that leaked out of an older installation (wire W19): `图片存储;xy/202003/17/name.jpg`. Paths are
 * looked up, never walked: what is read is always a name of the media store.
 */
export function imageRoutes(app: FastifyInstance, { db, media, sites }: ImageParts): void {
  async function nameOf(site: number, leaked: string): Promise<MediaName | undefined> {
    const path = withoutStorageName(leaked);
    // NUL is no text: the database refuses it
    const known = path.includes('\u0000') ? undefined : await urlOfPath(db, site, path);
    return readMediaName((known ?? path).replace(MEDIA, ''));
  }

  async function handler(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const parameters = mergeParameters(request.query, request.body);
    const { site } = await sites.find(request, parameters);
    const name = await nameOf(site.id, textOf(parameters, 'path').slice(0, 1000));
    const type = name && kinds[name.extension]?.type;
    const opened = name && type?.startsWith('image/') ? await media.open(name) : undefined;
    if (!opened || !type) throw transportFault(404, 'no such picture');
    const bytes = await opened.stream(0, opened.size - 1);
    return reply
      .headers({
        'cache-control': 'public, max-age=86400',
        'content-security-policy': "default-src 'none'; sandbox",
        'access-control-allow-origin': '*',
        'content-length': opened.size,
      })
      .type(type)
      .send(bytes);
  }

  for (const url of pathsOf(getImage)) app.route({ method: ['GET', 'POST'], url, handler });
}
