// @vitest-environment happy-dom
import { RegistrationStatus } from '@contract/participation/codes';
import { type MountOptions, mountScreen, refused } from '@testing/mount';
import { signIn, signOut } from '@testing/signedIn';
import { zh } from '@touch/locales/zh';
import { beforeEach, describe, expect, test } from 'vitest';
import * as signupdetail from './load';
import { storedVoucher } from './storedVouchers';
import { texts } from './texts/zh';

beforeEach(() => {
  signOut();
  signIn('u1');
});

const { toAudit, passed, notPassed, waiting } = RegistrationStatus;
const entry = {
  entryID: 5,
  fileId: '7',
  title: '清河日',
  startTime: '2031-03-10 09:00:00',
  endTime: '2031-03-10 18:00:00',
  location: '老码头',
  status: passed,
  fields: [{ id: 'f', code: '姓名', type: '0' }],
  signForm: { f: '林间' },
};
const voucher = { registCode: 'ABCD1234EFGH', status: 0, useTime: '', shopSite: '' };
const activity = { fileId: '7', title: '清河日', activityStatus: 1, endSignTime: '2031-03-09 20:00:00' };

async function openEntry(change: object = {}, answers: MountOptions['answers'] = {}, of: object = {}) {
  return mountScreen(
    signupdetail,
    { query: 'fileId=7' },
    {
      answers: {
        registrationDetail: { ...entry, ...change },
        getActivityVoucher: { list: [voucher], verifyUrl: 'https://paper.test/v' },
        activityDetail: { ...activity, ...of },
        ...answers,
      },
    },
  );
}
const noVoucher = { getActivityVoucher: refused(1) };
const used = {
  getActivityVoucher: { list: [{ ...voucher, status: 1, useTime: '2031-03-10 10:00:00', shopSite: '东门' }] },
};

describe('[F8] a registration × its state', () => {
  test.each([
    ['waits for review', { status: toAudit }, noVoucher, texts.toAudit, texts.auditHint, false],
    ['passed', {}, {}, texts.passed, '', true],
    ['did not pass', { status: notPassed }, {}, texts.notPassed, texts.notPassedHint, false],
    [
      'on the waiting list',
      { status: waiting, waitingPlace: 3 },
      noVoucher,
      texts.waiting,
      texts.waitingHint(3),
      false,
    ],
    ['used', {}, used, texts.used, texts.usedPlace('东门'), true],
    ['of an unknown state', { status: 9 }, noVoucher, texts.toAudit, '', false],
  ])(
    '[F8] %s – says so, explains it, and has its voucher or none',
    async (_, change, answers, state, hint, hasVoucher) => {
      const page = await openEntry(change, answers);
      expect(page.names('article > p')[0]).toBe(state);
      expect(page.text()).toContain(hint);
      expect(page.text().includes('ABCD 1234')).toBe(hasVoucher);
    },
  );
  const offered = (page: Awaited<ReturnType<typeof openEntry>>) => [
    page.has('a', texts.change),
    page.has('button', texts.withdraw),
  ];
  test.each([
    ['the sign-up is open', {}, {}, {}, [true, true]],
    ['the sign-up ends now', {}, {}, { endSignTime: '2031-03-05 09:00:00' }, [true, true]],
    [
      'the sign-up ended, the activity has not begun',
      {},
      {},
      { activityStatus: 0, endSignTime: '2031-03-05 08:59:59' },
      [false, true],
    ],
    ['the sign-up ended, the activity runs', {}, {}, { endSignTime: '2031-03-05 08:59:59' }, [false, false]],
    ['the activity ended', {}, {}, { activityStatus: 2 }, [false, false]],
    ['a form without questions', { fields: [] }, {}, {}, [false, true]],
    ['it is used', {}, used, {}, [false, false]],
    ['it waits for review', { status: toAudit }, noVoucher, {}, [true, true]],
    ['it is on the waiting list', { status: waiting }, noVoucher, {}, [true, true]],
  ])(
    '[wire n13] changing and withdrawing – %s – are offered so',
    async (_, change, answers, of, expected) => {
      expect(offered(await openEntry(change, answers, of))).toEqual(expected);
    },
  );
});

