import type { IncomingMessage } from 'node:http';
import { MAX_BODY_NAMES } from '@contract/limits';
import { Busboy, type BusboyInstance } from '@fastify/busboy';
import { tooLarge, transportFault } from '@platform/wire/refusals';

export type Form = Record<string, string | string[]>;

/** Names come as they like: none is inherited. */
export const emptyForm = (): Form => Object.create(null);

/** Repeated names become lists. */
export function addField(form: Form, name: string, value: string): void {
  const before = form[name];
  if (before === undefined) form[name] = value;
  else if (typeof before === 'string') form[name] = [before, value];
  else before.push(value);
}

/**
 * Fields of a form in parts, as scripts of browsers send one that was never told otherwise; files in it are passed over.
 * @param maxBytes as many as any other body of the operation may have
 * @throws Refusal HTTP 413 beyond what a body may have, 400 for what is no such form or ends too early
 */
export function readFormFields(request: IncomingMessage, maxBytes: number): Promise<Form> {
  const form = emptyForm();
  return new Promise((resolve, reject) => {
    let size = 0;
    const fail = (error: Error) => {
      request.unpipe();
      request.resume();
      reject(error);
    };
    const unreadable = () => fail(transportFault(400, '表单不完整'));
    const type = request.headers['content-type'] ?? '';
    let parts: BusboyInstance;
    try {
      parts = new Busboy({
        headers: { ...request.headers, 'content-type': type },
        limits: { fieldSize: maxBytes, fields: MAX_BODY_NAMES, parts: MAX_BODY_NAMES },
      });
    } catch {
      // no boundary: there is nothing to read by
      return unreadable();
    }
    parts.on('field', (name, value) => addField(form, name, value));
    parts.on('file', (_, stream) => stream.resume());
    for (const limit of ['partsLimit', 'fieldsLimit'] as const) parts.on(limit, () => fail(tooLarge()));
    parts.on('error', unreadable);
    parts.on('finish', () => resolve(form));
    request.on('data', (piece: Buffer) => {
      size += piece.length;
      if (size > maxBytes) fail(tooLarge());
    });
    request.on('error', unreadable);
    request.on('aborted', unreadable);
    request.pipe(parts);
  });
}
