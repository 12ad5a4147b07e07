import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { BucketSettings } from '@platform/bucket/bucketSettings';
import { startRefused } from '@platform/db/startRefused';
import { DEFAULT_SMS_LIMITS, type SmsLimits } from '@platform/installation/smsLimits.types';
import ipaddr from 'ipaddr.js';
import { readBucketSettings } from './bucketSettings.reader';
import type { RegionTables } from './regionTable';

/** Days that the audit log is stored where `LOG_DAYS` says nothing else. */
export const DEFAULT_LOG_DAYS = 200;

export interface Settings {
  readonly host: string;
  readonly port: number;
  /** `ADMIN_PORT`: port on loopback for figures and the demonstration's outbox; undefined = none. */
  readonly adminPort: number | undefined;
  readonly dataDir: string;
  /** `AUDIT_DIR`: folder of the audit log; `audit` in the data folder where nothing is set. */
  readonly auditDir: string;
  /** `LOG_DAYS`: days that the audit log is stored. */
  readonly logDays: number;
  /** `LEVEL3=on`: stricter rules for the logins of staff (K19). */
  readonly isLevel3: boolean;
  /** `KEYS_FILE`: the installation's keys, which several machines share; '' = `keys.json` of the data folder. */
  readonly keysFile: string;
  /** `REPLACE_KEYS=yes`: the keys at hand become the installation's. */
  readonly replaceKeys: boolean;
  /** `DRAIN_S`: milliseconds that a stop serves on, while balancers find another process. */
  readonly drainMs: number;
  /** `MIGRATE=off`: the schema is brought up to date by `npm run migrate` alone, and a start compares it. */
  readonly migrates: boolean;
  /** '' = the embedded PostgreSQL. */
  readonly databaseUrl: string;
  /** `REDIS_URL`: carries notifications between processes; '' = PostgreSQL does. */
  readonly redisUrl: string;
  /** `S3_…`: the bucket of media and of builds' assets; undefined = media lie in the data folder. */
  readonly s3: BucketSettings | undefined;
  /** '' = as the request says. */
  readonly publicOrigin: string;
  /** `TRUSTED_PROXIES`: addresses and ranges whose word on who calls is believed. */
  readonly trustedProxies: readonly string[];
  /** `REGION_TABLE`, `REGION_TABLE_V6`. */
  readonly regionTables: RegionTables;
  /** `DEMO=off` starts without the demonstration newsroom. */
  readonly demonstration: boolean;
  /** `METRICS=open`: anybody may read the figures; else they are at `ADMIN_PORT` alone. */
  readonly openMetrics: boolean;
  /** `SMS_GATEWAY`: address of the operator's gateway to phones; '' = none (the demonstration has its outbox). */
  readonly smsGateway: string;
  readonly smsGatewayKey: string;
  /** `SMS_FREE`, `SMS_PER_ADDRESS`, `SMS_PER_SITE`. */
  readonly smsLimits: SmsLimits;
  /** `MESSENGER_API`: the messenger's servers; '' = its own, or the demonstration's stand-in. */
  readonly messengerApi: string;
  /** `OUTBOX=open`: anybody may read the demonstration's outbox; else it is at `ADMIN_PORT` alone. */
  readonly outbox: 'own' | 'open';
}

/** Settings that hold a secret: each may stand in a file that `…_FILE` names, as orchestrators hand secrets over. */
const SECRETS = [
  ...['DATABASE_URL', 'REDIS_URL', 'SMS_GATEWAY', 'SMS_GATEWAY_KEY', 'S3_ACCESS_KEY', 'S3_SECRET_KEY'],
] as const;

/** The environment with the secrets of files. @throws Error, one clear line, for a file that cannot be read, or a secret that is given twice */
function withSecretFiles(env: Environment): Environment {
  const read = SECRETS.flatMap((name) => {
    const file = env[`${name}_FILE`];
    if (!file) return [];
    if (env[name]) throw startRefused(`${name} and ${name}_FILE are both given: leave one out.`);
    try {
      return [[name, readFileSync(file, 'utf8').trim()] as const];
    } catch (error) {
      throw startRefused(`${name}_FILE=${file} cannot be read.`, error);
    }
  });
  return { ...env, ...Object.fromEntries(read) };
}

