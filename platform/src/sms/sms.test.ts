import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { isDemonstrationSite } from '@demo/load/progress';
import { anArticle } from '@testing/anArticle';
import { hasNoNginx, startNginx } from '@testing/nginx';
import { startPlatform } from '@testing/startPlatform';
import { expect, onTestFinished, test } from 'vitest';
import { createHttpSmsGateway } from './gateway.port';
import { createOutboxSmsGateway } from './outbox.port';
import { newestOutboxMessages } from './outbox.store';

/** A request of this machine that names it. */
const HERE = { host: 'localhost' };
const PHONE = '13800000001';
const message = { site: 1, phone: PHONE, words: '验证码 123456' };

/** A gateway as operators have them: takes, refuses, or never answers. */
async function aGateway(status: number): Promise<{ address: string; got: string[]; server: Server }> {
  const got: string[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    got.push(`${request.headers.authorization} ${body}`);
    response.writeHead(status, { location: 'http://127.0.0.1:9/' }).end('{}');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { address: `http://127.0.0.1:${port}/send`, got, server };
}

test('[H7] a gateway gets phone, words and the key', async () => {
  const { address, got } = await aGateway(202);
  await createHttpSmsGateway(address, 'secret').send(message);
  expect(got).toEqual([`Bearer secret ${JSON.stringify({ phone: PHONE, words: message.words, site: 1 })}`]);
});

test.each([500, 403, 302])('[H7] a gateway that answers %i has not taken it', async (status) => {
  const { address } = await aGateway(status);
  await expect(createHttpSmsGateway(address, '').send(message)).rejects.toThrow();
});

/** A platform whose gateway is down until it is told to work. */
async function aGatewayDown() {
  const state = { works: false, words: '' };
  const platform = await startPlatform({
    sms: {
      send: async ({ words }) => {
        state.words = words;
        if (!state.works) throw new Error('the gateway is down');
      },
    },
  });
  onTestFinished(() => platform.close());
  const send = async (device?: string) => {
    const given = { phone: PHONE, scene: 'login' };
    return Object((await platform.sso('sendCode', given, device ? { device } : {})).json());
  };
  return { platform, state, send };
}

const NOT_SENT = { code: 0, message: '验证码发送失败，请稍后再试' };

test('[H7] a code – its message not taken by the gateway – is reported as not sent and may be requested again at once', async () => {
  const { state, send } = await aGatewayDown();
  expect(await send()).toMatchObject(NOT_SENT);
  state.works = true;
  expect(await send()).toMatchObject({ code: 1 });
  expect(await send()).toMatchObject({ code: 0, msg: 'code_too_early' });
});

test('[H7][wire n1] messages that were not sent – twenty of them – count for none of the day’s five', async () => {
  const { state, send } = await aGatewayDown();
  for (let time = 0; time < 20; time += 1) expect(await send(`xy${time}`)).toMatchObject(NOT_SENT);
  state.works = true;
  expect(await send('xy20')).toMatchObject({ code: 1 });
});

test('[H7] a code whose gateway did not answer in time is good when it arrives', async () => {
  const { platform, state, send } = await aGatewayDown();
  expect(await send()).toMatchObject(NOT_SENT);
  const code = /\d{6}/.exec(state.words)?.[0] ?? '';
  expect((await platform.sso('loginByPhone', { phone: PHONE, code })).json()).toMatchObject({ code: 1 });
});

test('the demonstration’s outbox – at the port of this machine, and at no other – shows what would have gone to phones', async () => {
  const platform = await startPlatform({ outbox: 'own' });
  onTestFinished(() => platform.close());
  const outbox = (headers: Record<string, string> = {}, app = platform.admin) =>
    app.inject({ url: '/demo/outbox', headers: { ...HERE, ...headers } });
  expect((await outbox()).body).toContain('还没有短信');
  await platform.sso('sendCode', { phone: PHONE, scene: 'login' });
  const page = await outbox();
  expect(page.body).toContain(await platform.codeTo(PHONE));
  expect(page.headers['cache-control']).toBe('private, no-store');
  expect((await outbox({ 'x-forwarded-for': '10.0.0.1' })).statusCode).toBe(404);
  expect((await outbox({ host: 'paper.test' })).statusCode).toBe(404);
  expect((await outbox({}, platform.app)).statusCode).toBe(404);
});

test('without the demonstration there is no outbox', async () => {
  const platform = await startPlatform();
  onTestFinished(() => platform.close());
  expect((await platform.admin.inject({ url: '/demo/outbox', headers: HERE })).statusCode).toBe(404);
});

test('[K8][K13] a site that was brought in – beside the demonstration’s programs – has its codes written nowhere', async () => {
  const lines: string[] = [];
  const platform = await startPlatform();
  onTestFinished(() => platform.close());
  const { db } = platform;
  const own = (site: number) => isDemonstrationSite(db, site);
  const gateway = createOutboxSmsGateway(db, platform.clock.now, (line) => lines.push(line), own);
  await expect(gateway.send(message)).rejects.toThrow('SMS_GATEWAY');
  expect([lines, await newestOutboxMessages(db, 1)]).toEqual([[], []]);
  await platform.addColumn({ id: 1, name: '要闻' });
  await platform.writer.saveDraft(anArticle({ key: 'demo/ferry' }));
  await gateway.send(message);
  expect(lines).toEqual([`to ${PHONE}: ${message.words}`]);
});

test.skipIf(hasNoNginx)(
  '[K8] nginx – with nothing but proxy_pass, so that strangers come as this machine – passes nobody to outbox and figures',
  async () => {
    const platform = await startPlatform({ outbox: 'own' });
    const origin = await platform.app.listen({ host: '127.0.0.1', port: 0 });
    const nginx = await startNginx(origin);
    onTestFinished(async () => {
      await nginx.stop();
      await platform.close();
    });
    const statusOf = async (path: string) => (await fetch(nginx.origin + path)).status;
    expect(await statusOf('/healthz')).toBe(200);
    expect(await Promise.all(['/metrics', '/demo/outbox'].map(statusOf))).toEqual([404, 404]);
  },
  120_000,
);
