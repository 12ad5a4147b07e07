import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { SiteFinder } from '@platform/sites/sites.service';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DESK_ICON, type DeskFiles, deskFilesOf, deskPolicy, deskShell } from './deskShell.document';

export const DESK = '/desk';
/** A year: the names carry their content's hash. */
const FOR_GOOD = 'public, max-age=31536000, immutable';

/** The desk's client: files of a page, and the folder that they lie in where the platform serves it. */
export interface DeskBuild {
  readonly files: DeskFiles;
  readonly folder?: string;
}

/** Build of the desk in a folder; undefined where there is none. */
export function readDeskBuild(folder: string): DeskBuild | undefined {
  const manifest = join(folder, '.vite/manifest.json');
  if (!existsSync(manifest)) return undefined;
  return { files: deskFilesOf(JSON.parse(readFileSync(manifest, 'utf8')), `${DESK}/`), folder };
}

/** Headers of every answer below `/desk`. */
const OWN = {
  'x-robots-tag': 'noindex',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

/** `/desk` (K10): the newsroom's client, one page for all its addresses, whatever base path a site has. */
export async function deskRoutes(
  app: FastifyInstance,
  { sites, desk }: { readonly sites: SiteFinder; readonly desk: DeskBuild | undefined },
): Promise<void> {
  if (!desk) return;
  const shell = async ({ url, headers, protocol }: FastifyRequest, reply: FastifyReply) => {
    const [site] = await sites.sitesAtHost({ url, headers, protocol });
    const nonce = randomBytes(16).toString('base64');
    return reply
      .headers(OWN)
      .headers({
        'content-type': 'text/html;charset=UTF-8',
        'cache-control': 'no-store',
        'content-security-policy': deskPolicy(nonce),
        'permissions-policy': 'camera=(self), microphone=(), geolocation=()',
        'referrer-policy': 'no-referrer',
      })
      .send(deskShell(desk.files, nonce, site?.id ?? 0));
  };
  app.get(DESK, shell);
  app.get(`${DESK}/*`, shell);
  app.get(`${DESK}/icon.svg`, async (_, reply) =>
    reply
      .headers(OWN)
      .headers({ 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=86400' })
      .send(DESK_ICON),
  );
  if (desk.folder === undefined) return;
  await app.register(fastifyStatic, {
    root: join(desk.folder, 'assets'),
    prefix: `${DESK}/assets/`,
    decorateReply: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply) => {
      for (const [name, value] of Object.entries({ ...OWN, 'cache-control': FOR_GOOD }))
        reply.setHeader(name, value);
    },
  });
}
