import { pbkdf2Sync } from 'node:crypto';
import { createProofsOfWork } from '@platform/captcha/work.rules';
import { expect, test } from 'vitest';
import { pbkdf2 } from './pbkdf2';
import { solve } from './solve';

test('[H7] the key derived without SubtleCrypto – any length of password and salt – is PBKDF2’s', () => {
  const bytes = (count: number) =>
    Uint8Array.from({ length: count }, (_, index) => (index * 37 + count) % 256);
  for (const [password, salt, rounds] of [
    [0, 0, 1],
    [20, 16, 2],
    [64, 51, 3],
    [20, 16, 5_000],
  ] as const)
    expect(Buffer.from(pbkdf2(bytes(password), bytes(salt), rounds)).toString('hex')).toBe(
      pbkdf2Sync(bytes(password), bytes(salt), rounds, 32, 'sha256').toString('hex'),
    );
});

test.each([
  ['with SubtleCrypto', true],
  ['without it, as on pages read by plain http', false],
])('[H7] work solved %s is accepted by the server', async (_, isNative) => {
  const proofs = createProofsOfWork('00'.repeat(32), Date.now);
  const subject = { site: 1, id: 'a' };
  const work = await proofs.create(subject, Date.now() + 300_000);
  expect(await proofs.isDone(subject, await solve(work, isNative))).toBe(true);
});
