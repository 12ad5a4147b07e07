import { ID_MAX } from '@contract/fields';
import { openApiDocument } from '@contract/openapi';
import type { Operation } from '@contract/operation';
import { pathsOf } from '@contract/services';
import { sampleOf, servedOperations } from '@testing/operationSamples';
import type { TestPlatform } from '@testing/startPlatform';
import { startWithOwner } from '@testing/startWithOwner';
import type { Owner } from '@testing/strangers';
import type { GenericSchema } from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';

const values = ['2147483648', '9'.repeat(19), '9'.repeat(30), '-1', '0', '1.5', 'abc'];

let platform: TestPlatform;
let owner: Owner;
beforeAll(async () => {
  ({ platform, owner } = await startWithOwner());
});
afterAll(() => platform.close());

const fieldsOf = ({ input }: Operation): readonly string[] => Object.keys(Object(input).entries ?? {});

type Fields = Readonly<Record<string, string | number>>;
/** Required fields that no sample fills; every text is taken there. */
function filled(operation: Operation): Fields {
  const entries: Readonly<Record<string, GenericSchema>> = Object(operation.input).entries ?? {};
  const missing = Object.entries(entries).filter(([, { type }]) => type !== 'optional');
  return Object.fromEntries(missing.map(([name]) => [name, '1']));
}

function sensibleCall(operation: Operation): Fields {
  const { calls, hostile } = sampleOf(operation.name) ?? {};
  return { ...filled(operation), ...(calls?.[0] ?? hostile?.input?.(owner)) };
}

/** Every field at the value, then each field alone beside a sensible call. */
function callsWith(operation: Operation, value: string): readonly Fields[] {
  const fields = fieldsOf(operation);
  const whole: Fields = Object.fromEntries(fields.map((name) => [name, value]));
  const sensible = sensibleCall(operation);
  return [whole, ...fields.map((name) => ({ ...sensible, [name]: value }))];
}

interface NumberField {
  readonly operation: Operation;
  readonly name: string;
  readonly min: number;
  readonly max: number;
}

/** Every number that the contract's description (`/openapi.json`) names, with its bounds there. */
function numberFields(): NumberField[] {
  return servedOperations.flatMap((operation) => {
    const { get } = Object(openApiDocument([operation], { version: '1', servers: [] }).paths)[
      pathsOf(operation)[0] ?? ''
    ];
    const parameters: { name?: string; schema?: { type?: string; minimum?: number; maximum?: number } }[] =
      get.parameters;
    return parameters.flatMap(({ name = '', schema }) =>
      schema?.type === 'integer'
        ? [{ operation, name, min: schema.minimum ?? Number.NaN, max: schema.maximum ?? Number.NaN }]
        : [],
    );
  });
}

const faultOf = async (operation: Operation, fields: Fields, headers: Record<string, string>) => {
  const path = pathsOf(operation)[0] ?? '';
  const query = new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)]));
  const { status, text } = await platform.post(`${path}?${query}`, '', headers);
  return status >= 500 ? [`${operation.name}?${query}: ${status} ${text.slice(0, 80)}`] : [];
};

async function faultsOf(value: string, headers: Record<string, string>): Promise<string[]> {
  const found: string[] = [];
  for (const operation of servedOperations)
    for (const fields of callsWith(operation, value))
      found.push(...(await faultOf(operation, fields, headers)));
  return found;
}

test.each(values)(
  '[K8][wire W4] every operation – a member sends %j for its numbers – never fails',
  async (value) => {
    await platform.configure({});
    expect(await faultsOf(value, { token: owner.token })).toEqual([]);
  },
);

test('[K8][wire W24] every operation – with legacyWrites, 9999999999 for its numbers and no token – never fails', async () => {
  await platform.configure({ legacyWrites: 1 });
  expect(await faultsOf('9999999999', {})).toEqual([]);
});

const COLUMN_ENDS = [32_768, ID_MAX, ID_MAX + 1, -ID_MAX - 2];
const numbers = numberFields();
/** Each a test of its own: many numbers take their time on a slow machine. */
const parts = Array.from({ length: 12 }, (_, part) => ({
  part: part + 1,
  fields: numbers.filter((_field, index) => index % 12 === part),
}));

test('[K8] the contract – its description – names more than 200 numbers', () => {
  expect(numbers.length).toBeGreaterThan(200);
});

test.each(parts)(
  '[K8][wire W4] every number of every operation, part $part – its column’s ends and its own bounds, and one beyond – never fails',
  async ({ fields }) => {
    await platform.configure({});
    const headers = { token: owner.token, devid: owner.device };
    const found: string[] = [];
    for (const { operation, name, min, max } of fields)
      for (const value of new Set([...COLUMN_ENDS, min, min - 1, max, max + 1])) {
        const query = { ...sensibleCall(operation), [name]: String(value) };
        found.push(...(await faultOf(operation, query, headers)));
      }
    expect(found).toEqual([]);
  },
);

test.each(parts)(
  '[K8][wire W4] a number without bounds of its own, part $part – beyond its column – is answered as its column’s end is',
  async ({ fields }) => {
    await platform.configure({});
    const unbounded = fields.filter(({ operation, max }) => max === ID_MAX && !operation.writes);
    for (const { operation, name } of unbounded) {
      const answerTo = async (value: number) => {
        const query = { ...sensibleCall(operation), [name]: String(value), curVersions: '3' };
        const text = Object.entries(query).map(([field, sent]): [string, string] => [field, String(sent)]);
        const path = `${pathsOf(operation)[0]}?${new URLSearchParams(text)}`;
        const { status, text: body } = await platform.get(path, { token: owner.token, devid: owner.device });
        return [operation.name, name, status, /"status":(-?\d+)/.exec(body)?.[1]];
      };
      expect(await answerTo(ID_MAX + 1)).toEqual(await answerTo(ID_MAX));
    }
  },
);
