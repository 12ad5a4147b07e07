import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** A year: the names carry their content's hash (A16). */
const ASSET_AGE = '365d';

/** The browser build: immutable, precompressed beside; an unknown one is 404, never the home page (A3). */
export async function assetRoutes(app: FastifyInstance, folder: string | undefined): Promise<void> {
  const assets = folder && join(folder, 'assets');
  if (!assets || !existsSync(assets)) return;
  await app.register(fastifyStatic, {
    root: assets,
    prefix: '/assets/',
    wildcard: true,
    immutable: true,
    maxAge: ASSET_AGE,
    preCompressed: true,
    setHeaders: (reply, path) => {
      // the build's own name is asked for anew each time
      if (path.endsWith('build.txt')) reply.setHeader('cache-control', 'no-store');
      reply.setHeader('access-control-allow-origin', '*');
    },
  });
}
