import { limits } from '@platform/attempts/attempts.service';
import { MemberState } from '@platform/membership/memberState.types';
import { startPlatform } from '@testing/startPlatform';
import { expect, onTestFinished, test } from 'vitest';
import { createMember } from './members.service';
import { setState } from './members.store';

test('[K8][wire x22] checkuser – more than 60 an hour from a network – is refused; another network is answered', async () => {
  const platform = await startPlatform();
  onTestFinished(() => platform.close());
  await platform.configure({ legacyWrites: 1 });
  const ask = async (remoteAddress: string) =>
    (
      await platform.app.inject({
        url: '/app_if/amuc/api/order/checkuser?mobile=13800000003',
        ...{ remoteAddress, headers: { host: 'paper.test' } },
      })
    ).json();
  const unknown = { code: '1001', msg: '不存在该账户' };
  for (let n = 0; n < limits.memberChecks.max; n += 1) expect(await ask('192.0.2.1')).toEqual(unknown);
  expect(await ask('192.0.2.1')).toMatchObject({ status: -1, message: '操作太频繁，请稍后再试' });
  expect(await ask('198.51.100.7')).toEqual(unknown);
});

test('[wire x22] checkuser – for a member, a disabled one and a stranger – answers with legacyWrites alone', async () => {
  const platform = await startPlatform();
  onTestFinished(() => platform.close());
  const at = new Date(platform.clock.now());
  const phones = { known: '13800000001', disabled: '13800000002', nobody: '13800000003' };
  await createMember(platform.db, 1, { phone: phones.known, nickname: '' }, at);
  const { member } = await createMember(platform.db, 1, { phone: phones.disabled, nickname: '' }, at);
  await setState(platform.db, 1, member.id, MemberState.disabled);
  const answers = async () =>
    Promise.all(
      [phones.known, phones.disabled, phones.nobody, ''].map(async (mobile) =>
        (await platform.get(`/app_if/amuc/api/order/checkuser?mobile=${mobile}`)).json(),
      ),
    );
  for (const answer of await answers())
    expect(answer).toEqual({ status: -1, message: '本站不提供账户查询', data: {} });
  await platform.configure({ legacyWrites: 1 });
  expect(await answers()).toEqual([
    { code: '1003', msg: '用户存在' },
    { code: '1002', msg: '用户被禁用' },
    { code: '1001', msg: '不存在该账户' },
    { code: '1001', msg: '不存在该账户' },
  ]);
});
