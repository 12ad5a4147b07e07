import { BUILD_VERSION } from '@contract/limits';
import { openApiDocument } from '@contract/openapi';
import { operations } from '@contract/operations';
import { createFileCache } from '@platform/feeds/fileCache.service';
import type { SiteFinder } from '@platform/sites/sites.service';
import type { FastifyInstance } from 'fastify';

const SERVER = 'https://server.invalid';

/** The contract as one document (K2), made at its first request: some hundred operations take a moment. */
export function openApiRoutes(app: FastifyInstance, sites: SiteFinder, now: () => number): void {
  const files = createFileCache(sites, now);
  let text: string | undefined;
  app.get('/openapi.json', (request, reply) =>
    files.send(request, reply, async (_, origin) => {
      text ??= JSON.stringify(
        openApiDocument(operations, { version: BUILD_VERSION.replace(/^v/, ''), servers: [SERVER] }),
      );
      return {
        body: text.replace(SERVER, origin),
        type: 'application/json;charset=UTF-8',
        changed: undefined,
      };
    }),
  );
}
