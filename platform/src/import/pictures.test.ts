import { expect, test } from 'vitest';
import { secureAddressOf } from './pictures.service';

test.each([
  ['http://img.example/1.png?a=b', 'https://img.example/1.png?a=b'],
  ['https://img.example:8443/1.png', 'https://img.example:8443/1.png'],
  ['https://8.8.8.8/1.png', 'https://8.8.8.8/1.png'],
  ['http://img.example:8080/1.png', ''],
  ['https://10.0.0.9/1.png', ''],
  ['https://[::1]/1.png', ''],
  ['https://2130706433/1.png', ''],
  ['http://localhost/1.png', ''],
  ['https://router.localhost./1.png', ''],
])('[K5] %s is linked as %o', (address, linked) => {
  expect(secureAddressOf(address)).toBe(linked);
});
