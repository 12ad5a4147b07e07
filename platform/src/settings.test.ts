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
