import { MAX_BODY_BYTES } from '@contract/limits';
import { tooLarge, transportFault } from '@platform/wire/refusals';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { maxNamesOf, requireFewNames, requirePlainJson } from './bodyBounds';
import { addField, emptyForm, type Form, readFormFields } from './formFields';
import { isMultipart } from './multipart';

/** Forms as recorded clients send them, and nothing else by surprise: unknown kinds of body are ignored, not refused (wire W9). */
export function registerBodyParsers(app: FastifyInstance): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (request, body, done) => {
      parse(done, () => formOf(String(body), request));
    },
  );
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    parse(done, () => jsonOf(String(body), request));
  });
  app.addContentTypeParser('text/plain', { parseAs: 'string' }, (request, body, done) =>
    parse(done, () => formOf(String(body), request)),
  );
  app.addContentTypeParser(/^multipart\/form-data/i, async (request: FastifyRequest) => {
    const { routeOptions, headers, raw } = request;
    const isRead = routeOptions.config.readsFormFields && headers['content-length'] !== '0';
    return isRead && isMultipart(headers['content-type'])
      ? readFormFields(raw, routeOptions.bodyLimit ?? MAX_BODY_BYTES)
      : {};
  });
  app.addContentTypeParser('*', ({ routeOptions }, payload, done) => {
    let size = 0;
    payload.on('end', () => done(null, {})).on('error', done);
    payload.on('data', ({ length }: Buffer) => {
      size += length;
      if (size > (routeOptions.bodyLimit ?? MAX_BODY_BYTES)) {
        payload.removeAllListeners('end');
        done(tooLarge());
      }
    });
  });
}

type Done = (error: Error | null, body?: unknown) => void;

/** A parser's result, or its refusal. */
function parse(done: Done, read: () => unknown): void {
  let [error, body]: [Error | null, unknown] = [null, undefined];
  try {
    body = read();
  } catch (thrown) {
    error = thrown instanceof Error ? thrown : new Error('unreadable');
  }
  done(error, body);
}

function jsonOf(text: string, request: FastifyRequest): unknown {
  if (text === '') return {};
  requirePlainJson(text, maxNamesOf(request));
  try {
    return JSON.parse(text);
  } catch {
    throw transportFault(400, 'the body is no JSON');
  }
}

function formOf(text: string, request: FastifyRequest): Form {
  requireFewNames(text, maxNamesOf(request));
  const form = emptyForm();
  for (const [name, value] of new URLSearchParams(text)) addField(form, name, value);
  return form;
}