describe('[wire n13] withdrawing', () => {
  test('[wire n13] asked, kept, confirmed – is sent once, forgets the voucher and leads to all registrations', async () => {
    let isThere = true;
    const page = await openEntry(
      {},
      {
        registrationDetail: () => (isThere ? entry : refused(1)),
        withdrawRegistration: () => {
          isThere = false;
          return { success: true };
        },
      },
    );
    expect(storedVoucher('u1', '7')?.registCode).toBe('ABCD1234EFGH');
    await page.tap(texts.withdraw);
    expect(page.text()).toContain(texts.withdrawWhat);
    await page.tap(texts.keep);
    expect([page.names('dialog'), page.named('withdrawRegistration')]).toEqual([[], []]);
    await page.tap(texts.withdraw);
    await page.tap(texts.withdraw, 'dialog button');
    expect(page.named('withdrawRegistration')).toEqual([{ entryID: 5 }]);
    expect([page.toasts, page.went, storedVoucher('u1', '7')]).toEqual([
      ...[[texts.withdrawn], ['replace /app/news/signupdetail.html'], undefined],
    ]);
  });
  test.each([
    ['refused', { success: false, message: '活动已开始' }, '活动已开始'],
    ['lost', new Error('no'), texts.withdrawFailed],
  ])('[wire n13] %s – says so and leaves registration and voucher', async (_, answer, words) => {
    const page = await openEntry({}, { withdrawRegistration: answer });
    await page.tap(texts.withdraw);
    await page.tap(texts.withdraw, 'dialog button');
    expect([page.toasts, page.went, page.names('dialog')]).toEqual([[words], [], []]);
    expect(storedVoucher('u1', '7')?.registCode).toBe('ABCD1234EFGH');
  });
  test('[wire n13] from the waiting list – says that the place is given up', async () => {
    const page = await openEntry({ status: waiting }, noVoucher);
    await page.tap(texts.withdraw);
    expect(page.text()).toContain(texts.leaveQueue);
  });
});

describe('[F8] a voucher without network', () => {
  test('[F8] read before – is shown; one used meanwhile, or another member’s, is not', async () => {
    await (await openEntry()).unmount();
    const offline = { registrationDetail: new Error('no'), getActivityVoucher: new Error('no') };
    const page = await openEntry({}, offline);
    expect([page.text().includes('ABCD 1234'), page.text().includes(texts.offline)]).toEqual([true, true]);
    await page.unmount();
    await (await openEntry({}, used)).unmount();
    expect(storedVoucher('u1', '7')).toBeUndefined();
    expect((await openEntry({}, offline)).has('button', zh['state.retry'])).toBe(true);
  });
  test('[F8] a registration – not there – says so and leads to the activity', async () => {
    const page = await openEntry({}, { registrationDetail: refused(1), ...noVoucher });
    expect(page.text()).toContain(texts.noneHere);
    expect(page.find('a', texts.toActivity).getAttribute('href')).toBe('/app/news/activityDetail/7.html');
  });
  test('[F8] a registration – reviewed while the page was away – is read again on return', async () => {
    let status: number = toAudit;
    const page = await openEntry({}, { registrationDetail: () => ({ ...entry, status }) });
    status = passed;
    await page.change(() => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
    expect(page.names('article > p')[0]).toBe(texts.passed);
  });
});

describe('[F8] all registrations of a member', () => {
  const row = (fileId: string, change: object) => ({
    fileId,
    title: `活动${fileId}`,
    startTime: '2031-03-10 09:00:00',
    useTime: '',
    ...change,
  });
  test('[F8] each – in its state – says so and leads to its own page', async () => {
    const list = [
      row('1', { entryStatus: toAudit }),
      row('2', { entryStatus: passed }),
      row('3', { entryStatus: notPassed }),
      row('4', { entryStatus: waiting }),
      row('5', { entryStatus: passed, useTime: '2031-03-10 10:00:00' }),
    ];
    const page = await mountScreen(signupdetail, {}, { answers: { myActivityList: { list } } });
    await page.until(() => page.names('li').length > 0);
    expect(page.names('li').map((text) => text.replace(/^.*09:00/, ''))).toEqual([
      ...[texts.toAudit, texts.passed, texts.notPassed, texts.waiting, texts.used],
    ]);
    expect(page.find('a', /活动2/).getAttribute('href')).toBe('/app/news/signupdetail.html?fileId=2');
  });
  test.each([
    ['', '%2Fsignupdetail.html'],
    ['fileId=7', '%2Fsignupdetail.html%3FfileId%3D7'],
  ])('[G11] of a visitor, at "%s" – lead to the login and back', async (query, back) => {
    signOut();
    const page = await mountScreen(signupdetail, { query }, {});
    expect(page.find('a', zh['shell.login']).getAttribute('href')).toBe(
      `/app/news/login.html?return=${back}`,
    );
    expect(page.calls).toEqual([]);
  });
});
