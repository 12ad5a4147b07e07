import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';

/**
 * WebKit checks the worker that a page starts against this policy too, once the service worker passes the request on: without
 * `worker-src` no page under it has a worker (C7, F25).
 */
const POLICY = "default-src 'none'; connect-src 'self'; worker-src 'self'";

/**
 * The service worker of the browser build (B9): asked for anew each time, so that a new build comes at once; its scope is
 * the whole host. Without a build there is none.
 */
export function workerRoutes(app: FastifyInstance, folder: string | undefined): void {
  const file = folder && join(folder, 'worker.js');
  if (!file || !existsSync(file)) return;
  const text = readFileSync(file, 'utf8');
  const etag = `"${createHash('sha1').update(text).digest('base64url')}"`;
  app.get('/worker.js', async (request, reply) => {
    reply.headers({
      'content-type': 'text/javascript;charset=UTF-8',
      'cache-control': 'no-cache',
      'service-worker-allowed': '/',
      'content-security-policy': POLICY,
      etag,
    });
    return request.headers['if-none-match'] === etag ? reply.code(304).send() : reply.send(text);
  });
}
