import type { Readable } from 'node:stream';
import { isSubmitted } from '@contract/submittedFile';
import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import { kinds } from './kinds';
import type { MediaReader, OpenedMedia } from './mediaStore';
import { type ByteRange, parseRange } from './range';
import { mediaPath, readMediaName } from './sizes';

/** A file of the newsroom is named after its content and never changes. */
const FOR_EVER = 'public, max-age=31536000, immutable';
/** A submitted file may be taken away: within a minute no cache has it. */
const FOR_SECONDS = 'public, max-age=30, must-revalidate';

/** The store may be away by now: its fault is kept by no cache. */
async function bytesOf(
  opened: OpenedMedia,
  { start, end }: ByteRange,
  reply: FastifyReply,
): Promise<Readable> {
  try {
    return await opened.stream(start, end);
  } catch (error) {
    for (const name of ['etag', 'vary', 'content-disposition']) reply.removeHeader(name);
    reply.header('cache-control', 'no-store');
    throw error;
  }
}

/** `GET /media/…` */
export const mediaRoutes: FastifyPluginAsync<{ media: MediaReader }> = async (app, { media }) => {
  app.route<{ Params: { '*': string } }>({
    method: ['GET', 'HEAD'],
    url: '/media/*',
    handler: async (request, reply) => {
      const name = readMediaName(request.params['*']);
      const takesAvif = request.headers.accept?.includes('image/avif') ?? false;
      const opened =
        name === undefined || !kinds[name.extension] ? undefined : await media.open(name, takesAvif);
      const kind = opened === undefined ? undefined : kinds[opened.extension];
      reply.header('x-content-type-options', 'nosniff');
      if (name === undefined || kind === undefined || opened === undefined) {
        return reply.code(404).header('cache-control', 'no-store').type('text/plain').send('');
      }

      const size = name.width === undefined ? '' : `.w${name.width}`;
      const etag = `"${name.hash}${size}${opened.extension === 'avif' ? '.avif' : ''}"`;
      // one address of a size, two encodings
      if (name.width !== undefined) reply.header('vary', 'accept');
      reply.headers({
        'cache-control': isSubmitted(`/media/${mediaPath(name)}`) ? FOR_SECONDS : FOR_EVER,
        // A file opened by itself runs nothing, whatever a browser takes it for.
        'content-security-policy': "default-src 'none'; sandbox",
        'accept-ranges': 'bytes',
        etag,
      });
      if (kind.attached) reply.header('content-disposition', 'attachment');
      if (
        request.headers['if-none-match']?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
      ) {
        return reply.code(304).send();
      }

      reply.type(kind.type);
      const ifRange = request.headers['if-range'];
      const rangeHeader = ifRange === undefined || ifRange === etag ? request.headers.range : undefined;
      const range = parseRange(rangeHeader, opened.size);
      if (range === 'unsatisfiable') {
        return reply.code(416).header('content-range', `bytes */${opened.size}`).type('text/plain').send('');
      }
      const { start, end } = range ?? { start: 0, end: opened.size - 1 };
      const bytes = request.method === 'HEAD' ? '' : await bytesOf(opened, { start, end }, reply);
      if (range !== undefined)
        reply.code(206).header('content-range', `bytes ${start}-${end}/${opened.size}`);
      reply.header('content-length', end - start + 1);
      return reply.send(bytes);
    },
  });
};
