import type { Operation } from '@contract/operation';
import { pathsOf } from '@contract/services';
import { operationFor } from '@platform/operations/callContext';
import { createLimit } from '@platform/queues/limit';
import type { Parameters } from '@platform/wire/parameters';
import { Refusal } from '@platform/wire/refusals';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  isPrivate,
  maxBodyOf,
  type OperationRouteOptions,
  readBody,
  readContext,
  withFiles,
} from './operationRequests';
import { RequestReader } from './requestParsing';
import { createSender, type OutgoingAnswer } from './sendAnswer';
import { uploadLimit } from './uploadLimit';

/** Reads that browsers of other origins may make: third-party readers come from anywhere (wire W17). */
const OPEN_READ = {
  'access-control-allow-origin': '*',
  'cache-control': 'no-cache',
  vary: 'accept-encoding',
};
const PRIVATE = { 'cache-control': 'private, no-store' };

/** Every operation on every path it answers, GET and POST alike (wire W2, W9). */
export function operationRoutes(
  app: FastifyInstance,
  operations: readonly Operation[],
  options: OperationRouteOptions,
): void {
  const { runner, deciphering } = options;
  const requests = new RequestReader(runner);
  const limitUploads = createLimit(uploadLimit);
  const send = createSender(options.now);

  /** The answer with the parameters it was called with; deciphered values replace those in clear. */
  async function answerTo(
    declared: Operation,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<OutgoingAnswer> {
    const { url, query } = request;
    const body = await readBody(declared, request);
    let parameters: Parameters = requests.parameters(declared, { url, query, body });
    let operation = declared;
    try {
      const deciphered = deciphering.read(declared, parameters, request.ip);
      parameters = deciphered.parameters;
      const context = await readContext(options, declared, request, reply, deciphered);
      operation = operationFor(declared, context.caller);
      if (operation !== declared) reply.removeHeader('access-control-allow-origin').headers(PRIVATE);
      const result = await withFiles(
        limitUploads,
        declared,
        request,
        { ...deciphered, context },
        (parsed) => {
          const plain = deciphering.readIdentity(declared, parsed.parameters, request.ip);
          return runner.run(operation, requests.input(declared, plain), parsed.context);
        },
      );
      return { parameters, operation, result };
    } catch (error) {
      if (error instanceof Refusal && (error.http === 200 || declared.wrapping === 'sso'))
        return { parameters, operation, result: error };
      throw error;
    }
  }

  for (const operation of operations) {
    const headers = isPrivate(operation) ? PRIVATE : OPEN_READ;
    const handler = async (request: FastifyRequest, reply: FastifyReply) => {
      reply.headers(headers);
      return send(await answerTo(operation, request, reply), request, reply);
    };
    const bodyLimit = maxBodyOf(operation);
    for (const url of pathsOf(operation)) app.route({ method: ['GET', 'POST'], url, bodyLimit, handler });
  }
}
