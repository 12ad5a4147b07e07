// @vitest-environment happy-dom
import { type Answered, mount, refused } from '@testing/mount';
import { beforeEach, expect, test } from 'vitest';
import { loginTexts } from '../texts';
import { texts as login } from '../texts/zh';
import { AgeSheet } from './AgeSheet';
import { MinorsSettings } from './MinorsSettings';
import { minorsTexts } from './texts';
import { texts } from './texts/zh';
import { VisitorsMode } from './VisitorsMode';

beforeEach(async () => {
  localStorage.clear();
  localStorage.setItem(
    'loginInfo',
    JSON.stringify({ uid: '5', nickname: '山', head: '', hasPhone: true, site: '1' }),
  );
  await minorsTexts.loadTexts('zh');
  await loginTexts.loadTexts('zh');
});

const aState = (change: object = {}) => ({ ageClass: '', guardian: 0, mode: 0, canPost: 0, ...change });
async function openSheet(answers: Record<string, Answered>) {
  const closed: boolean[] = [];
  const page = await mount(<AgeSheet close={(mayGoOn) => closed.push(mayGoOn)} />, { answers });
  return { ...page, closed };
}
type Page = Awaited<ReturnType<typeof openSheet>>;
const choose = (page: Page, label: string, value: string) =>
  page.change(() => {
    const select = page.field(`=${label}`) as unknown as HTMLSelectElement;
    select.value = value;
    select.dispatchEvent(new Event('change', { bubbles: true }));
  });

test('[K23][wire n34] an age – sent empty, refused, said by an adult – is asked for once and lets the words go on', async () => {
  const answers: Record<string, Answered> = {
    minorState: aState(),
    sayAge: refused(-1, '出生年月不对'),
  };
  const page = await openSheet(answers);
  await page.submit();
  expect([page.text().includes(texts.needsMonth), page.named('sayAge')]).toEqual([true, []]);
  await choose(page, texts.year, '1990');
  await choose(page, texts.month, '5');
  await page.submit();
  expect([page.text().includes('出生年月不对'), page.closed]).toEqual([true, []]);
  answers.sayAge = aState({ ageClass: 'adult', canPost: 1 });
  await page.submit();
  expect(page.named('sayAge').at(-1)).toEqual({ uid: '5', year: '1990', month: '5' });
  expect(page.closed).toEqual([true]);
});

test('[K23][wire n35] a child – their age said, then a guardian’s code – goes on after the guardian alone', async () => {
  const page = await openSheet({
    minorState: aState(),
    sayAge: aState({ ageClass: 'under14' }),
    guardianConsent: {},
  });
  await choose(page, texts.year, '2020');
  await choose(page, texts.month, '5');
  await page.submit();
  expect([page.text().includes(texts.guardianWhat), page.closed]).toEqual([true, []]);
  await page.type(`=${login.phone}`, '13812340029');
  await page.type(`=${login.code}`, '123456');
  await page.submit();
  expect(page.named('guardianConsent')).toEqual([{ uid: '5', phone: '13812340029', code: '123456' }]);
  expect([page.closed, page.toasts]).toEqual([[true], [texts.consented]]);
});

test('[K23] an age said in another window – asked for here – is not asked again', async () => {
  const page = await openSheet({ minorState: aState({ ageClass: 'adult', canPost: 1 }) });
  expect(page.closed).toEqual([true]);
});

test('[K23] minors’ mode of a visitor – entered, then left – changes the browser alone', async () => {
  const page = await mount(<VisitorsMode />, {});
  await page.tap(texts.enter);
  expect([page.preferences, page.calls]).toEqual([[{ minors: true }], []]);
  const left = await mount(<VisitorsMode />, { preferences: { minors: true } });
  await left.tap(texts.leave);
  expect([left.preferences, left.calls]).toEqual([[{ minors: false }], []]);
});

test('[K23][wire n36] minors’ mode of a member – entered at once, left with no, a wrong, the right password – ends by the last', async () => {
  const answers: Record<string, Answered> = { minorState: aState({ ageClass: 'adult' }), minorMode: {} };
  const page = await mount(<MinorsSettings uid="5" />, { answers });
  await page.tap(texts.enter);
  expect(page.named('minorMode')).toEqual([{ uid: '5', on: '1' }]);
  expect(page.preferences).toEqual([{ minors: true }]);
  answers.minorState = aState({ ageClass: 'adult', mode: 1 });
  answers.minorMode = refused(-1, '请输入密码');
  const inside = await mount(<MinorsSettings uid="5" />, { answers, preferences: { minors: true } });
  await inside.tap(texts.leave);
  await inside.submit();
  expect([inside.text().includes(login.needsPassword), inside.named('minorMode')]).toEqual([true, []]);
  await inside.type(`=${login.password}`, 'falsch');
  await inside.submit();
  expect([inside.text().includes(texts.notThis), inside.preferences]).toEqual([true, []]);
  answers.minorMode = {};
  await inside.submit();
  expect(inside.named('minorMode').at(-1)).toMatchObject({
    uid: '5',
    on: '0',
    password: expect.stringMatching(/^[0-9a-f]{32}$/),
  });
  expect(inside.preferences).toEqual([{ minors: false }]);
});

test('[K23][wire n37] a guardian’s consent – withdrawn after a second tap – is withdrawn once', async () => {
  const minorState = aState({ ageClass: 'under14', guardian: 1, canPost: 1 });
  const page = await mount(<MinorsSettings uid="5" />, { answers: { minorState, withdrawGuardian: {} } });
  await page.tap(texts.withdraw);
  expect(page.named('withdrawGuardian')).toEqual([]);
  await page.tap(texts.withdrawSure);
  expect([page.named('withdrawGuardian'), page.toasts]).toEqual([[{ uid: '5' }], [texts.withdrawn]]);
});
