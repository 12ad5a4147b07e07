import { expect, test } from 'vitest';
import { Answers, type Query } from './answers';

const query = (key: string): Query<string> => ({
  key,
  operation: key,
  input: {},
  read: (data) => String(data),
});
const others = (from: number, count: number) =>
  Array.from({ length: count }, (_, n) => query(`other-${from + n}`));

async function loadAll(answers: Answers, queries: readonly Query<string>[]): Promise<void> {
  for (const one of queries) await answers.load(one);
}
const made = () =>
  new Answers(
    async (name) => ({ status: 0, message: '', data: name }),
    () => 0,
  );
const nobody = () => undefined;

test('[A10] what a hidden screen looked at stays, however much is read meanwhile', async () => {
  const answers = made();
  await loadAll(answers, [query('list'), query('gone')]);
  const stop = answers.subscribe('list', nobody);
  answers.hold('home', new Set(['home']));
  stop();
  await loadAll(answers, others(0, 400));
  expect(answers.value(query('list'))).toBe('list');
  expect(answers.peek('gone')).toBeUndefined();
});

test('[A10] what it looks at when it is hidden anew takes the place of what it looked at before', async () => {
  const answers = made();
  await loadAll(answers, [query('first'), query('second')]);
  const stopFirst = answers.subscribe('first', nobody);
  answers.hold('search', new Set(['search']));
  stopFirst();
  const stopSecond = answers.subscribe('second', nobody);
  answers.hold('search', new Set(['search']));
  stopSecond();
  await loadAll(answers, others(0, 400));
  expect(answers.peek('first')).toBeUndefined();
  expect(answers.value(query('second'))).toBe('second');
});

test('[A10] a screen that does not come back holds nothing', async () => {
  const answers = made();
  await answers.load(query('reporter'));
  const stop = answers.subscribe('reporter', nobody);
  answers.hold('reporter/1', new Set(['home', 'reporter/1']));
  stop();
  answers.hold('home', new Set(['home']));
  await loadAll(answers, others(0, 400));
  expect(answers.peek('reporter')).toBeUndefined();
});
