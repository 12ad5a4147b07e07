import * as v from 'valibot';
import { expect, test } from 'vitest';
import { faults } from './strictSchema';

const Shape = v.object({
  name: v.string(),
  rows: v.array(
    v.object({ id: v.pipe(v.number(), v.integer()), note: v.optional(v.object({ a: v.string() })) }),
  ),
  either: v.union([v.object({ x: v.number() }), v.strictObject({})]),
});
const whole = { name: 'a', rows: [{ id: 1, note: { a: '' } }, { id: 2 }], either: {} };

test('[K2] an exact value has no fault', () => {
  expect(faults(Shape, whole)).toEqual([]);
});

test.each([
  ['a key too many', { ...whole, more: 1 }],
  ['a key too many in a row', { ...whole, rows: [{ id: 1, more: 1 }] }],
  ['a key too many in an optional part', { ...whole, rows: [{ id: 1, note: { a: '', b: '' } }] }],
  ['a key too many in one of several', { ...whole, either: { x: 1, y: 1 } }],
  ['a key missing', { name: 'a', rows: [] }],
  ['a value out of its bounds', { ...whole, rows: [{ id: 1.5 }] }],
])('[K2] %s is a fault', (_what, value) => {
  expect(faults(Shape, value)).not.toEqual([]);
});
