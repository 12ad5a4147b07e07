import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { Queries } from '@platform/db/connection';
import type { SampleAddress } from '@testing/screenSamples';
import type { FastifyInstance } from 'fastify';
import { FILES, page, picture } from './page';
import { sampleNewsroom } from './sampleNewsroom';
import { galleryScreens } from './screenStates';

/** Where the gallery of components and screens stands. */
export const GALLERY = '/demo/gallery';

const FIXED = "script-src 'self'; style-src 'self'; base-uri 'none'; form-action 'none'";
const POLICY = `default-src 'none'; ${FIXED}; connect-src 'self'; frame-src 'self'; img-src 'self'; frame-ancestors 'none'`;
/** As pages of the newsroom have it (`platform/src/pages/pageHeaders.ts`). */
const FRAME_POLICY = `default-src 'self'; ${FIXED}; style-src-attr 'unsafe-inline'; img-src 'self' data: blob: https: http:; media-src 'self' blob: https: http:; font-src 'self' data:; worker-src 'none'; object-src 'none'; frame-ancestors 'self'`;

const headers = { 'cache-control': 'no-cache', 'x-robots-tag': 'noindex' };

/** The gallery (decision 027): an index, a page for each entry, and the frame in it, which holds the real component or screen. */
export function demoGallery(app: FastifyInstance, db: Queries): void {
  const root = join(process.cwd(), 'dist/gallery');
  const entry = join(root, 'gallery.js');
  // `npm run dev` has none: it serves the sources in their place
  if (existsSync(root))
    app.register(fastifyStatic, {
      root,
      prefix: `${FILES}/`,
      decorateReply: false,
      cacheControl: false,
      // names of all other files carry a hash of what they hold
      setHeaders: (reply, path) =>
        reply.setHeader('cache-control', path === entry ? 'no-cache' : 'max-age=31536000, immutable'),
    });

  const serve = (path: string, policy: string, lang: string) =>
    app.get(GALLERY + path, async (_, reply) =>
      reply
        .headers({ ...headers, 'content-security-policy': policy })
        .type('text/html;charset=UTF-8')
        .send(page(lang)),
    );
  serve('', POLICY, 'en');
  serve('/ui/*', POLICY, 'en');
  serve('/screens/*', POLICY, 'en');
  serve('/frame/*', FRAME_POLICY, 'zh-CN');

  app.get(`${GALLERY}/picture.svg`, async (_, reply) =>
    reply.headers(headers).type('image/svg+xml;charset=UTF-8').send(picture),
  );

  const newsroom = sampleNewsroom(db);
  const addressOf = async (address: SampleAddress): Promise<string> =>
    encodeURI(typeof address === 'string' ? address : await address(newsroom));
  app.get<{ Querystring: { name?: string } }>(`${GALLERY}/screens.json`, async ({ query }, reply) => {
    // a frame needs its own screen alone: an address may cost a query
    const named = galleryScreens.filter(({ name }) => query.name === undefined || name === query.name);
    const screens = await Promise.all(
      named.map(async ({ states, ...screen }) => {
        const addresses = Object.entries(states).map(async ([state, address]) => [
          state,
          await addressOf(address),
        ]);
        return { ...screen, states: Object.fromEntries(await Promise.all(addresses)) };
      }),
    );
    return reply.headers(headers).send(screens);
  });
}
