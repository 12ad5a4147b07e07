import { isDatabaseAway } from '@platform/db/databaseAway';
import { refusalText } from '@platform/wire/envelope';
import { Refusal, tooLarge } from '@platform/wire/refusals';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Seconds after which a caller may ask again where the server cannot answer for the moment. */
const RETRY_AFTER_S = 5;

/** Says when to ask again where the answer's code is 503. */
export const sayRetryAfter = (reply: FastifyReply, http: number): FastifyReply =>
  http === 503 ? reply.header('retry-after', RETRY_AFTER_S) : reply;

/** The one place where an error becomes an answer (wire W7); a crash says nothing of its inside. */
export function errorAnswer(thrown: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const error = httpOf(thrown) === 413 ? tooLarge() : thrown;
  if (error instanceof Refusal) {
    const { body, type } = refusalText(error.status, error.message, error.data);
    return sayRetryAfter(reply, error.http).code(error.http).type(type).send(body);
  }
  const http = httpOf(error);
  if (http >= 500) request.log.error({ err: error }, 'failed');
  const message = http >= 500 ? 'internal error' : messageOf(error);
  const { body, type } = refusalText(-1, message);
  return sayRetryAfter(reply, http).code(http).type(type).send(body);
}

/** HTTP code of an error that is no refusal. */
export function httpOf(error: unknown): number {
  if (isDatabaseAway(error)) return 503;
  if (typeof error === 'object' && error !== null && 'statusCode' in error) {
    const { statusCode } = error;
    if (typeof statusCode === 'number' && statusCode >= 400 && statusCode < 600) return statusCode;
  }
  return 500;
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : 'error');
