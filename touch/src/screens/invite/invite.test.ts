import { readPage, startNewsroom } from '@testing/renderPage';
import type { TestPlatform } from '@testing/startPlatform';
import { acceptInvite } from '@touch/api/invites';
import { QueryCache } from '@touch/outside/queryCache';
import { afterAll, beforeAll, expect, test } from 'vitest';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startNewsroom();
});
afterAll(() => platform.close());

test.each([
  ['/invite.html?code=2480163', 'value="2480163"'],
  ['/invite.html?code=%3Cscript%3E', 'value=""'],
  ['/invite.html', 'value=""'],
])('[F13 invite] %s – served – has the form with %s', async (address, value) => {
  const { status, html, text } = await readPage(platform, address);
  expect(status).toBe(200);
  expect(text).toContain('填上朋友的邀请码');
  expect(html).toContain(value);
});

const answers = (data: unknown) =>
  new QueryCache(
    async () => ({ status: 0, message: '', data }),
    () => 0,
  );

test.each([
  [
    { code: '1002', msg: '该设备成功添加邀请码使用记录', member: '柳湾人' },
    { kind: 'recorded', inviter: '柳湾人' },
  ],
  [
    { code: '1002', msg: '该设备成功添加邀请码使用记录' },
    { kind: 'recorded', inviter: '' },
  ],
  [
    { code: '1001', msg: '该会员已被柳湾人邀请过了' },
    { kind: 'known', byMember: true, inviter: '柳湾人' },
  ],
  [
    { code: '1001', msg: '该设备已被柳湾人邀请过了' },
    { kind: 'known', byMember: false, inviter: '柳湾人' },
  ],
  [{ code: '1003', msg: '邀请码不存在' }, { kind: 'unknown' }],
  [{ code: '1003', msg: '不能使用自己的邀请码' }, { kind: 'own' }],
])('[wire g74, S22] the answer %j – read by the client – is %j', async (data, result) => {
  expect(await acceptInvite(answers(data), '1', '2480163')).toEqual(result);
});
