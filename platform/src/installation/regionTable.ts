import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { startRefused } from '@platform/db/startRefused';
import type IP2Region from 'ip2region';

// a CommonJS module whose class is its property `default`
const { default: RegionTable } = createRequire(import.meta.url)('ip2region') as typeof import('ip2region');

/** Files of an operator in the form of ip2region; '' = the ones that come with it. */
export interface RegionTables {
  readonly ipv4: string;
  readonly ipv6: string;
}

const MAINLAND = '中国';
/** Regions of which the country stands in front. */
const WITH_COUNTRY = /^(香港|澳门|台湾)/;
const SUFFIX = /(省|市|壮族自治区|回族自治区|维吾尔自治区|自治区|特别行政区)$/;

let files: RegionTables = { ipv4: '', ipv6: '' };
let table: IP2Region | undefined;

/** Opened with the first address: the tables take 13 MB. */
function openTable(): IP2Region {
  const { ipv4, ipv6 } = files;
  table ??= new RegionTable({ ...(ipv4 && { ipv4db: ipv4 }), ...(ipv6 && { ipv6db: ipv6 }) });
  return table;
}

/** @throws Error, one clear line, for a file that is missing or no such table */
export function setRegionTables(tables: RegionTables): void {
  files = tables;
  table = undefined;
  const named = [tables.ipv4, tables.ipv6].filter((file) => file !== '');
  for (const file of named)
    if (!existsSync(file)) throw startRefused(`REGION_TABLE: there is no file ${file}.`);
  if (named.length === 0) return;
  try {
    const found = [openTable().search('1.1.1.1'), openTable().search('2001:4860:4860::8888')];
    if (found.some((one) => !one)) throw new Error('an address was not found');
  } catch {
    throw startRefused(`REGION_TABLE: ${named.join(' or ')} is no table of ip2region.`);
  }
}

/**
 * The province of an address in mainland China, else the country, in Chinese: 广东, 中国香港, 美国; '' for an unknown or private one. The
 * table is on this machine: nobody else is asked (K17).
 */
export function regionOf(address: string): string {
  const found = openTable().search(address);
  if (!found || found.country === '') return '';
  if (found.country !== MAINLAND) return found.country;
  const province = found.province.replace(SUFFIX, '');
  return WITH_COUNTRY.test(province) ? MAINLAND + province : province;
}

/** Rules of a place: `cn` has those that China alone has, `other` does not. */
export type Region = 'cn' | 'other';

/** The region that is shown beside words from an address; '' on a site where none is (K17). */
export const shownRegion = (site: { readonly region: Region }, address: string): string =>
  site.region === 'cn' ? regionOf(address) : '';
