import { expect, test } from 'vitest';
import { createSubmission } from './useSubmit';

/** A submission whose calls wait for the test's next answer, in a form that is shown. */
function startSubmission() {
  const submission = createSubmission<string>();
  const waiting: { resolve: (problem?: string) => void; reject: (error: Error) => void }[] = [];
  const states: unknown[] = [];
  const late: string[] = [];
  const leave = submission.subscribe(() => states.push(submission.getState()));
  const submit = (lost?: string) =>
    submission.run(() => new Promise((resolve, reject) => waiting.push({ resolve, reject })), {
      ...(lost === undefined ? {} : { lost }),
      late: (problem) => late.push(problem),
    });
  return { submission, submit, leave, states, late, waiting };
}

const FREE = { busy: false, problem: undefined };
const BUSY = { busy: true, problem: undefined };

test('[G11] a submission – a second tap while the first call is on its way – sends once', async () => {
  const { submission, submit, waiting } = startSubmission();
  const first = submit();
  await submit();
  expect([waiting.length, submission.getState()]).toEqual([1, BUSY]);
  waiting[0]?.resolve();
  await first;
  expect(submission.getState()).toEqual(FREE);
  void submit();
  expect(waiting).toHaveLength(2);
});

test('a submission – refused, then sent again – shows the problem until the next try, and none after success', async () => {
  const { submit, states, late, waiting } = startSubmission();
  const refused = submit();
  waiting[0]?.resolve('too long');
  await refused;
  const sent = submit();
  waiting[1]?.resolve();
  await sent;
  expect(states).toEqual([BUSY, { busy: false, problem: 'too long' }, BUSY, FREE]);
  expect(late).toEqual([]);
});

test('a submission – its call throws – shows the named loss and sends again', async () => {
  const { submission, submit, waiting } = startSubmission();
  const thrown = submit('no network');
  waiting[0]?.reject(new Error('the code did not load'));
  await thrown;
  expect(submission.getState()).toEqual({ busy: false, problem: 'no network' });
  void submit();
  expect(waiting).toHaveLength(2);
});

test('a submission without a named loss – its call throws – throws the error on and sends again', async () => {
  const { submission, submit, waiting } = startSubmission();
  const thrown = submit();
  waiting[0]?.reject(new Error('a mistake of the page'));
  await expect(thrown).rejects.toThrow('a mistake of the page');
  expect(submission.getState()).toEqual(FREE);
  void submit();
  expect(waiting).toHaveLength(2);
});

test('a submission – refused after its form is gone – changes nothing shown and passes the problem on once', async () => {
  const { submission, submit, leave, states, late, waiting } = startSubmission();
  const refused = submit();
  expect(submission.isShown()).toBe(true);
  leave();
  waiting[0]?.resolve('too long');
  await refused;
  expect([submission.isShown(), states, late]).toEqual([false, [BUSY], ['too long']]);
});

test('a submission – done after its form is gone – passes nothing on', async () => {
  const { submit, leave, late, waiting } = startSubmission();
  const sent = submit('no network');
  leave();
  waiting[0]?.resolve();
  await sent;
  expect(late).toEqual([]);
});

test('a submission – a problem is set while a call is on its way – shows it and stays busy', async () => {
  const { submission, submit } = startSubmission();
  void submit();
  submission.setProblem('too long');
  expect(submission.getState()).toEqual({ busy: true, problem: 'too long' });
});
