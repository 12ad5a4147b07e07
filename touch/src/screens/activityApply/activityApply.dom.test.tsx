// @vitest-environment happy-dom
import { type MountOptions, mountScreen, refused } from '@testing/mount';
import { signIn, signOut } from '@testing/signedIn';
import { zh } from '@touch/locales/zh';
import { beforeEach, describe, expect, test } from 'vitest';
import { draftOf, storeDraft } from './drafts';
import * as activityApply from './load';
import { texts } from './texts/zh';

beforeEach(signOut);

const activity = {
  fileId: '7',
  title: '清河日',
  signup: 1,
  ac_entryStatus: '1',
  activityStatus: 1,
  endSignTime: '2031-03-09 20:00:00.0',
  signForm: [
    { id: 'entry_realName', code: '姓名', type: '0', isneed: 1 },
    { id: 'entry_phone', code: '电话', type: '0', isneed: 1 },
    { id: 'entry_c', code: '组别', type: '3', isneed: 0, option: ['甲', '乙', '丙'] },
  ],
};
const own = {
  entryID: 5,
  fileId: '7',
  fields: activity.signForm,
  signForm: { entry_realName: '林间', entry_phone: '13800000001' },
};
const NAME = 'input[autocomplete=name]';
const PHONE = 'input[type=tel]';
const MINE = '/app/news/signupdetail.html?fileId=7';

async function openForm(
  change: object = {},
  answers: MountOptions['answers'] = {},
  options: MountOptions = {},
) {
  const page = await mountScreen(
    activityApply,
    { params: { id: '7' } },
    {
      ...options,
      answers: { activityDetail: { ...activity, ...change }, registrationDetail: refused(1), ...answers },
    },
  );
  const fill = async () => {
    await page.type(NAME, '林间');
    await page.type(PHONE, '13800000001');
  };
  const problem = () => page.names('[role=alert]').find((text) => text !== '') ?? '';
  return { ...page, fill, problem };
}
const done = { activityRegist: { success: true } };

test('[F8] a sign-up – sent by a member – sends the answers once, empties the draft and shows the registration in place of the form', async () => {
  signIn('u1');
  const { fill, submit, named, went, toasts } = await openForm({}, done);
  await fill();
  expect(draftOf('7')).toEqual({ entry_realName: '林间', entry_phone: '13800000001' });
  await submit();
  expect(named('activityRegist')).toEqual([
    {
      fileId: '7',
      userID: 'u1',
      signForm: JSON.stringify({ entry_realName: '林间', entry_phone: '13800000001' }),
      waiting: undefined,
    },
  ]);
  expect([draftOf('7'), toasts, went]).toEqual([{}, [texts.sent], [`replace ${MINE}`]]);
});

describe('[F8] a sign-up that is not taken – keeps form and draft, says why and reads the activity again', () => {
  test.each([
    ['the network failed', new Error('no network'), zh['state.networkError']],
    ['full', { success: false, message: '活动名额已满，请下次再来' }, '活动名额已满，请下次再来'],
    ['refused by status', refused(-1, 'translated'), 'translated'],
  ])('[F8] %s', async (_, answer, words) => {
    signIn('u1');
    const { fill, submit, named, went, problem, field } = await openForm({}, { activityRegist: answer });
    await fill();
    const before = named('activityDetail').length;
    await submit();
    expect([problem(), went, field(NAME).value]).toEqual([words, [], '林间']);
    expect(draftOf('7').entry_realName).toBe('林间');
    expect(named('activityDetail')).toHaveLength(before + 1);
  });

  test('[F8] full meanwhile – the form then offers the waiting list, and joins it', async () => {
    signIn('u1');
    let isFull = false;
    const { fill, submit, named, text, has, toasts } = await openForm(
      {},
      {
        activityDetail: () => ({
          ...activity,
          ...(isFull ? { ac_entryStatus: '3', waitingList: 1, waitingNum: 4 } : {}),
        }),
        activityRegist: ({ waiting }) => {
          isFull = true;
          return waiting
            ? { success: true, waitingPlace: 5 }
            : { success: false, message: '活动名额已满，请下次再来' };
        },
      },
    );
    await fill();
    await submit();
    expect([has('button', texts.sendWaiting), text().includes(texts.waitingRule(4))]).toEqual([true, true]);
    await submit();
    expect(named('activityRegist').map(({ waiting }) => waiting)).toEqual([undefined, 1]);
    expect(toasts).toEqual([texts.sentWaiting]);
  });

  test('[F8] the refusal of one field – stands at it, until it is changed', async () => {
    signIn('u1');
    const refusal = { success: false, message: '电话已被使用' };
    const { fill, submit, names, type, box } = await openForm({}, { activityRegist: refusal });
    await fill();
    await submit();
    const errors = () => names('[id$="-error"]').filter(Boolean);
    expect(errors()).toEqual(['电话已被使用']);
    expect(document.activeElement).toBe(box.querySelector(PHONE));
    await type(NAME, '林间人');
    expect(errors()).toEqual(['电话已被使用']);
    await type(PHONE, '13800000002');
    expect(errors()).toEqual([]);
  });
});

