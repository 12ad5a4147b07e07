import { expect, test } from 'vitest';
import { requireCurrentBuild } from './currentBuild';

test('browser journeys – a build older than its source – refuse to run and say what to do', () => {
  expect(() => requireCurrentBuild(false)).toThrow('npm run build');
  expect(() => requireCurrentBuild(true)).not.toThrow();
});
