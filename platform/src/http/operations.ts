import { takesCiphers } from '@contract/enciphering';
import type { Operation } from '@contract/operation';
import { pathsOf } from '@contract/services';
import { hasCiphers } from '@platform/sites/cipherKeys';
import type { Site } from '@platform/sites/site';
import type { SiteFinder } from '@platform/sites/sites.service';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Answering } from './answering';
import { refusalText } from './answers';
import { Askings } from './asked';
import { asAskedBy, type CallContext } from './context';
import { crossOriginHeaders } from './crossOrigin';
import { type Deciphering, over, type ReadParameters } from './deciphering';
import { decipherFailed, loginNeeded, notServedYet, Refusal, refused } from './errors';
import { readFormFields } from './formFields';
import { formTurns } from './formTurns';
import { callerOf, claimedDeviceOf, type Proofs, signingDevice } from './identity';
import { announcedBytes, isMultipart, readMultipart } from './multipart';
import { type Parameters, textOf } from './parameters';
import { createSending, type Outgoing } from './sending';

/** Reads that browsers of other origins may make: third-party readers come from anywhere (wire W17). */
const OPEN_READ = {
  'access-control-allow-origin': '*',
  'cache-control': 'no-cache',
  vary: 'accept-encoding',
};
const OWN = { 'cache-control': 'private, no-store' };

interface Whole {
  readonly given: Parameters;
  readonly context: CallContext;
}

export interface OperationParts {
  readonly answering: Answering;
  readonly sites: SiteFinder;
  readonly proofs: Proofs;
  readonly deciphering: Deciphering;
  /** Checks the sign of a login service's call (wire D1). @throws SsoRefusal */
  readonly checkSign: (site: Site, request: FastifyRequest, parameters: Parameters) => Promise<void>;
  readonly now: () => number;
}

/** Every operation on every path it answers, GET and POST alike (wire W2, W9). */
export function operationRoutes(
  app: FastifyInstance,
  operations: readonly Operation[],
  parts: OperationParts,
): void {
  const { answering, sites, proofs, deciphering, checkSign, now } = parts;
  const askings = new Askings(answering);
  const inTurn = formTurns();
  const send = createSending(now);
  for (const operation of operations) {
    const own = operation.writes || operation.personal;

    async function contextOf(
      request: FastifyRequest,
      reply: FastifyReply,
      read: ReadParameters,
    ): Promise<CallContext> {
      const { parameters, enciphered } = read;
      const { site, origin } = await sites.of(request, parameters);
      if (own) reply.headers(crossOriginHeaders(request.headers.origin, site));
      if (!answering.serves(operation)) throw notServedYet(operation.name);
      if (!enciphered && mustBeEnciphered(site, operation)) throw decipherFailed();
      if (operation.service === 'sso') await checkSso(site, request, parameters);
      const curVersions = textOf(parameters, 'curVersions');
      const claimedDevice =
        claimedDeviceOf(operation, parameters) || signingDevice(operation, request.headers);
      const caller = await callerOf(proofs, site, operation, request.headers, parameters);
      return { site, origin, curVersions, claimedDevice, caller, address: request.ip, files: [] };
    }

    /** A form may come in parts like any other (wire W9); one with files is read later. */
    async function bodyOf({ body, headers, method, raw }: FastifyRequest): Promise<unknown> {
      const isThere = method === 'POST' && headers['content-length'] !== '0';
      if (operation.encoding === 'multipart' || !isMultipart(headers['content-type']) || !isThere)
        return body;
      return readFormFields(raw);
    }

    /** Reads a form with files, of somebody who may send some: nobody else's fill the memory. */
    async function withFiles<Result>(
      { raw }: FastifyRequest,
      { parameters, enciphered }: ReadParameters,
      context: CallContext,
      answer: (whole: Whole) => Promise<Result>,
    ): Promise<Result> {
      if (operation.encoding !== 'multipart' || !isMultipart(raw.headers['content-type']))
        return answer({ given: parameters, context });
      if (context.caller.kind !== 'member') throw loginNeeded();
      const whose = `${context.site.id}/${context.caller.memberId}`;
      return inTurn({ whose, bytes: announcedBytes(raw) }, async () => {
        const { fields, files } = await readMultipart(raw);
        const given = enciphered ? over(operation, fields, parameters) : { ...parameters, ...fields };
        return answer({ given, context: { ...context, files } });
      });
    }

    async function checkSso(site: Site, request: FastifyRequest, parameters: Parameters): Promise<void> {
      if (site.unknown) throw refused('没有这个站点');
      if (site.config.legacyWrites !== 1) await checkSign(site, request, parameters);
    }

    /** The answer, and the parameters it was asked with: what is deciphered wins from here on. */
    async function answeredTo(request: FastifyRequest, reply: FastifyReply): Promise<Outgoing> {
      const { url, query } = request;
      let parameters: Parameters = askings.parameters(operation, { url, query, body: await bodyOf(request) });
      let asked: Operation = operation;
      try {
        const read = deciphering.read(operation, parameters, request.ip);
        parameters = read.parameters;
        const whole = await contextOf(request, reply, read);
        asked = asAskedBy(operation, whole.caller);
        if (asked !== operation) reply.removeHeader('access-control-allow-origin').headers(OWN);
        const answered = await withFiles(request, read, whole, ({ given, context }) => {
          const plain = deciphering.readIdentity(operation, given, request.ip);
          return answering.answered(asked, askings.input(operation, plain), context);
        });
        return { parameters, asked, answered };
      } catch (error) {
        if (error instanceof Refusal && (error.http === 200 || operation.wrapping === 'sso'))
          return { parameters, asked, answered: error };
        throw error;
      }
    }

    const handler = async (request: FastifyRequest, reply: FastifyReply) => {
      reply.headers(own ? OWN : OPEN_READ);
      return send(await answeredTo(request, reply), request, reply);
    };
    for (const url of pathsOf(operation)) app.route({ method: ['GET', 'POST'], url, handler });
  }
}

/** A site that has ciphers may ask for them (wire D5). */
const mustBeEnciphered = ({ config }: Site, operation: Operation): boolean =>
  config.encryptRequired === 1 && hasCiphers(config) && takesCiphers(operation);

/** The one place where an error becomes an answer (wire W7); a crash says nothing of its inside. */
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

/** HTTP code of an error that is none of ours. */
export function httpOf(error: unknown): number {
  if (typeof error === 'object' && error !== null && 'statusCode' in error) {
    const { statusCode } = error;
    if (typeof statusCode === 'number' && statusCode >= 400 && statusCode < 600) return statusCode;
  }
  return 500;
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : 'error');
