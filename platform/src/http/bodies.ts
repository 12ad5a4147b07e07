import type { FastifyInstance } from 'fastify';
import { transportFault } from './errors';

/** Forms as recorded clients send them, and nothing else by surprise: unknown kinds of body are ignored, not refused (W9). */
export function bodyReading(app: FastifyInstance): void {
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
  // read by the operations that take files, once it is known who sends them (operations.ts)
  app.addContentTypeParser(/^multipart\/form-data/i, (_, _payload, done) => done(null, {}));
  app.addContentTypeParser('*', (_, payload, done) => {
    payload.on('end', () => done(null, {})).on('error', done);
    payload.resume();
  });
}

/** Repeated names become lists. Read in one go: a body has room for a hundred thousand names. */
function formOf(text: string): Record<string, unknown> {
  const form: Record<string, string | string[]> = Object.create(null);
  for (const [name, value] of new URLSearchParams(text)) {
    const before = form[name];
    if (before === undefined) form[name] = value;
    else if (typeof before === 'string') form[name] = [before, value];
    else before.push(value);
  }
  return form;
}
