import pg from 'pg';

/** The statement that is changed at the moment. */
interface Fault {
  readonly name: string;
  readonly text: string;
}

let fault: Fault | undefined;
let faults = 0;
let isRefused = false;
let listener: (name: string, text: string) => void = () => undefined;

/** Is told of every named statement. */
export const onStatement = (heard: typeof listener): void => {
  listener = heard;
};

/**
 * Changes a statement of this process while `work` runs.
 * @returns what `work` gave, and whether PostgreSQL refused the changed statement itself
 */
export async function withFault<Result>(changed: Fault, work: () => Promise<Result>) {
  fault = changed;
  faults += 1;
  isRefused = false;
  try {
    return { result: await work(), isRefused };
  } finally {
    fault = undefined;
  }
}

interface Named {
  readonly name: string;
  readonly text: string;
}
const isNamed = (config: unknown): config is Named =>
  typeof config === 'object' && config !== null && 'name' in config && typeof config.name === 'string';

/** Refusals of a statement as it stands: class 42 of SQLSTATE. */
const isOfSyntax = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && /^42/.test(String(error.code));

const query: (this: unknown, ...parts: unknown[]) => unknown = pg.Client.prototype.query;
Reflect.set(pg.Client.prototype, 'query', function changed(this: unknown, ...parts: unknown[]): unknown {
  const [config] = parts;
  if (!isNamed(config)) return query.apply(this, parts);
  listener(config.name, config.text);
  if (fault?.name !== config.name) return query.apply(this, parts);
  // one name, one text on a connection
  const name = `mutant-${faults}`;
  const answer = query.apply(this, [{ ...config, name, text: fault.text }]);
  if (!(answer instanceof Promise)) return answer;
  return answer.catch((error) => {
    isRefused ||= isOfSyntax(error);
    throw error;
  });
});