test('[F8] a form – sent empty – calls nothing, names all that is missing and focuses the first', async () => {
  signIn('u1');
  const { submit, calls, names, box } = await openForm({}, done);
  const before = calls.length;
  await submit();
  expect(calls).toHaveLength(before);
  expect(names('[id$="-error"]').filter(Boolean)).toEqual(['请填写姓名', '请填写电话']);
  expect(document.activeElement).toBe(box.querySelector(NAME));
});

test('[F8] a second tap while the first is on its way – sends nothing more', async () => {
  signIn('u1');
  let end = (_value: object): void => undefined;
  const { fill, submit, named, has, went, change } = await openForm(
    {},
    { activityRegist: () => new Promise((resolve) => (end = resolve)) },
  );
  await fill();
  await submit();
  await submit();
  expect([named('activityRegist').length, has('button', texts.sending)]).toEqual([1, true]);
  expect(went).toEqual([]);
  await change(() => end({ success: true }));
  expect(went).toEqual([`replace ${MINE}`]);
});

test('[G11] a visitor’s form – sent – waits for the login, keeps the draft, and is sent after it', async () => {
  const { fill, submit, named, waiting, change, text } = await openForm({}, done, { isVisitor: true });
  expect(text()).toContain(texts.draftKept);
  await fill();
  await submit();
  expect([named('activityRegist').length, waiting.length]).toEqual([0, 1]);
  await change(() => signIn('u2'));
  await change(() => waiting[0]?.());
  expect(named('activityRegist').map(({ userID }) => userID)).toEqual(['u2']);
});

test('[F8] a draft – stored before – is in the form; choices of several stand in the form’s order', async () => {
  storeDraft('7', { entry_realName: '旧', entry_c: '丙' });
  const { field, change, find } = await openForm();
  expect(field(NAME).value).toBe('旧');
  const choose = (option: string) => change(() => find('label', option).click());
  await choose('甲');
  expect(draftOf('7').entry_c).toBe('甲,丙');
  await choose('丙');
  expect(draftOf('7').entry_c).toBe('甲');
});

describe('[F8] an own entry – while its time lasts – is changed, and its answers are no draft', () => {
  const answers = { registrationDetail: own, changeRegistration: { success: true } };
  test('[F8] changed in its time', async () => {
    signIn('u1');
    storeDraft('7', { entry_realName: '草稿' });
    const { field, type, submit, named, toasts, has } = await openForm({ ac_entryStatus: '4' }, answers);
    expect(field(NAME).value).toBe('林间');
    expect(has('button', texts.sendChange)).toBe(true);
    await type(NAME, '林间人');
    expect(draftOf('7')).toEqual({ entry_realName: '草稿' });
    await submit();
    expect(named('changeRegistration')).toEqual([
      {
        entryID: 5,
        signForm: JSON.stringify({ entry_realName: '林间人', entry_phone: '13800000001', entry_c: '' }),
      },
    ]);
    expect([named('activityRegist'), toasts]).toEqual([[], [texts.changed]]);
  });
  test.each([
    ['the sign-up’s time is over', { endSignTime: '2031-03-05 08:59:59.0' }],
    ['the activity has ended', { activityStatus: 2 }],
  ])('[F8] %s – it is shown and no longer changed', async (_, change) => {
    signIn('u1');
    const { names, find } = await openForm({ ac_entryStatus: '4', ...change }, answers);
    expect(names('form')).toEqual([]);
    expect(find('a', texts.toMine).getAttribute('href')).toBe(MINE);
  });
});

test.each([
  ['notStarted', { ac_entryStatus: '0' }],
  ['signUpEnded', { ac_entryStatus: '2' }],
  ['full', { ac_entryStatus: '3' }],
  ['applied', { ac_entryStatus: '4' }],
  ['ended', { activityStatus: 2 }],
  ['none', { signup: 0 }],
] as const)(
  '[F27] the form of an activity – %s – is a notice that leads to the activity',
  async (state, change) => {
    const { names, find, text } = await openForm(change);
    expect(names('form')).toEqual([]);
    expect(text()).toContain(texts[state]);
    expect(find('a', texts.toActivity).getAttribute('href')).toBe('/app/news/activityDetail/7.html');
  },
);

test('[F27] the form of an activity in the app alone – leads to the app', async () => {
  const { find, text } = await openForm({ participationType: 1 });
  expect(text()).toContain(zh['shell.useApp']);
  expect(find('a', texts.getApp).getAttribute('href')).toBe('/app/news/downloadClient.html');
});

test('[wire g65] a phone number – left by a member, by a visitor, unchanged, not whole – is asked for once, by the member', async () => {
  const leave = async (page: Awaited<ReturnType<typeof openForm>>, value: string) => {
    await page.type(PHONE, value);
    await page.change(() => page.field(PHONE).dispatchEvent(new FocusEvent('focusout', { bubbles: true })));
  };
  const repeat = { checkEntryRepeatField: { isRepeat: 1 } };
  const visitor = await openForm({}, repeat);
  await leave(visitor, '13800000001');
  expect(visitor.named('checkEntryRepeatField')).toEqual([]);
  await visitor.unmount();
  signIn('u1');
  const member = await openForm({}, repeat);
  for (const value of ['138', '13800000001', '13800000001']) await leave(member, value);
  expect(member.named('checkEntryRepeatField')).toEqual([
    { fileId: '7', fieldId: 'entry_phone', value: '13800000001' },
  ]);
  expect(member.text()).toContain(texts.repeated);
});
