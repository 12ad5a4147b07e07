import { transportFault } from '@platform/wire/refusals';
import type { FastifyInstance } from 'fastify';
import { addField, emptyForm, type Form } from './formFields';

/** Forms as recorded clients send them, and nothing else by surprise: unknown kinds of body are ignored, not refused (W9). */
export function registerBodyParsers(app: FastifyInstance): void {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, body, done) => {
    done(null, formOf(String(body)));
  });
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_, body, done) => {
    const text = String(body);
    if (text === '') return done(null, {});
    try {
      done(null, JSON.parse(text));
    } catch {
      done(transportFault(400, 'the body is no JSON'));
    }
  });
  app.addContentTypeParser('text/plain', { parseAs: 'string' }, (_, body, done) =>
    done(null, formOf(String(body))),
  );
  // read by the operation (operations.ts): where it takes files not before it is known who sends them
  app.addContentTypeParser(/^multipart\/form-data/i, (_, _payload, done) => done(null, {}));
  app.addContentTypeParser('*', (_, payload, done) => {
    payload.on('end', () => done(null, {})).on('error', done);
    payload.resume();
  });
}

/** Read in one go: a body has room for a hundred thousand names. */
function formOf(text: string): Form {
  const form = emptyForm();
  for (const [name, value] of new URLSearchParams(text)) addField(form, name, value);
  return form;
}
