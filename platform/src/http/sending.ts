import type { Operation } from '@contract/operation';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Answered } from './answering';
import { answer, bodyOf, JSON_TYPE, refusalTo } from './answers';
import { encodingFor } from './compress';
import { type JsonText, Refusal } from './errors';
import { type Parameters, textOf } from './parameters';
import { textOf as textOfPieces } from './pieces';
import { Rooms } from './rooms';
import { ssoDone, ssoRefusalText } from './ssoAnswers';

export interface Outgoing {
  /** As its caller asks it. */
  readonly asked: Operation;
  readonly parameters: Parameters;
  readonly answered: Answered | Refusal;
}

/** What a handler returns: a body is sent with less than a reply, which is waited for with listeners of its own. */
export type Body = string | Buffer | FastifyReply;
export type Send = (outgoing: Outgoing, request: FastifyRequest, reply: FastifyReply) => Promise<Body>;

/** How an answer goes out: bare, in the envelope, in the login service's own, to a script, as bytes or as another address. */
export function createSending(now: () => number): Send {
  const rooms = new Rooms();

  async function bytesOf(
    { asked, bytes }: { asked: Operation; bytes: Answered['bytes'] },
    json: JsonText,
    curVersions: string,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<Body> {
    reply.type(JSON_TYPE);
    const name = curVersions === '' ? 'bare' : 'envelope';
    const pieces = () => bodyOf(asked, json, curVersions);
    const accepted = request.headers['accept-encoding'];
    if (accepted === undefined && bytes.isFirst(name)) return rooms.joined(pieces(), reply.raw);
    const body = bytes.plain(name, pieces);
    const encoding = encodingFor(accepted, body);
    if (!encoding) return body;
    reply.header('content-encoding', encoding);
    return bytes.compressed(name, body, encoding);
  }

  function refusalOf(
    { asked }: Outgoing,
    refusal: Refusal,
    jsoncallback: string,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Body {
    if (asked.wrapping === 'sso') {
      reply.code(refusal.http).type(JSON_TYPE);
      return ssoRefusalText(refusal, request.url.replace(/\?.*$/, ''), now());
    }
    const { body, type } = refusalTo(asked, refusal, jsoncallback);
    reply.type(type);
    return body;
  }

  return async (outgoing, request, reply) => {
    const { asked, parameters, answered } = outgoing;
    const jsoncallback = textOf(parameters, 'jsoncallback');
    if (answered instanceof Refusal) return refusalOf(outgoing, answered, jsoncallback, request, reply);
    const { json, bytes, sent } = answered;
    if (sent) {
      reply.headers(sent.headers);
      if (sent.location !== undefined) return reply.redirect(sent.location, 302);
      if (sent.stream) return reply.type(sent.type).send(sent.stream);
      if (sent.bytes) {
        reply.type(sent.type);
        return sent.bytes;
      }
    }
    if (asked.wrapping === 'sso' && json) {
      reply.type(JSON_TYPE);
      return ssoDone(textOfPieces(json.pieces), now());
    }
    const curVersions = textOf(parameters, 'curVersions');
    if (json && jsoncallback === '') return bytesOf({ asked, bytes }, json, curVersions, request, reply);
    const { body, type } = answer(asked, json, { curVersions, jsoncallback });
    reply.type(type);
    return body;
  };
}
