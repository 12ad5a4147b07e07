// @vitest-environment happy-dom
import { VerifyStatus } from '@contract/participation/codes';
import { type MountOptions, mountScreen, refused } from '@testing/mount';
import { signIn, signOut } from '@testing/signedIn';
import { zh } from '@touch/locales/zh';
import { beforeEach, describe, expect, test } from 'vitest';
import * as writeOff from './load';
import { notedCodes } from './queue';
import { texts } from './texts/zh';

beforeEach(() => {
  signOut();
  signIn('u1');
});

const result = (verifyStatus: number, change: object = {}) => ({
  verifyStatus,
  message: '',
  verifyTime: '',
  ...change,
});
const entry = { userName: '网名', entryID: 5, signForm: { entry_realName: '林间' } };

async function openCheck(
  activityVerify: unknown,
  params: Record<string, string> = { shopSite: '7' },
  options: MountOptions = {},
) {
  const page = await mountScreen(
    writeOff,
    { params },
    {
      ...options,
      answers: {
        activityDetail: { fileId: '7', title: '清河日' },
        activityVerify: (input) =>
          typeof activityVerify === 'function' ? activityVerify(input) : activityVerify,
      },
    },
  );
  const check = async (code: string, place = '') => {
    await page.type('=凭证号', code);
    if (place) await page.type('=核销地点', place);
    await page.submit();
  };
  return { ...page, check, codes: () => page.named('activityVerify').map(({ registCode }) => registCode) };
}

describe('[wire f4] a code × its answer', () => {
  test.each([
    ['written off', result(VerifyStatus.done, { entry }), texts.done, '林间 · ABCD1234'],
    [
      'used before',
      result(VerifyStatus.usedBefore, { verifyTime: '2031-03-05 08:30:00' }),
      texts.usedAt('3月5日 08:30'),
      'ABCD1234',
    ],
    ['used before, without a time', result(VerifyStatus.usedBefore), texts.used, 'ABCD1234'],
    ['unknown', result(VerifyStatus.unknownCode), texts.unknown, 'ABCD1234'],
    [
      'elsewhere',
      result(VerifyStatus.wrongPlaceOrTime, { message: '不在本活动的核销时间' }),
      '不在本活动的核销时间',
      'ABCD1234',
    ],
    ['of another number', result(9), texts.unknown, 'ABCD1234'],
    ['refused', refused(-1, '无权'), '无权', 'ABCD1234'],
  ])(
    '[wire f4] %s – is shown so, with name and the first eight characters; the field is empty',
    async (_, answer, words, line) => {
      const page = await openCheck(answer);
      await page.check(' ABCD1234EFGH ', ' 东门 ');
      expect(page.named('activityVerify')).toEqual([
        { activityID: '7', registCode: 'ABCD1234EFGH', shopSite: '东门' },
      ]);
      expect(page.names('section li')).toEqual([words + line]);
      expect([page.field('=凭证号').value, page.field('=核销地点').value.trim()]).toEqual(['', '东门']);
    },
  );
  test('[wire f4] several codes – are shown the newest first; an empty one is not sent', async () => {
    const page = await openCheck(result(VerifyStatus.done));
    await page.check('AAAA1111');
    await page.check('BBBB2222');
    await page.check('  ');
    expect(page.text()).toContain(texts.noCode);
    expect(page.names('section li').map((row) => row.slice(-8))).toEqual(['BBBB2222', 'AAAA1111']);
    expect(page.codes()).toEqual(['AAAA1111', 'BBBB2222']);
  });
});

describe('[F8] codes without network', () => {
  test('[F8] noted once, counted, and checked when the network is back, oldest first', async () => {
    let isOnline = false;
    const page = await openCheck(() => (isOnline ? result(VerifyStatus.done) : new Error('no')));
    await page.check('AAAA1111');
    await page.check('BBBB2222');
    await page.check('AAAA1111');
    expect(page.names('section li')[0]).toContain(texts.pendingTwice);
    expect([notedCodes('u1').map(({ code }) => code), page.text().includes(texts.waiting(2))]).toEqual([
      ['AAAA1111', 'BBBB2222'],
      true,
    ]);
    isOnline = true;
    const before = page.codes().length;
    await page.change(() => window.dispatchEvent(new Event('online')));
    expect([page.codes().slice(before), notedCodes('u1'), page.text().includes(texts.waiting(2))]).toEqual([
      ['AAAA1111', 'BBBB2222'],
      [],
      false,
    ]);
  });
  test('[F8] noted before – the page opened again – are checked; another member’s stay theirs', async () => {
    const offline = await openCheck(new Error('no'));
    await offline.check('AAAA1111');
    await offline.unmount();
    signIn('u2');
    const other = await openCheck(result(VerifyStatus.done));
    expect([other.codes(), notedCodes('u1').length]).toEqual([[], 1]);
    await other.unmount();
    signIn('u1');
    expect((await openCheck(result(VerifyStatus.done))).codes()).toEqual(['AAAA1111']);
    expect(notedCodes('u1')).toEqual([]);
  });
  test('[F8] one that works – while others are noted – sends these too; a tap does as well', async () => {
    let fails = 1;
    const answer = () => {
      fails -= 1;
      return fails >= 0 ? new Error('no') : result(VerifyStatus.done);
    };
    const page = await openCheck(answer);
    await page.check('AAAA1111');
    await page.check('BBBB2222');
    expect([page.codes(), notedCodes('u1')]).toEqual([['AAAA1111', 'BBBB2222', 'AAAA1111'], []]);
    fails = 1;
    await page.check('CCCC3333');
    await page.tap(texts.checkNow);
    expect(notedCodes('u1')).toEqual([]);
  });
});

test.each([
  [{ shopSite: '7' }, '', ''],
  [{ activityID: '7', shopSite: 'ABCD1234' }, 'ABCD1234', ''],
  [{ activityID: '7', registCode: 'ABCD1234', shopSite: '东门' }, 'ABCD1234', '东门'],
])('[A2] the address %j – has the code "%s" and the place "%s"', async (params, code, place) => {
  const page = await openCheck(result(0), params as unknown as Record<string, string>);
  expect([
    page.field('=凭证号').value,
    page.field('=核销地点').value,
    page.text().includes('清河日'),
  ]).toEqual([code, place, true]);
});

test('[G11] a visitor – is led to the login and back to the activity', async () => {
  signOut();
  const page = await openCheck(result(0));
  expect(page.find('a', zh['shell.login']).getAttribute('href')).toBe(
    `/app/news/login.html?return=${encodeURIComponent('/writeOff/7.html')}`,
  );
});
