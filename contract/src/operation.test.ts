import * as v from 'valibot';
import { expect, test } from 'vitest';
import { completeAddress } from './address';
import { read, write } from './operation';

const described = { name: 'some', row: 'g1', input: v.object({}), output: v.object({}) };

test('[wire W9] an operation that reads – with nothing else said – is a shared GET of the base service', () => {
  expect(read(described)).toEqual({
    ...described,
    ...{ service: 'base', path: '/some', method: 'GET', encoding: 'query', writes: false },
    ...{ personal: false, absent: 'list', wrapping: 'plain' },
  });
});

test('[wire W9] an operation that writes – with nothing else said – is a POST form of one person', () => {
  expect(write(described)).toEqual({
    ...read(described),
    ...{ method: 'POST', encoding: 'form', writes: true, personal: true },
  });
});

test('[wire W9] an operation – with its own address and traits – keeps them', () => {
  const own = { service: 'amuc', path: '/x', encoding: 'json', absent: 'empty', personal: false } as const;
  expect(write({ ...described, ...own })).toMatchObject({ ...own, method: 'POST', writes: true });
});

test('[wire W1] an address – of which the name alone is said – is GET /name of the base service', () => {
  expect(completeAddress({ name: 'some' })).toEqual({ service: 'base', path: '/some', method: 'GET' });
  expect(completeAddress({ name: 'some', service: 'sso', path: '/x', method: 'POST' })).toEqual({
    ...{ service: 'sso', path: '/x', method: 'POST' },
  });
});
