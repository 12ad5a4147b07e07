import type { Operation } from '@contract/operation';
import { operations } from '@contract/operations';
import { addressOf } from '@touch/outside/member/addresses';
import { describe, expect, test } from 'vitest';

const modules: Record<string, object> = import.meta.glob(
  ['../../touch/src/api/**/*.{ts,tsx}', '!**/*.test.{ts,tsx}'],
  { eager: true },
);
const byName = new Map(operations.map((operation) => [operation.name, operation]));

interface QueryCall {
  readonly where: string;
  readonly operation: string;
  readonly fields: readonly string[];
}

const objectAt = (value: object, name: string): object => {
  const found: unknown = Reflect.get(value, name);
  return typeof found === 'object' && found !== null ? found : {};
};

/** A query's operation, with the fields of its first and second page. */
function callsOf(where: string, query: unknown): QueryCall[] {
  if (typeof query !== 'object' || query === null || !('operation' in query)) return [];
  const { operation } = query;
  if (typeof operation !== 'string' || !('read' in query)) return [];
  const next = 'next' in query && typeof query.next === 'function' ? query.next : () => ({});
  const row = { iorder: '1', fileId: '1', id: '1' };
  const pages = [next(0, undefined), next(1, row)];
  const fields = [objectAt(query, 'input'), ...pages].flatMap((fields) => Object.keys(fields ?? {}));
  return [{ where, operation, fields: [...new Set(fields)] }];
}

/** Arguments of queries that need more than plain numbers. */
const madeWith: Readonly<Record<string, readonly unknown[]>> = {
  searchAllInTimeQuery: [{ key: 'a', tclass: -1, fields: ['title'] }],
  myFavQuery: ['1', () => 0],
  followedAccountsQuery: [[1], '1'],
};

/** Every `…Query` of touch with its file, hooks excepted. */
const queries = Object.entries(modules).flatMap(([file, module]) =>
  Object.entries(module)
    .filter(([name]) => name.endsWith('Query') && !/^use[A-Z]/.test(name))
    .map(([name, made]) => ({ where: `${file.split('/').at(-1)} ${name}`, name, made })),
);

/** Each query made once: the fields do not depend on the values. */
const queryCalls = queries.flatMap(({ where, name, made }) =>
  callsOf(where, typeof made === 'function' ? made(...(madeWith[name] ?? [1, 1, 1])) : made),
);

function knownFields({ input, spellings = {} }: Operation): string[] {
  const entries = 'entries' in input && typeof input.entries === 'object' ? (input.entries ?? {}) : {};
  return [...Object.keys(entries), ...Object.values(spellings).flat()];
}

describe('calls of touch stand in the contract', () => {
  test('[K2] queries of touch – in every folder of api – are found and looked into', () => {
    expect(queries.length).toBeGreaterThan(90);
    expect(queryCalls.map(({ where }) => where)).toEqual(queries.map(({ where }) => where));
    expect(queryCalls.flatMap(({ fields }) => fields)).toContain('page');
  });

  test.each(queryCalls)('[K2] $where calls $operation where the contract has it', ({ operation }) => {
    const known = byName.get(operation);
    expect(known?.name).toBe(operation);
    const { service, path, method } = addressOf(operation);
    const places = [known, ...(known?.also ?? [])].map((place) => `${place?.service} ${place?.path}`);
    expect(places).toContain(`${service} ${path}`);
    expect(method).toBe(known?.method);
  });

  test.each(queryCalls)('[K2] $where sends fields the contract knows', ({ operation, fields }) => {
    const known = byName.get(operation);
    const unknown = known ? fields.filter((field) => !knownFields(known).includes(field)) : fields;
    expect(unknown).toEqual([]);
  });
});
