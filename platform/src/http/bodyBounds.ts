import { MAX_BODY_NAMES } from '@contract/limits';
import { tooLarge } from '@platform/wire/refusals';
import type { FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Names in a body, where its callers are known before it is read. */
    readonly maxNames?: number;
    /** A form in parts is read with the body: the route takes no files, which are read once it is known who sends them. */
    readonly readsFormFields?: boolean;
  }
}

/** Objects and lists inside one another. */
const MAX_DEPTH = 16;
/** Values of a list beside each name. */
const VALUES_PER_NAME = 5;

export const maxNamesOf = ({ routeOptions }: FastifyRequest): number =>
  routeOptions.config.maxNames ?? MAX_BODY_NAMES;

/** @throws Refusal HTTP 413 for more names than the operation has */
export function requireFewNames(form: string, maxNames: number): void {
  let names = 1;
  for (let at = form.indexOf('&'); at >= 0; at = form.indexOf('&', at + 1)) {
    names += 1;
    if (names > maxNames) throw tooLarge();
  }
}

/** Looks at JSON before it is parsed: that costs more than its bytes say. @throws Refusal HTTP 413 for what is too wide or too deep */
export function requirePlainJson(json: string, maxNames: number): void {
  let [depth, names, values] = [0, 0, 0];
  let isText = false;
  for (let at = 0; at < json.length; at += 1) {
    const sign = json[at];
    if (isText) {
      if (sign === '\\') at += 1;
      else if (sign === '"') isText = false;
    } else if (sign === '"') isText = true;
    else if (sign === '{' || sign === '[') depth += 1;
    else if (sign === '}' || sign === ']') depth -= 1;
    else if (sign === ':') names += 1;
    else if (sign === ',') values += 1;
    if (depth > MAX_DEPTH || names > maxNames || values > maxNames * VALUES_PER_NAME) throw tooLarge();
  }
}
