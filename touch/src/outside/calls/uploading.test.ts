import { configOf, type OpenedCallLayer, openCallLayer } from '@testing/openCallLayer';
import { startPlatform, type TestPlatform } from '@testing/startPlatform';
import { loginByPhone, sendCode } from '@touch/api/login';
import { sendPicture, sendPortrait } from '@touch/api/uploads';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { CallDependencies } from '../callDependencies';
import { QueryCache } from '../queryCache';
import type { SiteConfig } from '../siteConfig';
import { forgetStored } from '../storage';
import { CallFailed } from './callLayer';

const PHONE = '13800004321';
const LIFE = 130 * 60_000;
const DAY = 24 * 3_600_000;

let platform: TestPlatform;
let config: SiteConfig;
let picture: Blob;
beforeAll(async () => {
  platform = await startPlatform();
  config = await configOf(await platform.app.listen({ host: '127.0.0.1', port: 0 }));
  const drawn = sharp({ create: { width: 40, height: 30, channels: 3, background: '#c4261f' } });
  picture = new Blob([new Uint8Array(await drawn.png().toBuffer())], { type: 'image/png' });
});
afterAll(() => platform.close());
afterEach(() => {
  for (const name of ['securityToken', 'accessToken', 'refreshToken', 'loginInfo'])
    forgetStored('local', name);
});

const page = (parts: Partial<CallDependencies> = {}): OpenedCallLayer =>
  openCallLayer(config, { now: platform.clock.now, device: () => 'xy4321', ...parts });

async function member(parts: Partial<CallDependencies> = {}): Promise<OpenedCallLayer> {
  const line = page(parts);
  const cache = new QueryCache(line.call, platform.clock.now);
  // codes to a phone are counted by day
  platform.clock.forward(DAY);
  await sendCode(cache, PHONE, 'login');
  await loginByPhone(cache, PHONE, await platform.codeTo(PHONE));
  return line;
}
const going = (signal = new AbortController().signal, file = picture) => ({
  file,
  fileName: '水.png',
  onProgress: () => undefined,
  signal,
});

describe('[H4] a call that carries a file', () => {
  test('its fields stand in the address, the file beside them, the token in its header', async () => {
    const line = await member();
    const sent = await sendPicture(line.upload, going());
    expect(sent).toEqual({ kind: 'sent', url: expect.stringMatching(/^http.*\/media\//) });
    const request = line.sent.at(-1);
    expect(request).toMatchObject({
      name: 'upload',
      method: 'POST',
      fields: { fileType: 'file', siteID: '1' },
    });
    expect(request?.headers.token).toMatch(/^m1\./);
    expect(await sendPortrait(line.upload, going())).toMatchObject({ kind: 'sent' });
  });

  test('a file that is no picture – uploaded – is refused in the platform’s words', async () => {
    const line = await member();
    const script = new Blob(['<script>']);
    expect(await sendPicture(line.upload, going(undefined, script))).toEqual({
      kind: 'refused',
      message: '系统仅支持jpg/jpeg/png/gif/bmp格式的照片！',
    });
  });

  test('[G4] a token that is over is renewed, and the file goes once more', async () => {
    const line = await member();
    platform.clock.forward(LIFE);
    expect(await sendPicture(line.upload, going())).toMatchObject({ kind: 'sent' });
    expect(line.count('refreshAccessToken')).toBe(1);
  });

  test('[G11] a visitor is asked to come in, and nothing is kept of one who declines', async () => {
    const line = page();
    expect(await sendPicture(line.upload, going())).toMatchObject({ kind: 'refused' });
    expect(line.reported).toEqual(['loginNeeded']);
  });

  test('a cancelled upload – fails and reports no network error', async () => {
    const cancel = new AbortController();
    const untilAborted: CallDependencies['fetchUpload'] = () => (_, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
        cancel.abort();
      });
    const line = await member();
    const slow = page({ fetchUpload: untilAborted });
    await expect(sendPicture(slow.upload, going(cancel.signal))).rejects.toBeInstanceOf(CallFailed);
    expect(slow.reported).toEqual([]);
    expect(line.reported).toEqual([]);
  });

  test('[G12] a line that fails is told', async () => {
    await member();
    const gone = page({ fetchUpload: () => async () => Response.error() });
    await expect(sendPicture(gone.upload, going())).rejects.toThrow('网络错误');
    expect(gone.reported).toEqual(['networkFailed']);
  });
});
