import { readdirSync, readFileSync } from 'node:fs';
import { type Address, completeAddress } from '@contract/address';
import { operations } from '@contract/operations';
import { describe, expect, test } from 'vitest';
import { reduceOperations } from '../vite.operations';

const reduced = (source: string) => reduceOperations(source, 'things.ts');

describe('an operation in the client', () => {
  test('[K2] a reading one – declared in place – keeps its address alone', () => {
    const source = `export const thing = read({
      name: 'thing', service: 'nis', path: '/thing/one', row: 'g1', absent: 'missing', input: v.object({}), output: v.string(),
    });`;
    expect(reduced(source)).toBe(
      "export const thing = { name: 'thing', service: 'nis', path: '/thing/one' };",
    );
  });

  test('[K2] a writing one – what it shares with others spread into it – is a POST to the shared service', () => {
    const source = `const sso = { service: 'sso', wrapping: 'sso' } as const;
export const leave = write({ ...sso, ...{ name: 'leave' as const }, encoding: 'form', input, output });`;
    expect(reduced(source)).toContain("leave = { method: 'POST', service: 'sso', name: 'leave' as const };");
  });

  test('[K2] one whose address stands in another file – reduced – is refused', () => {
    expect(() => reduced('export const thing = read({ ...addresses.thing, input, output });')).toThrow(
      'stands in its file',
    );
  });

  test('schemas – of the same file – are marked as free of effects, calls inside functions are not', () => {
    expect(reduced('const Thing = v.object({ id: int, at: v.optional(date) });')).toBe(
      'const Thing = /* @__PURE__ */ v.object({ id: int, at: /* @__PURE__ */ v.optional(date) });',
    );
    expect(reduced('const double = (list: number[]) => list.push(1);')).not.toContain('PURE');
  });

  test('[K2] every operation – reduced and completed – has the address that the platform serves', () => {
    const folder = new URL('../contract/src/', import.meta.url);
    const found = readdirSync(folder)
      .filter((name) => /^\w+\.ts$/.test(name))
      .flatMap((name) => [
        ...reduceOperations(readFileSync(new URL(name, folder), 'utf8'), name).matchAll(
          /^export const \w+ = (\{ .*name: '.*\});$/gm,
        ),
      ])
      .map(([, text]): Address => new Function(`return ${text}`)());
    expect(found).toHaveLength(operations.length);
    const addressesOf = (all: readonly Address[]) =>
      Object.fromEntries(all.map((one) => [one.name, completeAddress(one)]));
    const addresses = operations.map(({ name, service, path, method }) => ({ name, service, path, method }));
    expect(addressesOf(found)).toEqual(addressesOf(addresses));
  });
});
