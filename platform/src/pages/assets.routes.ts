import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** A year: the names carry their content's hash (A16). */
const FOR_GOOD = 'public, max-age=31536000, immutable';

/** The browser build: immutable, precompressed beside; an unknown one is 404, never the home page (A3). */
export async function assetRoutes(app: FastifyInstance, folder: string | undefined): Promise<void> {
  const assets = folder && join(folder, 'assets');
  if (!assets || !existsSync(assets)) return;
  await app.register(fastifyStatic, {
    root: assets,
    prefix: '/assets/',
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
}
