import type { IncomingMessage } from 'node:http';
import { Busboy, type BusboyConfig, type BusboyInstance } from '@fastify/busboy';
import { transportFault } from '@platform/wire/refusals';

export interface FormReading {
  readonly limits: BusboyConfig['limits'];
  /** Error of a form beyond the limits. */
  tooLarge(): Error;
  /** Listens to the form's parts. @param fail ends the reading @returns its clean-up, at the end of the reading */
  listen(form: BusboyInstance, fail: (error: Error) => void): () => void;
}

export const unreadableForm = () => transportFault(400, '表单不完整');

/**
 * Reads a form in parts (multipart/form-data) to its end.
 * @throws Refusal HTTP 400 for a form that is malformed or ends too early, and errors of `fail`
 */
export function readForm(request: IncomingMessage, { limits, tooLarge, listen }: FormReading): Promise<void> {
  return new Promise((resolve, reject) => {
    let cleanUp = () => {};
    const fail = (error: Error) => {
      cleanUp();
      request.unpipe();
      request.resume();
      reject(error);
    };
    const failUnreadable = () => fail(unreadableForm());
    // The sender gave up while the form waited: it would send no event any more.
    if (request.destroyed) return reject(unreadableForm());
    const type = request.headers['content-type'] ?? '';
    let form: BusboyInstance;
    try {
      form = new Busboy({ headers: { ...request.headers, 'content-type': type }, limits });
    } catch {
      // Without a boundary there is nothing to read by.
      return failUnreadable();
    }
    for (const limit of ['filesLimit', 'fieldsLimit', 'partsLimit'] as const)
      form.on(limit, () => fail(tooLarge()));
    form.on('error', failUnreadable);
    form.on('finish', () => {
      cleanUp();
      resolve();
    });
    request.on('error', failUnreadable);
    request.on('aborted', failUnreadable);
    cleanUp = listen(form, fail);
    request.pipe(form);
  });
}
