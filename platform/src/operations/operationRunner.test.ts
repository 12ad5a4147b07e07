import { operations } from '@contract/operations';
import { Status } from '@contract/statuses';
import { expect, test } from 'vitest';
import { createOperationRunner } from './operationRunner';

test('[S§8] an operation without a handler – called – is refused with 11001', () => {
  const fail = (error: unknown) => {
    throw error;
  };
  const { isServed, parseInput } = createOperationRunner({
    operations,
    served: [],
    now: () => 0,
    failed: fail,
    checkMinor: async () => undefined,
  });
  const operation = operations[0];
  expect(operation && isServed(operation)).toBe(false);
  expect(operation && parseInput(operation, {})).toMatchObject({ status: Status.notServed });
});
