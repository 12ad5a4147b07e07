import { startPlatform } from '@testing/startPlatform';
import { expect, onTestFinished, test } from 'vitest';
import { deleteExpired } from './housekeeping';

const DAY_MS = 86_400_000;

test('[K8] temporary rows – by housekeeping – are deleted once they are over, and not before', async () => {
  const platform = await startPlatform();
  onTestFinished(() => platform.close());
  const { db, clock } = platform;
  await platform.sso('sendCode', { phone: '13800000001', scene: 'login' });
  const code = await platform.codeTo('13800000001');
  await platform.sso('loginByPhone', { phone: '13800000001', code });
  await platform.get('/app_if/amuc/api/vote/verifyText?device=xy1&scene=sms');
  const rows = async () => {
    const [row] = await db.query<{ all: number }>({
      name: 'temporary-rows',
      text: `select (select count(*) from login_tokens) + (select count(*) from challenges) + (select count(*) from attempts)
        + (select count(*) from seen_randoms) + (select count(*) from phone_codes) as all`,
    });
    return row?.all ?? 0;
  };
  const raise = (error: unknown) => {
    throw error;
  };
  const before = await rows();
  expect(await deleteExpired(db, clock.now(), raise)).toBe(0);
  expect(await rows()).toBe(before);
  clock.forward(31 * DAY_MS);
  expect(await deleteExpired(db, clock.now(), raise)).toBe(before);
  expect(await rows()).toBe(0);
});
