import { anActivity, aSignField } from '@testing/anActivity';
import { readPage, startNewsroom } from '@testing/renderPage';
import { seedNewsroom } from '@testing/seedNewsroom';
import type { TestPlatform } from '@testing/startPlatform';
import { isSignUpTime, signUpState } from '@touch/api/signUpState';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startNewsroom();
  await seedNewsroom(platform);
});
afterAll(() => platform.close());

const doc = { title: '清河日', location: '老码头', startTime: '2031-03-10 09:00:00.0' };
const open = { ...doc, startSignTime: '2031-03-01 08:00:00.0', endSignTime: '2031-03-09 20:00:00.0' };

test('[F8 activityDetail][A11] an activity – read without JavaScript – has its text, dates, place and button', async () => {
  const withPicture = { ...open, imageUrl: 'https://paper.example/river.jpg' };
  await anActivity(platform.db, {
    id: 7,
    quota: 18,
    fields: [aSignField('entry_a', '姓名')],
    doc: withPicture,
  });
  const { status, text, html } = await readPage(platform, '/activityDetail/7.html');
  expect(status).toBe(200);
  for (const words of ['清河日', '老码头', '3月10日', '已报0人，共18人', '立即报名', '3月9日 20:00截止报名'])
    expect(text).toContain(words);
  expect(html).toContain('/activityApply/7.html"');
  expect(html).toContain('<title>清河日 - ');
  expect(html).toContain('"@type":"Event"');
  // a window held sideways shows the title below the picture
  expect(html).toContain('padding-top:min(56.25%,50vh - 28px)');
});

describe('[F27] the sign-up button – served – says the state and leads on only where one can sign up', () => {
  test.each([
    ['full', { quota: 1, doc: { ...open, participatorNum: 1 } }, '名额已满'],
    ['not started', { doc: { ...doc, startSignTime: '2031-03-06 08:00:00.0' } }, '报名未开始'],
    ['sign-up ended', { doc: { ...doc, endSignTime: '2031-03-04 08:00:00.0' } }, '报名已结束'],
    ['ended', { doc: { ...open, endTime: '2031-03-04 08:00:00.0', startTime: '' } }, '活动已结束'],
  ])('[F27] an activity whose state is %s – its button is disabled', async (state, change, words) => {
    const id = 20 + state.length;
    await anActivity(platform.db, { id, ...change });
    const { text, html } = await readPage(platform, `/activityDetail/${id}.html`);
    expect(text).toContain(words);
    expect(html).not.toContain(`/activityApply/${id}.html`);
    expect(html).toMatch(new RegExp(`<button[^>]*disabled[^>]*>${words}`));
  });
});

test('[F27] a full activity with a waiting list – served – says who waits and leads to the form', async () => {
  await anActivity(platform.db, {
    id: 19,
    quota: 1,
    waitingList: true,
    doc: { ...open, participatorNum: 1 },
  });
  const { text, html } = await readPage(platform, '/activityDetail/19.html');
  expect(text).toContain('加入候补');
  expect(html).toContain('/activityApply/19.html"');
  const form = await readPage(platform, '/activityApply/19.html');
  expect(form.text).toContain('名额已满，0人在候补');
});

test.each([
  ['an own entry outranks the end', { ac_entryStatus: '4', activityStatus: 2 }, 'applied'],
  ['the end outranks a free place', { ac_entryStatus: '1', activityStatus: 2 }, 'ended'],
  ['in the app only', { participationType: 1 }, 'inApp'],
  ['nobody signs up', { signup: false }, 'none'],
  ['full, with a waiting list', { ac_entryStatus: '3', waitingList: true }, 'waits'],
  ['full, without a waiting list', { ac_entryStatus: '3' }, 'full'],
  ['an unknown state', { ac_entryStatus: '9' }, 'signUpEnded'],
])('[F27] state of the button – %s', (_, change, state) => {
  const activity = {
    ...{ signup: true, ac_entryStatus: '1', activityStatus: 1, participationType: 0 },
    waitingList: false,
  };
  expect(signUpState({ ...activity, ...change })).toBe(state);
});

test.each([
  ['before the sign-up', '2031-03-01 07:59:59.0', 1, false],
  ['within it', '2031-03-05 09:30:00.0', 1, true],
  ['after it', '2031-03-09 20:00:01.0', 1, false],
  ['after the activity', '2031-03-05 09:30:00.0', 2, false],
])('[wire n13] answers – %s – can be changed: %s', (_, now, activityStatus, expected) => {
  const at = Date.parse(`${now.slice(0, 19).replace(' ', 'T')}+08:00`);
  expect(isSignUpTime({ ...open, activityStatus }, at)).toBe(expected);
});

test.each([
  ['/activityDetail/99.html', 404],
  ['/activityDetail.html', 200],
])('[E7][A2] %s – nothing there – answers %i with the empty state', async (address, status) => {
  const page = await readPage(platform, address);
  expect(page.status).toBe(status);
  expect(page.text).toContain('还没有内容');
});
