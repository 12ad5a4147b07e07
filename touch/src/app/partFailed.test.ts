import { expect, test } from 'vitest';
import { failureName } from './PartFailed';
import { ChunkLoadError } from './screens';

test.each([
  [new ChunkLoadError('home', new Error('gone')), 'ChunkLoadError'],
  [
    new ChunkLoadError('home', new Error('CSS'), 'CSS_CHUNK_LOAD_FAILED'),
    'ChunkLoadError CSS_CHUNK_LOAD_FAILED',
  ],
  [new TypeError('broken'), 'TypeError'],
  ['thrown', 'ChunkLoadError'],
])('[A9] the name of a failure – %s – is its kind alone', (error, name) =>
  expect(failureName(error)).toBe(name),
);