/** @throws Error, one clear line, for a value that cannot be meant. */
export function readSettings(given: Environment): Settings {
  const env = withSecretFiles(given);
  const dataDir = resolve(env.DATA_DIR || 'data');
  return {
    host: env.HOST || '127.0.0.1',
    port: portOf(env, 'PORT', '8080'),
    adminPort: env.ADMIN_PORT ? portOf(env, 'ADMIN_PORT', '') : undefined,
    dataDir,
    auditDir: env.AUDIT_DIR ? resolve(env.AUDIT_DIR) : join(dataDir, 'audit'),
    logDays: logDaysOf(env.LOG_DAYS ?? ''),
    isLevel3: level3Of(env.LEVEL3 ?? ''),
    keysFile: env.KEYS_FILE ? resolve(env.KEYS_FILE) : '',
    drainMs: secondsOf(env, 'DRAIN_S') * 1000,
    replaceKeys: env.REPLACE_KEYS === 'yes',
    migrates: migratesOf(env.MIGRATE ?? ''),
    databaseUrl: env.DATABASE_URL ?? '',
    redisUrl: redisOf(env.REDIS_URL ?? ''),
    s3: readBucketSettings(env),
    publicOrigin: originOf(env.PUBLIC_ORIGIN ?? ''),
    trustedProxies: proxiesOf(env.TRUSTED_PROXIES ?? ''),
    regionTables: { ipv4: env.REGION_TABLE ?? '', ipv6: env.REGION_TABLE_V6 ?? '' },
    demonstration: env.DEMO !== 'off',
    openMetrics: env.METRICS === 'open',
    smsGateway: gatewayOf(env.SMS_GATEWAY ?? ''),
    smsGatewayKey: env.SMS_GATEWAY_KEY ?? '',
    smsLimits: {
      freePerNetwork: countOf(env, 'SMS_FREE', DEFAULT_SMS_LIMITS.freePerNetwork),
      perAddress: countOf(env, 'SMS_PER_ADDRESS', DEFAULT_SMS_LIMITS.perAddress),
      perSite: countOf(env, 'SMS_PER_SITE', DEFAULT_SMS_LIMITS.perSite),
    },
    messengerApi: messengerOf(env.MESSENGER_API ?? '', env.DEMO !== 'off'),
    outbox: env.OUTBOX === 'open' ? 'open' : 'own',
  };
}

type Environment = Readonly<Record<string, string | undefined>>;

function portOf(env: Environment, name: string, usual: string): number {
  const port = Number(env[name] || usual);
  if (!Number.isInteger(port) || port < 0 || port > 65535)
    throw startRefused(`${name}=${env[name]} is no port: use 1 to 65535.`);
  return port;
}

function countOf(env: Environment, name: string, usual: number): number {
  const count = Number(env[name] || usual);
  if (!Number.isInteger(count) || count < 0 || count > 10 ** 9)
    throw startRefused(`${name}=${env[name]} is no number of text messages: use 0 or more.`);
  return count;
}

function level3Of(text: string): boolean {
  if (!['', 'on', 'off'].includes(text)) throw startRefused(`LEVEL3=${text} is neither on nor off.`);
  return text === 'on';
}

function migratesOf(text: string): boolean {
  if (!['', 'on', 'off'].includes(text)) throw startRefused(`MIGRATE=${text} is neither on nor off.`);
  return text !== 'off';
}

/** Six months, which the law asks for (K18). */
const MIN_LOG_DAYS = 180;
const MAX_LOG_DAYS = 36_500;

function logDaysOf(text: string): number {
  const days = Number(text || DEFAULT_LOG_DAYS);
  if (!Number.isInteger(days) || days < MIN_LOG_DAYS || days > MAX_LOG_DAYS)
    throw startRefused(`LOG_DAYS=${text} is too short or no number of days: use ${MIN_LOG_DAYS} or more.`);
  return days;
}

function secondsOf(env: Environment, name: string): number {
  const seconds = Number(env[name] || 0);
  if (!Number.isInteger(seconds) || seconds < 0 || seconds > 600)
    throw startRefused(`${name}=${env[name]} is no number of seconds: use 0 to 600.`);
  return seconds;
}

/** The address is not repeated: it holds a password. */
function redisOf(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const names = url?.protocol === 'unix:' ? url.pathname !== '' : url?.hostname !== '';
  if (text !== '' && !(url && /^(rediss?|unix):$/.test(url.protocol) && names))
    throw startRefused('REDIS_URL is no address of Redis: use the form redis://redis.example:6379.');
  return text;
}

function originOf(text: string, name = 'PUBLIC_ORIGIN'): string {
  if (text === '') return '';
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== '/' || url.search || url.username)
    throw startRefused(`${name}=${text} is no origin: use the form https://paper.example.`);
  return url.origin;
}

/** A number of hops would believe whoever reaches the server past the proxies: only addresses are taken. */
function proxiesOf(text: string): string[] {
  const proxies = text
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '');
  for (const one of proxies)
    if (!isAddress(one) && !isRange(one))
      throw startRefused(
        `TRUSTED_PROXIES=${text}: ${one} is neither an address nor a range: use the form 10.0.0.2,192.168.0.0/16.`,
      );
  return proxies;
}

const isAddress = (text: string): boolean =>
  ipaddr.IPv4.isValidFourPartDecimal(text) || (/^[0-9a-f:.]+$/i.test(text) && ipaddr.IPv6.isValid(text));

/** A range of everybody is none. */
function isRange(text: string): boolean {
  const [address = '', width = '', ...more] = text.split('/');
  return more.length === 0 && isAddress(address) && /^[1-9]\d{0,2}$/.test(width) && ipaddr.isValidCIDR(text);
}

function gatewayOf(text: string): string {
  if (text !== '' && !/^https?:/.test(URL.canParse(text) ? text : ''))
    throw startRefused(`SMS_GATEWAY is no address: use the form https://gateway.example/send.`);
  return text;
}

/** The messenger's own servers where nothing else is said; '' is the demonstration's stand-in. */
function messengerOf(text: string, demonstration: boolean): string {
  if (text !== '') return originOf(text, 'MESSENGER_API');
  return demonstration ? '' : 'https://api.weixin.qq.com';
}
