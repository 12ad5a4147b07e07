import { BASE_PATH, startNewsroom } from '@testing/renderPage';
import { startPlatform } from '@testing/startPlatform';
import * as v from 'valibot';
import { expect, onTestFinished, test } from 'vitest';
import { loggedError } from './loggedError';

test('[K8] a crash is one structured line that says where, and names nobody', async () => {
  const lines: string[] = [];
  const platform = await startPlatform({ log: (line) => void lines.push(line) });
  onTestFinished(() => platform.close());
  const phone = '13800004711';
  await platform.db.script(`alter table members add constraint broken check (phone <> '${phone}')`);
  await platform.sso('sendCode', { phone, scene: 'login' }, { device: 'xy4711' });
  const code = await platform.codeTo(phone);
  const answer = await platform.sso('loginByPhone', { phone, code }, { device: 'xy4711' });
  expect([answer.status, answer.json()]).toMatchObject([500, { status: -1 }]);
  expect(answer.text).not.toMatch(/constraint|members|4711/);
  const [line = '{}'] = lines.filter((one) => one.includes('"failed"'));
  expect(JSON.parse(line)).toMatchObject({
    level: 50,
    msg: 'failed',
    err: {
      code: '23514',
      table: 'members',
      constraint: 'broken',
      stack: expect.stringContaining('createMember'),
    },
  });
  expect(lines.join('')).not.toMatch(/4711/);
});

test('[K8] errors of libraries – logged – leave out requests and inputs and name their cause', () => {
  const Answer = v.object({ openid: v.string() });
  const { issues } = v.safeParse(Answer, { access_token: 'secret-4711' });
  if (!issues) throw new Error('it was taken');
  const cause = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED', request: '4711' });
  const logged = loggedError(new Error('fetch failed', { cause: new v.ValiError(issues) }));
  expect(JSON.stringify(logged)).not.toContain('4711');
  expect(logged).toMatchObject({ message: 'fetch failed', cause: { type: 'ValiError' } });
  expect(loggedError(new Error('fetch failed', { cause }))).toMatchObject({
    cause: { code: 'ECONNREFUSED' },
  });
  expect(loggedError('4711')).toEqual({ type: 'string', message: 'no error was thrown', stack: '' });
});

test('[K8] causes that go round come to an end', () => {
  const round = new Error('one');
  round.cause = round;
  expect(JSON.stringify(loggedError(round)).length).toBeLessThan(20_000);
});

test('[K8] a call that fails while a page is rendered – is a line in the log, and the page stands', async () => {
  const lines: string[] = [];
  const platform = await startNewsroom({ log: (line) => void lines.push(line) });
  onTestFinished(() => platform.close());
  await platform.db.script('alter table hot_words rename to hot_words_elsewhere');
  const { status } = await platform.get(`${BASE_PATH}/search.html`);
  expect(status).toBe(200);
  expect(lines.filter((one) => one.includes('hot_words'))).toHaveLength(1);
});
