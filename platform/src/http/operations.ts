import type { Operation } from '@contract/operation';
import { pathsOf } from '@contract/services';
import { jobQueue } from '@platform/media/queue';
import type { Site } from '@platform/sites/site';
import type { SiteFinder } from '@platform/sites/sites.service';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Answering } from './answering';
import { answer, JSON_TYPE, refusalText, refusalTo } from './answers';
import { encodingFor } from './compress';
import type { CallContext } from './context';
import { crossOriginHeaders } from './crossOrigin';
import { loginNeeded, notServedYet, Refusal, refused } from './errors';
import { callerOf, type ReadToken } from './identity';
import { isMultipart, readMultipart } from './multipart';
import { mergeParameters, type Parameters, textOf } from './parameters';
import { ssoDone, ssoRefusalText } from './ssoAnswers';

/** Reads that browsers of other origins may make: third-party readers come from anywhere (W17). */
const OPEN_READ = {
  'access-control-allow-origin': '*',
  'cache-control': 'no-cache',
  vary: 'accept-encoding',
};
const OWN = { 'cache-control': 'private, no-store' };

/** Forms with files read at a time, so that many at once do not fill the memory; the others wait in their sockets. */
const readForm = jobQueue(3);

export interface OperationParts {
  readonly answering: Answering;
  readonly sites: SiteFinder;
  readonly readToken: ReadToken;
  /** Checks the sign of a login service's call (wire D1). @throws SsoRefusal */
  readonly checkSign: (site: Site, request: FastifyRequest, parameters: Parameters) => Promise<void>;
  readonly now: () => number;
}

/** Every operation on every path it answers, GET and POST alike (W2, W9). */
export function operationRoutes(
  app: FastifyInstance,
  operations: readonly Operation[],
  parts: OperationParts,
): void {
  const { answering, sites, readToken, checkSign, now } = parts;
  for (const operation of operations) {
    async function contextOf(
      request: FastifyRequest,
      parameters: Parameters,
      { site, origin }: { site: Site; origin: string },
    ): Promise<CallContext> {
      if (!answering.serves(operation)) throw notServedYet(operation.name);
      if (operation.service === 'sso') await checkSso(site, request, parameters);
      const curVersions = textOf(parameters, 'curVersions');
      const claimedDevice = textOf(parameters, 'device');
      const caller = await callerOf(readToken, site, operation, request.headers, parameters);
      return { site, origin, curVersions, claimedDevice, caller, address: request.ip, files: [] };
    }

    /** Reads a form with files, of somebody who may send some: nobody else's fill the memory. */
    async function withFiles(request: FastifyRequest, parameters: Parameters, context: CallContext) {
      if (operation.encoding !== 'multipart' || !isMultipart(request.headers['content-type']))
        return { given: parameters, context };
      if (context.caller.kind !== 'member') throw loginNeeded();
      const { fields, files } = await readForm(() => readMultipart(request.raw));
      return { given: { ...parameters, ...fields }, context: { ...context, files } };
    }

    async function checkSso(site: Site, request: FastifyRequest, parameters: Parameters): Promise<void> {
      if (site.unknown) throw refused('没有这个站点');
      if (site.config.legacyWrites !== 1) await checkSign(site, request, parameters);
    }

    const handler = async (request: FastifyRequest, reply: FastifyReply) => {
      const parameters = mergeParameters(request.query, request.body);
      const { site, origin } = await sites.of(request, parameters);
      const own = operation.writes || operation.personal;
      reply.headers(own ? { ...OWN, ...crossOriginHeaders(request.headers.origin, site) } : OPEN_READ);
      const curVersions = textOf(parameters, 'curVersions');
      const jsoncallback = textOf(parameters, 'jsoncallback');
      const answered = await contextOf(request, parameters, { site, origin })
        .then((context) => withFiles(request, parameters, context))
        .then(({ given, context }) => answering.answered(operation, given, context))
        .catch((error: unknown) => {
          if (error instanceof Refusal && (error.http === 200 || operation.wrapping === 'sso')) return error;
          throw error;
        });
      if (answered instanceof Refusal) {
        const path = request.url.replace(/\?.*$/, '');
        const sso = operation.wrapping === 'sso' ? ssoRefusalText(answered, path, now()) : undefined;
        if (sso !== undefined) return reply.code(answered.http).type(JSON_TYPE).send(sso);
        const { body, type } = refusalTo(operation, answered, jsoncallback);
        return reply.type(type).send(body);
      }
      if (answered.sent) {
        reply.headers(answered.sent.headers);
        if (answered.sent.location !== undefined) return reply.redirect(answered.sent.location, 302);
        if (answered.sent.bytes) return reply.type(answered.sent.type).send(answered.sent.bytes);
      }
      if (operation.wrapping === 'sso' && answered.text !== undefined)
        return reply.type(JSON_TYPE).send(ssoDone(answered.text, now()));
      const { text, bytes } = answered;
      if (jsoncallback !== '' || text === undefined) {
        const { body, type } = answer(operation, text, { curVersions, jsoncallback });
        return reply.type(type).send(body);
      }
      const name = curVersions === '' ? 'bare' : 'envelope';
      const body = bytes.plain(name, () => answer(operation, text, { curVersions, jsoncallback: '' }).body);
      reply.type(JSON_TYPE);
      const encoding = encodingFor(request.headers['accept-encoding'], body);
      if (!encoding) return reply.send(body);
      return reply.header('content-encoding', encoding).send(await bytes.compressed(name, body, encoding));
    };
    for (const url of pathsOf(operation)) app.route({ method: ['GET', 'POST'], url, handler });
  }
}

/** The one place where an error becomes an answer (W7); a crash says nothing of its inside. */
export function errorAnswer(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error instanceof Refusal) {
    const { body, type } = refusalText(error.status, error.message);
    return reply.code(error.http).type(type).send(body);
  }
  const http = httpOf(error);
  if (http >= 500) request.log.error({ err: error }, 'failed');
  const message = http >= 500 ? 'internal error' : messageOf(error);
  const { body, type } = refusalText(-1, message);
  return reply.code(http).type(type).send(body);
}

function httpOf(error: unknown): number {
  if (typeof error === 'object' && error !== null && 'statusCode' in error) {
    const { statusCode } = error;
    if (typeof statusCode === 'number' && statusCode >= 400 && statusCode < 600) return statusCode;
  }
  return 500;
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : 'error');
