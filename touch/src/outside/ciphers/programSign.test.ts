import { createHash } from 'node:crypto';
import { programSign as expected } from '@platform/signing/programSign';
import { expect, test } from 'vitest';
import { md5hex } from './md5';
import { programSign } from './programSign';

const known = (text: string) => createHash('md5').update(text).digest('hex');

test('[wire D1] MD5 is that of RFC 1321, for every length around a block and for UTF-8', () => {
  expect(md5hex('')).toBe('d41d8cd98f00b204e9800998ecf8427e');
  expect(md5hex('message digest')).toBe('f96b697d7cb7938d525a2f31aaf161d0');
  const lengths = Array.from({ length: 140 }, (_, length) => 'x'.repeat(length));
  for (const text of [...lengths, '密码', 'གསང་ཨང་།', '🗞'.repeat(50), 'a'.repeat(100_000)])
    expect(md5hex(text)).toBe(known(text));
});

test('[wire D1][G2] the sign is the one the platform checks, parameters in their order, values raw', () => {
  const by = { devid: 'xy1', token: 'm1.abc', random: 'r1', at: 1_930_000_000_000 };
  const parameters = { phone: '138 0000 0001', nickname: '6K+76ICF', devid: 'xy1', code: '' };
  const headers = programSign(parameters, by);
  expect(headers).toEqual({
    devid: 'xy1',
    random: 'r1',
    timestamp: '1930000000000',
    token: 'm1.abc',
    version: '1.0.0',
    'program-params': 'phone,nickname,devid,code',
    'program-sign': expected(
      { devid: 'xy1', random: 'r1', timestamp: '1930000000000', token: 'm1.abc', version: '1.0.0' },
      ['phone', 'nickname', 'devid', 'code'],
      (name) => Object.entries(parameters).find(([key]) => key === name)?.[1] ?? '',
    ),
  });
});
