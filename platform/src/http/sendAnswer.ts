import type { Operation } from '@contract/operation';
import type { OperationResult } from '@platform/operations/operationRunner';
import { chooseEncoding, chunksToText as textOfPieces } from '@platform/wire/body';
import { formatAnswer, formatBody, JSON_TYPE, refusalTextFor } from '@platform/wire/envelope';
import type { JsonText } from '@platform/wire/jsonText';
import { type Parameters, textOf } from '@platform/wire/parameters';
import { Refusal } from '@platform/wire/refusals';
import { ssoAnswerText, ssoRefusalText } from '@platform/wire/ssoEnvelope';
import type { FastifyReply, FastifyRequest } from 'fastify';

export interface OutgoingAnswer {
  /** The operation as its caller may see it (`operationFor`). */
  readonly operation: Operation;
  readonly parameters: Parameters;
  readonly result: OperationResult | Refusal;
}

/** Return value of a route handler. Fastify sends a returned body with less work than a reply, which needs listeners. */
export type ReplyBody = string | Buffer | FastifyReply;
export type Send = (
  outgoing: OutgoingAnswer,
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<ReplyBody>;

/** A refusal's text in the form of its operation. @param now epoch ms */
function refusalOf(operation: Operation, refusal: Refusal, jsoncallback: string, url: string, now: number) {
  if (operation.wrapping !== 'sso') return { http: 200, ...refusalTextFor(operation, refusal, jsoncallback) };
  const body = ssoRefusalText(refusal, url.split('?', 1)[0] ?? '', now);
  return { http: refusal.http, body, type: JSON_TYPE };
}

/** Sends an answer: bare, in the envelope, in the login service's own envelope, as JSONP, as bytes or as a redirect. */
export function createSender(now: () => number): Send {
  async function bytesOf(
    { operation, bytes }: { operation: Operation; bytes: OperationResult['body'] },
    json: JsonText,
    curVersions: string,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<ReplyBody> {
    reply.type(JSON_TYPE);
    const name = curVersions === '' ? 'bare' : 'envelope';
    const body = bytes.plain(name, () => formatBody(operation, json, curVersions));
    const encoding = chooseEncoding(request.headers['accept-encoding'], body);
    if (!encoding) return body;
    reply.header('content-encoding', encoding);
    return bytes.compressed(name, body, encoding);
  }

  return async (outgoing, request, reply) => {
    const { operation, parameters, result: answered } = outgoing;
    const jsoncallback = textOf(parameters, 'jsoncallback');
    if (answered instanceof Refusal) {
      const { http, body, type } = refusalOf(operation, answered, jsoncallback, request.url, now());
      reply.code(http).type(type);
      return body;
    }
    const { json, body: bytes, httpAnswer: sent } = answered;
    if (sent) {
      reply.headers(sent.headers);
      if (sent.location !== undefined) return reply.redirect(sent.location, 302);
      if (sent.stream) return reply.type(sent.type).send(sent.stream);
      if (sent.bytes) {
        reply.type(sent.type);
        return sent.bytes;
      }
    }
    if (operation.wrapping === 'sso' && json) {
      reply.type(JSON_TYPE);
      return ssoAnswerText(textOfPieces(json.chunks), now());
    }
    const curVersions = textOf(parameters, 'curVersions');
    if (json && jsoncallback === '') return bytesOf({ operation, bytes }, json, curVersions, request, reply);
    const { body, type } = formatAnswer(operation, json, { curVersions, jsoncallback });
    reply.type(type);
    return body;
  };
}
