import { startPlatform } from '@testing/startPlatform';
import { expect, test } from 'vitest';

test('[G8] without the demonstration there is no simulator, and no login of its reader', async () => {
  const platform = await startPlatform();
  const { status } = await platform.get('/demo/bridge');
  const login = await platform.post('/demo/bridge/login?device=demo-app-1', '');
  expect([status, login.status]).toEqual([404, 404]);
  await platform.close();
});
