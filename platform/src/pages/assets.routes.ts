import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { Bucket } from '@platform/bucket/bucket';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { findAsset } from './bucketAssets';

/** A year: the names carry their content's hash (A16). */
const FOR_GOOD = 'public, max-age=31536000, immutable';
const PREFIX = '/assets/';

/** Sends a file of another build, which another process may have named in a page while a new version is rolled out. */
async function sendFromBucket(
  bucket: Bucket,
  assets: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply | undefined> {
  const name = request.url.slice(PREFIX.length).split('?')[0] ?? '';
  if (name === '' || name.includes('/') || existsSync(join(assets, name))) return undefined;
  const found = await findAsset(bucket, name, request.headers['accept-encoding'] ?? '');
  const bytes = await found?.open();
  if (!found || !bytes) return undefined;
  if (found.encoding !== '') reply.header('content-encoding', found.encoding);
  return reply
    .headers({
      'cache-control': FOR_GOOD,
      'access-control-allow-origin': '*',
      vary: 'accept-encoding',
      'content-length': found.size,
    })
    .type(found.type)
    .send(bytes);
}

/**
 * The browser build: immutable, precompressed beside; an unknown one is 404, never the home page (A3).
 * @param bucket holds the files of other builds
 */
export async function assetRoutes(
  app: FastifyInstance,
  folder: string | undefined,
  bucket?: Bucket,
): Promise<void> {
  const assets = folder && join(folder, 'assets');
  if (!assets || !existsSync(assets)) return;
  await app.register(async (scope) => {
    if (bucket)
      scope.addHook('preHandler', async (request, reply) => sendFromBucket(bucket, assets, request, reply));
    await scope.register(fastifyStatic, {
      root: assets,
      prefix: PREFIX,
      wildcard: true,
      preCompressed: true,
      // The plugin's own cache header would replace the one set below.
      cacheControl: false,
      setHeaders: (reply, path) => {
        // the build's own name is asked for anew each time, by whatever stands between too (A9)
        reply.setHeader('cache-control', path.endsWith('build.txt') ? 'no-store' : FOR_GOOD);
        reply.setHeader('access-control-allow-origin', '*');
      },
    });
  });
}
