import type { Operation } from '@contract/operation';
import { pathsOf } from '@contract/services';
import type { CallNote } from '@platform/installation/audit/callRecord';
import type { CallContext } from '@platform/operations/callContext';
import type { OperationResult } from '@platform/operations/operationRunner';
import { createLimit } from '@platform/queues/limit';
import { mergeParameters } from '@platform/wire/parameters';
import { Refusal } from '@platform/wire/refusals';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  isPrivate,
  maxBodyOf,
  type OperationRouteOptions,
  operationFor,
  readContext,
  recordAnswer,
  takesFiles,
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

/** Answers requests to operations, and records those that the audit log holds (K18). */
function createAnswering(options: OperationRouteOptions) {
  const { runner, deciphering } = options;
  const shared = new RequestReader(runner);
  const limitUploads = createLimit(uploadLimit);

  /** The answer with the parameters it was called with; deciphered values replace those in clear. */
  return (declared: Operation) => {
    const isShared = !isPrivate(declared);
    const decipher = deciphering.parametersOf(declared);
    const decipherIdentity = deciphering.identityOf(declared);
    return async (request: FastifyRequest, reply: FastifyReply): Promise<OutgoingAnswer> => {
      const { url, query, body, ip } = request;
      let parameters = isShared ? shared.parameters({ url, query, body }) : mergeParameters(query, body);
      let operation = declared;
      let context: CallContext | undefined;
      const note: CallNote = {};
      const record = async (result: OperationResult | Error) =>
        declared.recorded && recordAnswer(options, declared, request, { parameters, note, context, result });
      try {
        const enciphered = decipher && 'encryptData' in parameters;
        if (enciphered) parameters = decipher(parameters, ip);
        const read = { parameters, enciphered, note };
        context = await readContext(options, declared, request, reply, read);
        operation = operationFor(declared, context.caller);
        if (operation !== declared) reply.removeHeader('access-control-allow-origin').headers(PRIVATE);
        const result = await withFiles(
          limitUploads,
          declared,
          request,
          { ...read, context },
          async (parsed) => {
            const plain = decipherIdentity ? decipherIdentity(parsed.parameters, ip) : parsed.parameters;
            const input = isShared ? shared.input(declared, plain) : runner.parseInput(declared, plain);
            return runner.run(operation, input, parsed.context);
          },
        );
        await record(result);
        return { parameters, operation, result };
      } catch (error) {
        await record(error instanceof Error ? error : new Error('no error was thrown'));
        if (error instanceof Refusal && (error.http === 200 || declared.wrapping === 'sso'))
          return { parameters, operation, result: error };
        throw error;
      }
    };
  };
}

/** Every operation on every path it answers, GET and POST alike (wire W2, W9). */
export function operationRoutes(
  app: FastifyInstance,
  operations: readonly Operation[],
  options: OperationRouteOptions,
): void {
  const answeringOf = createAnswering(options);
  const send = createSender(options.now);
  for (const operation of operations) {
    const headers = isPrivate(operation) ? PRIVATE : OPEN_READ;
    const answerTo = answeringOf(operation);
    const handler = async (request: FastifyRequest, reply: FastifyReply) => {
      reply.headers(headers);
      return send(await answerTo(request, reply), request, reply);
    };
    const bodyLimit = maxBodyOf(operation);
    const config = { readsFormFields: !takesFiles(operation) };
    for (const url of pathsOf(operation))
      app.route({ method: ['GET', 'POST'], url, bodyLimit, config, handler });
  }
}
