import type { Operation } from '@contract/operation';
import { pathsOf } from '@contract/services';
import type { SiteFinder } from '@platform/sites/sites.service';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Answered, Answering } from './answering';
import { answer, bodyOf, JSON_TYPE, refusalText, refusalTo } from './answers';
import { Askings } from './asked';
import { encodingFor } from './compress';
import { type JsonText, Refusal } from './errors';
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
  const askings = new Askings(answering);
  const rooms = new Rooms();

  // the body is returned: a returned reply would be waited for with listeners of its own
  async function answerTo(operation: Operation, request: FastifyRequest, reply: FastifyReply) {
    const asked = askings.of(operation, request);
    const { curVersions, jsoncallback, claimedDevice } = asked;
    const { site, origin } = await sites.of(request, asked.parameters);
    reply.headers(operation.writes || operation.personal ? OWN : OPEN_READ);
    const context = { site, origin, curVersions, claimedDevice };
    const answered = await answering.answered(operation, asked.read, context).catch((error: unknown) => {
      if (error instanceof Refusal && error.http === 200) return error;
      throw error;
    });
    if (answered instanceof Refusal) {
      const { body, type } = refusalTo(operation, answered, jsoncallback);
      reply.type(type);
      return body;
    }
    reply.header('vary', 'accept-encoding');
    const { json } = answered;
    if (json && jsoncallback === '') return bytesTo(operation, json, answered, curVersions, request, reply);
    const { body, type } = answer(operation, json, { curVersions, jsoncallback });
    reply.type(type);
    return body;
  }

  async function bytesTo(
    operation: Operation,
    json: JsonText,
    { bytes }: Answered,
    curVersions: string,
    request: FastifyRequest,
    reply: FastifyReply,
  ) {
    reply.type(JSON_TYPE);
    const name = curVersions === '' ? 'bare' : 'envelope';
    const pieces = () => bodyOf(operation, json, curVersions);
    const accepted = request.headers['accept-encoding'];
    if (accepted === undefined && bytes.isFirst(name)) return rooms.joined(pieces(), reply.raw);
    const body = bytes.plain(name, pieces);
    const encoding = encodingFor(accepted, body);
    if (!encoding) return body;
    reply.header('content-encoding', encoding);
    return bytes.compressed(name, body, encoding);
  }

  for (const operation of operations) {
    const handler = (request: FastifyRequest, reply: FastifyReply) => answerTo(operation, request, reply);
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
