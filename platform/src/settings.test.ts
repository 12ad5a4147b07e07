import { expect, test } from 'vitest';
import { readSettings } from './settings';

test('settings have defaults that need nothing', () => {
  const settings = readSettings({});
  expect(settings).toMatchObject({
    host: '127.0.0.1',
    port: 8080,
    databaseUrl: '',
    publicOrigin: '',
    demonstration: true,
  });
  expect(settings.dataDir.endsWith('/data')).toBe(true);
});

test.each(['http', '70000', '-1', '80.5'])('PORT=%s is refused in one line that names it', (port) => {
  expect(() => readSettings({ PORT: port })).toThrow(`PORT=${port}`);
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

test('a setting that is there and empty counts as not set: it never opens the server to the world', () => {
  expect(readSettings({ HOST: '', PORT: '', DATA_DIR: '', METRICS: '' })).toEqual(readSettings({}));
});
