import type { Operation } from '@contract/operation';
import { pathsOf } from '@contract/services';
import type { SiteFinder } from '@platform/sites/sites.service';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Answering } from './answering';
import { answer, bodyOf, JSON_TYPE, refusalText, refusalTo } from './answers';
import { encodingFor } from './compress';
import { Refusal } from './errors';
import { mergeParameters, textOf } from './parameters';
import { Rooms } from './rooms';

/** Reads that browsers of other origins may make: third-party readers come from anywhere (W17). */
const OPEN_READ = { 'access-control-allow-origin': '*', 'cache-control': 'no-cache' };
const OWN = { 'cache-control': 'private, no-store' };

/** Every operation on every path it answers, GET and POST alike (W2, W9). */
export function operationRoutes(
  app: FastifyInstance,
  operations: readonly Operation[],
  answering: Answering,
  sites: SiteFinder,
): void {
  const rooms = new Rooms();
  for (const operation of operations) {
    const handler = async (request: FastifyRequest, reply: FastifyReply) => {
      const parameters = mergeParameters(request.query, request.body);
      const { site, origin } = await sites.of(request, parameters);
      const curVersions = textOf(parameters, 'curVersions');
      const context = { site, origin, curVersions, claimedDevice: textOf(parameters, 'device') };
      reply.headers(operation.writes || operation.personal ? OWN : OPEN_READ);
      const jsoncallback = textOf(parameters, 'jsoncallback');
      const answered = await answering.answered(operation, parameters, context).catch((error: unknown) => {
        if (error instanceof Refusal && error.http === 200) return error;
        throw error;
      });
      if (answered instanceof Refusal) {
        const { body, type } = refusalTo(operation, answered, jsoncallback);
        return reply.type(type).send(body);
      }
      const { json, bytes } = answered;
      reply.header('vary', 'accept-encoding');
      if (jsoncallback !== '' || !json) {
        const { body, type } = answer(operation, json, { curVersions, jsoncallback });
        return reply.type(type).send(body);
      }
      const name = curVersions === '' ? 'bare' : 'envelope';
      reply.type(JSON_TYPE);
      const accepted = request.headers['accept-encoding'];
      if (accepted === undefined && bytes.isFirst(name))
        return reply.send(rooms.joined(bodyOf(operation, json, curVersions), reply.raw));
      const body = bytes.plain(name, () => bodyOf(operation, json, curVersions));
      const encoding = encodingFor(accepted, body);
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
