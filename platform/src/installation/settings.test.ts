import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readSettings } from './settings';

test('settings have defaults that need nothing', () => {
  const settings = readSettings({});
  expect(settings).toMatchObject({
    host: '127.0.0.1',
    port: 8080,
    databaseUrl: '',
    publicOrigin: '',
    demonstration: true,
    smsLimits: { freePerNetwork: 20, perAddress: 100, perSite: 20_000 },
  });
  expect(settings.dataDir.endsWith('/data')).toBe(true);
});

test.each(['http', '70000', '-1', '80.5'])('PORT=%s is refused in one line that names it', (port) => {
  expect(() => readSettings({ PORT: port })).toThrow(`PORT=${port}`);
});

test.each(['-1', '1.5', 'many'])('[K8] SMS_PER_ADDRESS=%s is refused in one line that names it', (count) => {
  expect(() => readSettings({ SMS_PER_ADDRESS: count })).toThrow(`SMS_PER_ADDRESS=${count}`);
});

test.each(['179', '0', '-1', '200.5', '36501', 'ever'])(
  '[K18] LOG_DAYS=%s is refused in one line that names it',
  (days) => {
    expect(() => readSettings({ LOG_DAYS: days })).toThrow(`LOG_DAYS=${days}`);
  },
);

test('[K18] the audit log – without settings, with them – is stored for 200 days in the data folder, else as they say', () => {
  expect(readSettings({ DATA_DIR: '/d' })).toMatchObject({
    logDays: 200,
    auditDir: '/d/audit',
    isLevel3: false,
  });
  const set = { LOG_DAYS: '180', AUDIT_DIR: '/a', LEVEL3: 'on' };
  expect(readSettings(set)).toMatchObject({ logDays: 180, auditDir: '/a', isLevel3: true });
  expect(() => readSettings({ LEVEL3: 'yes' })).toThrow('LEVEL3=yes');
});

test('an origin given with a slash is taken without it', () => {
  expect(readSettings({ PUBLIC_ORIGIN: 'https://paper.example/' }).publicOrigin).toBe(
    'https://paper.example',
  );
});

test.each(['paper.example', 'ftp://paper.example', 'https://paper.example/news', 'javascript:alert(1)'])(
  'PUBLIC_ORIGIN=%s is refused in one line that names it',
  (origin) => {
    expect(() => readSettings({ PUBLIC_ORIGIN: origin })).toThrow(`PUBLIC_ORIGIN=${origin}`);
  },
);

test.each(['redis.example:6379', 'http://redis.example', 'redis://', 'unix:'])(
  '[K9] REDIS_URL=%s – is no address of Redis – is refused by name, without its password',
  (url) => {
    expect(() => readSettings({ REDIS_URL: url })).toThrow(/^REDIS_URL is no address of Redis/);
  },
);

test('[K8] proxies are given as addresses and ranges, separated by commas', () => {
  const given = '10.0.0.2, 192.168.0.0/16,::1,2001:db8::/32,';
  const read = ['10.0.0.2', '192.168.0.0/16', '::1', '2001:db8::/32'];
  expect(readSettings({ TRUSTED_PROXIES: given }).trustedProxies).toEqual(read);
  expect(readSettings({}).trustedProxies).toEqual([]);
});

test.each([
  '1',
  'true',
  '*',
  'nginx',
  '10.0.0.2/33',
  '10.1/16',
  '0.0.0.0/0',
  '::/0',
  '::/00',
  'fe80::1%eth0',
  '10.0.0.2;10.0.0.3',
])(
  '[K8] TRUSTED_PROXIES=%s is refused in one line that names it: it would believe anybody or nobody',
  (proxies) => {
    expect(() => readSettings({ TRUSTED_PROXIES: proxies })).toThrow(`TRUSTED_PROXIES=${proxies}`);
  },
);

test('a setting that is there and empty counts as not set: it never opens the server to the world', () => {
  expect(readSettings({ HOST: '', PORT: '', DATA_DIR: '', METRICS: '', TRUSTED_PROXIES: '' })).toEqual(
    readSettings({}),
  );
});

