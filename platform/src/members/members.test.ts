import * as contract from '@contract/members';
import { startPlatform, type TestPlatform } from '@testing/startPlatform';
import { faults } from '@testing/strictSchema';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

let platform: TestPlatform;
beforeEach(async () => {
  platform = await startPlatform();
});
afterEach(() => platform.close());

const amuc = '/app_if/amuc/api/member';
const picture = () =>
  sharp({ create: { width: 60, height: 60, channels: 3, background: '#224488' } })
    .jpeg()
    .toBuffer();

describe('data of a member', () => {
  test('[F24 getUserInfo][wire g71, f14] needs login, and answers the member alone', async () => {
    for (const path of ['userInfo', 'info'])
      expect((await platform.get(`${amuc}/${path}`)).json()).toMatchObject({ status: 11002 });
    const one = await platform.member();
    const other = await platform.member('13800000002');
    for (const path of ['userInfo', 'info']) {
      const foreign = await platform.get(`${amuc}/${path}?uid=${other.uid}`, one.headers);
      expect(foreign.json()).toMatchObject({ status: -1 });
    }
    const info = (await platform.get(`${amuc}/userInfo?uid=${one.uid}`, one.headers)).json();
    expect(faults(contract.userInfo.output, info)).toEqual([]);
    expect(info).toMatchObject({ uid: one.uid, nickname: one.nickname, isThird: 'false' });
    const whole = await platform.post(`${amuc}/info`, `uid=${one.uid}`, one.headers);
    expect(faults(contract.memberInfo.output, whole.json())).toEqual([]);
    expect(whole.json()).toMatchObject({ phone: '138****0001', isOpen: 1 });
    expect(whole.headers['cache-control']).toBe('private, no-store');
  });

  test('[F24 userDetail][wire n7] others see the name and the picture, never the phone', async () => {
    const { uid, nickname } = await platform.member();
    const answer = await platform.get(`/nis/api/user/detail?id=${uid}`);
    expect(faults(contract.userDetail.output, answer.json())).toEqual([]);
    expect(answer.json()).toMatchObject({ uid, nickname });
    // a nickname of chance may hold any three digits
    expect(answer.text).not.toMatch(/138[\d*]{8}/);
    for (const id of ['0', '999999', 'x', '-1', '99999999999'])
      expect((await platform.get(`/nis/api/user/detail?id=${id}&curVersions=3`)).json()).toMatchObject({
        status: 1,
      });
  });

  test('[wire x19, x20] a portrait is sent by its member and seen by all', async () => {
    const { uid, headers } = await platform.member();
    const portrait = () => platform.get(`${amuc}/getPortrait?uid=${uid}`);
    expect((await portrait()).json()).toEqual({ url: 'notexist' });
    const file = { name: 'data', fileName: 'me.jpg', bytes: await picture() };
    expect((await platform.send(`${amuc}/uploadPortrait?uid=${uid}`, [file])).json()).toMatchObject({
      status: 11002,
    });
    const sent = await platform.send(`${amuc}/uploadPortrait?uid=${uid}`, [file], headers);
    expect(faults(contract.uploadPortrait.output, sent.json())).toEqual([]);
    expect(sent.headers['content-type']).toBe('text/html;charset=UTF-8');
    platform.clock.forward(5000);
    const shownPortrait = await portrait();
    expect(shownPortrait.status).toBe(302);
    expect(Object(sent.json()).msg).toBe(shownPortrait.headers.location);
    const fake = { name: 'data', fileName: '<img src=x onerror=alert(1)>.jpg', bytes: Buffer.from('<svg/>') };
    const refused = await platform.send(`${amuc}/uploadPortrait`, [fake], headers);
    expect(refused.json()).toMatchObject({ code: '0' });
    expect(refused.text).not.toContain('<');
  });

  test('[wire x19] nobody and whoever is gone have no portrait', async () => {
    const { uid, headers } = await platform.member();
    await platform.sso('cancel', { uid }, headers);
    for (const id of [uid, '', 'x', '77'])
      expect((await platform.get(`${amuc}/getPortrait?uid=${id}`)).json()).toEqual({ url: 'notexist' });
    expect((await platform.get(`/nis/api/user/detail?id=${uid}`)).json()).toEqual({});
  });
});
