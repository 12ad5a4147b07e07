import type { Operation } from '@contract/operation';
import { pathsOf } from '@contract/services';
import { sampleOf, servedOperations } from '@testing/operationSamples';
import { seedNewsroom } from '@testing/seedNewsroom';
import { startPlatform, type TestPlatform } from '@testing/startPlatform';
import { addSecondSite, anOwner, type Owner } from '@testing/strangers';
import { afterAll, beforeAll, expect, test } from 'vitest';

const values = ['2147483648', '9'.repeat(19), '9'.repeat(30), '-1', '0', '1.5', 'abc'];

let platform: TestPlatform;
let owner: Owner;
beforeAll(async () => {
  platform = await startPlatform();
  await seedNewsroom(platform);
  await addSecondSite(platform);
  owner = await anOwner(platform);
});
afterAll(() => platform.close());

const fieldsOf = ({ input }: Operation): readonly string[] => Object.keys(Object(input).entries ?? {});

type Fields = Readonly<Record<string, string | number>>;
/** Every field at the value, then each field alone beside a sensible call. */
function callsWith(operation: Operation, value: string): readonly Fields[] {
  const fields = fieldsOf(operation);
  const whole: Fields = Object.fromEntries(fields.map((name) => [name, value]));
  const { calls, hostile } = sampleOf(operation.name) ?? {};
  const sensible = calls?.[0] ?? hostile?.input?.(owner);
  if (!sensible) return [whole];
  return [whole, ...fields.map((name) => ({ ...sensible, [name]: value }))];
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
