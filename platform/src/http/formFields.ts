import type { IncomingMessage } from 'node:http';
import { MAX_BODY_NAMES } from '@contract/limits';
import { tooLarge } from '@platform/wire/refusals';
import { readForm } from './readForm';

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
export async function readFormFields(request: IncomingMessage, maxBytes: number): Promise<Form> {
  const fields = emptyForm();
  let size = 0;
  await readForm(request, {
    limits: { fieldSize: maxBytes, fields: MAX_BODY_NAMES, parts: MAX_BODY_NAMES },
    tooLarge,
    listen(form, fail) {
      form.on('field', (name, value) => addField(fields, name, value));
      form.on('file', (_, stream) => stream.resume());
      const count = ({ length }: Buffer) => {
        size += length;
        if (size > maxBytes) fail(tooLarge());
      };
      request.on('data', count);
      return () => request.off('data', count);
    },
  });
  return fields;
}
