import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, onTestFinished, test } from 'vitest';
import { regionOf, setRegionTables } from './regionTable';

afterEach(() => setRegionTables({ ipv4: '', ipv6: '' }));

test.each([
  ['a province', '61.139.2.69', '四川'],
  ['an autonomous region', '202.98.224.68', '西藏'],
  ['one with a longer name', '202.103.224.68', '广西'],
  ['a city that is a province', '202.96.209.5', '上海'],
  ['Hong Kong', '1.64.0.1', '中国香港'],
  ['Taiwan', '61.220.1.1', '中国台湾'],
  ['another country', '8.8.8.8', '美国'],
  ['a province by IPv6', '240e:473:150:fa14:56d6:cbcb:aae1:f7e4', '浙江'],
  ['an IPv4 address inside IPv6', '::ffff:61.139.2.69', '四川'],
  ['this machine', '127.0.0.1', ''],
  ['a private network', '10.1.2.3', ''],
  ['an address of documentation', '2001:db8::1', ''],
  ['no address', 'unknown', ''],
  ['nothing', '', ''],
])('[K17] the region of %s', (_, address, region) => {
  expect(regionOf(address)).toBe(region);
});

test('[K17] REGION_TABLE – a missing file, and one that is no table – stop the start with one line that names it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'touchpaper-regions-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const missing = join(folder, 'missing.db');
  expect(() => setRegionTables({ ipv4: missing, ipv6: '' })).toThrow(`there is no file ${missing}`);
  const wrong = join(folder, 'wrong.db');
  writeFileSync(wrong, 'no table');
  expect(() => setRegionTables({ ipv4: wrong, ipv6: '' })).toThrow(`${wrong} is no table of ip2region`);
  expect(() => setRegionTables({ ipv4: '', ipv6: wrong })).toThrow(`${wrong} is no table of ip2region`);
});
