import { SignFieldType } from '@contract/participation/codes';
import { anActivity, aSignField } from '@testing/anActivity';
import { readPage, startNewsroom } from '@testing/renderPage';
import type { TestPlatform } from '@testing/startPlatform';
import { formProblems } from '@touch/widgets/signForms/fieldProblems';
import { texts } from '@touch/widgets/signForms/texts/zh';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusalProblem } from './problems';
import { texts as german } from './texts/de';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startNewsroom();
});
afterAll(() => platform.close());

const wireFields = [
  aSignField('entry_realName', '姓名', { tipMessage: '与身份证一致' }),
  aSignField('entry_part', '哪一段', { type: SignFieldType.oneOf, isneed: 0, option: ['桥下', '浅滩'] }),
  aSignField('entry_day', '哪天', { type: SignFieldType.date, isneed: 0 }),
];
const fields = wireFields.map((field) => ({ ...field, isneed: field.isneed === 1 }));

test('[F8 activityApply] the form – served – has the activity’s own fields and nothing personal', async () => {
  await anActivity(platform.db, { id: 7, fields: wireFields });
  const { status, html, text } = await readPage(platform, '/activityApply/7.html');
  expect(status).toBe(200);
  for (const words of ['姓名', '与身份证一致', '选填', '桥下', '浅滩', '提交报名'])
    expect(text).toContain(words);
  expect(html).toMatch(/<input[^>]+type="date"/);
  expect(html).toContain('<meta name="robots" content="noindex">');
});

test.each([
  ['ended', { endSignTime: '2031-03-04 08:00:00.0' }, '报名已结束'],
  ['not open', { startSignTime: '2031-03-06 08:00:00.0' }, '报名未开始'],
])('[F27] a sign-up that is %s – shows no form and leads to the activity', async (name, doc, words) => {
  const id = 30 + name.length;
  await anActivity(platform.db, { id, doc, fields: wireFields });
  const { text, html } = await readPage(platform, `/activityApply/${id}.html`);
  expect(text).toContain(words);
  expect(html).toContain(`/activityDetail/${id}.html"`);
  expect(text).not.toContain('提交报名');
});

test.each([
  ['nothing', {}, [{ field: 'entry_realName', text: '请填写姓名' }]],
  [
    'nothing and an unknown choice',
    { entry_part: '山上' },
    [
      { field: 'entry_realName', text: '请填写姓名' },
      { field: 'entry_part', text: texts.option },
    ],
  ],
  [
    'an unknown choice',
    { entry_realName: '小溪', entry_part: '山上' },
    [{ field: 'entry_part', text: texts.option }],
  ],
  ['no day', { entry_realName: '小溪', entry_day: '2031-02-30' }, [{ field: 'entry_day', text: texts.date }]],
  ['all that is needed', { entry_realName: '小溪' }, []],
])('[F8 activityApply] a form with %s – names every wrong field at once', (_, draft, problems) => {
  expect(formProblems(fields, draft, texts)).toEqual(problems);
});

test.each([
  ['姓名已被报名使用，请更换', true, { field: 'entry_realName', text: '姓名已被报名使用，请更换' }],
  ['姓名已被报名使用，请更换', false, { field: 'entry_realName', text: german.repeated }],
  ['活动名额已满，请下次再来', true, { field: '', text: '活动名额已满，请下次再来' }],
  ['活动名额已满，请下次再来', false, { field: '', text: german.full }],
  ['', false, { field: '', text: german.refused }],
])(
  '[F8 activityApply] the refusal %j – read in Chinese: %s – shows at its field',
  (message, chinese, problem) => {
    expect(refusalProblem(message, fields, german, chinese)).toEqual(problem);
  },
);
