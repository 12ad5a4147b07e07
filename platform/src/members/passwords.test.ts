import { stat } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { hashPassword, isPassword, staffCost } from './passwords.service';

const MD5 = '5f4dcc3b5aa765d61d8327deb882cf99';
const many = <T>(length: number, make: () => Promise<T>) => Array.from({ length }, make);

test('[K9] a rush of passwords leaves threads to those who read files, and a place to the newsroom', async () => {
  const order: string[] = [];
  const rush = many(20, () => isPassword(MD5, null).then(() => order.push('password')));
  const staff = hashPassword(MD5, staffCost).then(() => order.push('staff'));
  await stat('.').then(() => order.push('file'));
  await Promise.all([...rush, staff]);
  expect(order[0]).toBe('file');
  expect(order.indexOf('staff')).toBeLessThan(12);
});

test('[K8] passwords do not pile up: who finds a hundred waiting is told at once', async () => {
  const hash = await hashPassword(MD5);
  const all = await Promise.allSettled(many(110, () => isPassword(MD5, hash)));
  expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(102);
  expect(all.at(-1)).toMatchObject({ reason: { http: 429 } });
  expect(await isPassword(MD5.toUpperCase(), hash)).toBe(true);
});
