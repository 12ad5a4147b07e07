import { createChallenges } from '@platform/captcha/challenges.service';
import { signedCall } from '@testing/signedCall';
import { startPlatform, testKeys } from '@testing/startPlatform';
import { expect, onTestFinished, test } from 'vitest';

async function aSmallSite() {
  const lines: string[] = [];
  const platform = await startPlatform({
    smsLimits: { freePerNetwork: 2, perAddress: 4, perSite: 6 },
    log: (line) => lines.push(line),
  });
  onTestFinished(() => platform.close());
  const challenges = createChallenges(platform.db, testKeys.sign, platform.clock.now);
  let phones = 13_800_000_000;

  /** Another device asks for a code for another phone. @returns the message code */
  async function ask(address: string, { device = '', phone = '', solves = false } = {}) {
    phones += 1;
    const by = device || `xy${phones}`;
    const verifyId = solves
      ? (await challenges.create({ site: 1, device: by, scene: 'sms' }, 'word', false)).id
      : '';
    const given = { phone: phone || String(phones), scene: 'login', verifyId, verifyCode: 'word' };
    const { body, headers } = signedCall(given, { device: by, at: platform.clock.now() });
    const sent = await platform.app.inject({
      method: 'POST',
      url: '/sso-app/api/sendCode',
      remoteAddress: address,
      headers: { host: 'paper.test', ...headers, 'content-type': 'application/x-www-form-urlencoded' },
      payload: body,
    });
    return String(sent.json().msg);
  }
  return { platform, lines, ask };
}

test('[H7][K8] codes of a network – beyond its free ones, from ever new devices – need a captcha and are sent after it', async () => {
  const { ask } = await aSmallSite();
  expect([await ask('203.0.113.7'), await ask('203.0.113.8')]).toEqual(['success', 'success']);
  expect([await ask('203.0.113.7'), await ask('203.0.113.200')]).toEqual(Array(2).fill('verify_code_needed'));
  expect(await ask('203.0.113.7', { solves: true })).toBe('success');
  expect(await ask('198.51.100.1')).toBe('success');
});

test('[K8] codes of an address and of a site – the limit of the day is reached – are refused, logged once and counted', async () => {
  const { platform, lines, ask } = await aSmallSite();
  for (let sent = 0; sent < 4; sent += 1) expect(await ask('203.0.113.7', { solves: true })).toBe('success');
  for (let sent = 0; sent < 3; sent += 1)
    expect(await ask('203.0.113.7', { solves: true })).toBe('code_too_often');
  expect(await ask('198.51.100.1')).toBe('success');
  expect(await ask('198.51.100.2')).toBe('success');
  expect(await ask('192.0.2.1')).toBe('code_too_often');
  const reports = lines.filter((line) => line.includes('text messages of the day are used up'));
  expect(reports).toHaveLength(2);
  expect(reports[0]).toContain('site 1, per address, 203.0.113.7');
  expect(reports[1]).toContain('site 1, per site, 1');
  const text = (await platform.admin.inject({ url: '/metrics', headers: { host: 'localhost' } })).body;
  expect(text).toContain('touchpaper_sms_refused_total{limit="address"} 3');
  expect(text).toContain('touchpaper_sms_refused_total{limit="site"} 1');
  platform.clock.forward(24 * 3_600_000 + 1);
  expect(await ask('192.0.2.1')).toBe('success');
});

test('[H7] a known device – its address and site have used up their codes – gets its own', async () => {
  const { platform, ask } = await aSmallSite();
  await platform.member('13900000001', 'xy-known');
  for (let sent = 0; sent < 8; sent += 1) await ask(`127.0.0.${sent % 2}`, { solves: true });
  expect(await ask('127.0.0.1', { solves: true })).toBe('code_too_often');
  platform.clock.forward(61_000);
  expect(await ask('127.0.0.1', { device: 'xy-known', phone: '13900000001' })).toBe('success');
});
