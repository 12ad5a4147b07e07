// @vitest-environment happy-dom
import { ExposeType } from '@contract/exposeType';
import { ReportKind } from '@contract/reportCodes';
import { mount } from '@testing/mount';
import { beforeEach, expect, test } from 'vitest';
import { ReportSheet } from './ReportSheet';
import { reportTexts } from './texts';
import { texts } from './texts/zh';

beforeEach(async () => {
  await reportTexts.loadTexts('zh');
});

test('[K21] a member’s name and picture – the picture chosen – is reported as the picture with the reason', async () => {
  let closed = 0;
  const subjects = [
    { kind: 'nickname', id: '7' },
    { kind: 'portrait', id: '7' },
  ] as const;
  const page = await mount(<ReportSheet subjects={subjects} quoted="怪名" close={() => (closed += 1)} />, {
    answers: { expose: {} },
  });
  await page.submit('form');
  expect([page.text().includes(texts.why), page.named('expose')]).toEqual([true, []]);
  await page.change(() => page.find('label', texts.portrait).click());
  await page.change(() => page.find('label', texts.indecent).click());
  await page.submit('form');
  expect(page.named('expose')).toEqual([
    { rootID: '7', sourceType: ReportKind.portrait, type: ExposeType.indecent, reason: texts.indecent },
  ]);
  expect([closed, page.toasts]).toEqual([1, [texts.reported]]);
});

test('[K21] one answer – reported – offers no choice of what', async () => {
  const page = await mount(
    <ReportSheet subjects={[{ kind: 'answer', id: '9' }]} quoted="快了" close={() => undefined} />,
    {
      answers: { expose: {} },
    },
  );
  expect(page.names('legend')).toEqual([texts.why]);
});