test('[K9] secrets – named by files – are read without their last line end; given twice or missing they are refused by name', () => {
  const folder = mkdtempSync(join(tmpdir(), 'touchpaper-secrets-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = (name: string, text: string) => {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  };
  const settings = readSettings({
    DATABASE_URL_FILE: file('url', 'postgresql://paper:s3cret@db.example/paper\n'),
    REDIS_URL_FILE: file('redis', 'redis://redis.example:6379'),
    SMS_GATEWAY_FILE: file('gateway', 'https://sms.example/send\n'),
    SMS_GATEWAY_KEY_FILE: file('key', 'k3y\n'),
  });
  expect(settings).toMatchObject({
    databaseUrl: 'postgresql://paper:s3cret@db.example/paper',
    redisUrl: 'redis://redis.example:6379',
    smsGateway: 'https://sms.example/send',
    smsGatewayKey: 'k3y',
  });
  const twice = { SMS_GATEWAY_KEY: 'other', SMS_GATEWAY_KEY_FILE: join(folder, 'key') };
  expect(() => readSettings(twice)).toThrow(
    'SMS_GATEWAY_KEY and SMS_GATEWAY_KEY_FILE are both given: leave one out.',
  );
  const missing = join(folder, 'missing');
  expect(() => readSettings({ DATABASE_URL_FILE: missing })).toThrow(
    `DATABASE_URL_FILE=${missing} cannot be read.`,
  );
  expect(() => readSettings({ REDIS_URL_FILE: file('wrong', 'http://x') })).toThrow(
    'REDIS_URL is no address of Redis',
  );
});

test('[K9] KEYS_FILE and REPLACE_KEYS – given and not – are settings', () => {
  expect(readSettings({})).toMatchObject({ keysFile: '', replaceKeys: false });
  expect(readSettings({ KEYS_FILE: '/run/keys', REPLACE_KEYS: 'yes' })).toMatchObject({
    keysFile: '/run/keys',
    replaceKeys: true,
  });
  expect(readSettings({ REPLACE_KEYS: '1' }).replaceKeys).toBe(false);
});

test.each(['-1', '601', '1.5', 'soon'])('[K9] DRAIN_S=%s is refused in one line that names it', (seconds) => {
  expect(() => readSettings({ DRAIN_S: seconds })).toThrow(`DRAIN_S=${seconds}`);
});

test('[K9] DRAIN_S – given and not – is the time a stop serves on', () => {
  expect([readSettings({}).drainMs, readSettings({ DRAIN_S: '10' }).drainMs]).toEqual([0, 10_000]);
  expect(readSettings({ DRAIN_S: '600' }).drainMs).toBe(600_000);
});

test('[K9] MIGRATE – nothing, on, off, else – says if a start brings the schema up to date, or is refused in one line', () => {
  expect(['', 'on', 'off'].map((MIGRATE) => readSettings({ MIGRATE }).migrates)).toEqual([true, true, false]);
  expect(() => readSettings({ MIGRATE: 'no' })).toThrow('MIGRATE=no is neither on nor off.');
});

const S3 = {
  S3_ENDPOINT: 'https://s3.example',
  S3_BUCKET: 'paper',
  S3_ACCESS_KEY: 'AKIDEXAMPLE',
  S3_SECRET_KEY: 'not to be said',
};

test('[K9] a bucket – nothing set, all of it, by host – is none, one by path in a region, one by host', () => {
  expect(readSettings({}).s3).toBeUndefined();
  const bucket = {
    ...{ endpoint: 'https://s3.example/', bucket: 'paper', region: 'us-east-1', isPathStyle: true },
    ...{ accessKey: 'AKIDEXAMPLE', secretKey: 'not to be said' },
  };
  expect(readSettings(S3).s3).toEqual(bucket);
  const byHost = { ...S3, S3_PATH_STYLE: 'off', S3_REGION: 'cn-north-1' };
  expect(readSettings(byHost).s3).toEqual({ ...bucket, isPathStyle: false, region: 'cn-north-1' });
});

test.each([
  [{ S3_SECRET_KEY: '' }, 'A bucket needs S3_SECRET_KEY, too.'],
  [{ S3_ENDPOINT: '', S3_BUCKET: '' }, 'A bucket needs S3_ENDPOINT, S3_BUCKET, too.'],
  [{ S3_ENDPOINT: 's3.example' }, 'S3_ENDPOINT is no address'],
  [{ S3_ENDPOINT: 'https://somebody:secret@s3.example' }, 'S3_ENDPOINT is no address'],
  [{ S3_BUCKET: '../paper' }, 'S3_BUCKET=../paper is no name of a bucket.'],
  [{ S3_PATH_STYLE: 'yes' }, 'S3_PATH_STYLE=yes is neither on nor off.'],
])('[K9] a bucket with %j is refused in one line without a secret', (change, line) => {
  const read = () => readSettings({ ...S3, ...change });
  expect(read).toThrow(line);
  expect(read).not.toThrow(/secret@|not to be said/);
});

test('[K8][K9] the keys of a bucket – in files – are read from there', () => {
  const folder = mkdtempSync(join(tmpdir(), 'touchpaper-secrets-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const [access, secret] = [join(folder, 'access'), join(folder, 'secret')];
  writeFileSync(access, 'AKIDFILE\n');
  writeFileSync(secret, 'of a file\n');
  const { S3_ENDPOINT, S3_BUCKET } = S3;
  const files = { S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_FILE: access, S3_SECRET_KEY_FILE: secret };
  expect(readSettings(files).s3).toMatchObject({ accessKey: 'AKIDFILE', secretKey: 'of a file' });
});
