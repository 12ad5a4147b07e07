import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fakeClock } from '@testing/clock';
import { expect, onTestFinished, test, vi } from 'vitest';
import { checkAuditFolder } from './auditCheck';
import { type AuditLog, openAuditLog } from './auditLog';

const DAY_MS = 86_400_000;
const noon = Date.parse('2031-03-05T12:00:00+08:00');
const nobody = { site: 1, account: '', address: '203.0.113.5', port: 0, made: '', result: 'done' };

/** No timer runs: a test writes where it says so. */
function stopTimers() {
  const timer: NodeJS.Timeout = Object.assign(Object.create(null), { unref: () => timer });
  return vi.spyOn(globalThis, 'setTimeout').mockReturnValue(timer);
}

/** A folder and processes that write to it. */
async function aFolder(days = 180) {
  const folder = await mkdtemp(join(tmpdir(), 'touchpaper-audit-test-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const clock = fakeClock(noon);
  const errors: unknown[] = [];
  const open = () =>
    openAuditLog({ folder, sign: 'k', days, now: clock.now, failed: (error) => void errors.push(error) });
  const write = async (log: AuditLog, ...objects: string[]) => {
    for (const object of objects)
      log.record({ ...nobody, device: 'xy1', kind: 'comment', operation: 'discuss', object });
    await log.flush();
  };
  const first = await open();
  const check = () => checkAuditFolder(folder, first.key);
  const files = async () => (await readdir(folder)).sort();
  const linesOf = async (name: string) =>
    (await readFile(join(folder, name), 'utf8')).split('\n').slice(0, -1);
  const change = async (name: string, edit: (lines: string[]) => readonly string[]) =>
    writeFile(join(folder, name), `${edit(await linesOf(name)).join('\n')}\n`);
  return { folder, clock, errors, open, write, first, check, files, linesOf, change };
}

test('[K18] records – of one day – are lines of one file for this user alone, each with the MAC of the line before in it', async () => {
  const { folder, write, first, check, files, linesOf } = await aFolder();
  await write(first, '1', '2', '3');
  const [name = ''] = await files();
  expect(await files()).toHaveLength(1);
  expect(name).toMatch(/^2031-03-05\.[0-9a-f]{12}\.log$/);
  expect((await stat(join(folder, name))).mode & 0o777).toBe(0o600);
  const lines = (await linesOf(name)).map((line) => JSON.parse(line));
  expect(lines.map(({ kind, object }) => [kind, object])).toEqual([
    ['file', undefined],
    ['comment', '1'],
    ['comment', '2'],
    ['comment', '3'],
  ]);
  expect(lines[1]).toEqual({
    ...{ at: '2031-03-05T12:00:00.000+08:00', site: 1, address: '203.0.113.5', device: lines[2].device },
    ...{ kind: 'comment', operation: 'discuss', object: '1', result: 'done', mac: expect.any(String) },
  });
  expect(await check()).toMatchObject({ faults: [], files: 1, lines: 4 });
});

test.each([
  [
    'changed',
    (lines: string[]) => lines.map((line, at) => (at === 2 ? line.replace('"2"', '"9"') : line)),
    3,
  ],
  ['taken out', (lines: string[]) => lines.filter((_, at) => at !== 2), 3],
  ['put in twice', (lines: string[]) => lines.flatMap((line, at) => (at === 2 ? [line, line] : [line])), 4],
  [
    'exchanged with the next',
    ([a = '', b = '', c = '', d = '', ...rest]: string[]) => [a, b, d, c, ...rest],
    3,
  ],
  ['made unreadable', (lines: string[]) => lines.map((line, at) => (at === 2 ? line.slice(0, -9) : line)), 3],
  ['taken out at the start', (lines: string[]) => lines.slice(1), 1],
])('[K18] the check – of a line that was %s – names file and line', async (_, edit, line) => {
  const { write, first, check, files, change } = await aFolder();
  await write(first, '1', '2', '3', '4');
  const [file = ''] = await files();
  await change(file, edit);
  expect((await check()).faults[0]).toMatchObject({ file, line });
});

test('[K18] the chain – over midnight, three days, two processes – is whole; without one of the files the check names it', async () => {
  const { folder, clock, write, open, first, check, files } = await aFolder();
  const second = await open();
  for (const day of ['a', 'b', 'c']) {
    await write(first, `${day}1`);
    await write(second, `${day}2`, `${day}3`);
    clock.forward(DAY_MS);
  }
  const all = await files();
  expect(all.map((name) => name.slice(0, 10))).toEqual([
    ...['2031-03-05', '2031-03-05', '2031-03-06', '2031-03-06', '2031-03-07', '2031-03-07'],
  ]);
  expect((await check()).faults).toEqual([]);
  for (const file of all.slice(0, 4)) {
    await rename(join(folder, file), join(folder, 'away'));
    expect((await check()).faults).toEqual([
      { file, line: 0, words: expect.stringMatching(/^is missing; 2031-03-0[567]\./) },
    ]);
    await rename(join(folder, 'away'), join(folder, file));
  }
  await Promise.all(all.slice(2, 4).map((name) => rm(join(folder, name))));
  expect((await check()).faults.map(({ file, line }) => [file, line])).toEqual([
    [all[2], 0],
    [all[3], 0],
  ]);
});

test('[K18] a process – that ended, whose file’s end is cut, and one that began after it – the check names the last line that is left', async () => {
  const { write, open, first, check, files, change } = await aFolder();
  await write(first, '1', '2', '3');
  await first.close();
  const [file = ''] = await files();
  await write(await open(), '4');
  expect((await check()).faults).toEqual([]);
  await change(file, (lines) => lines.slice(0, -1));
  expect((await check()).faults).toMatchObject([{ file, line: 3 }]);
});

test('[K18] a clock – set back by a second, by more, over midnight – the check names the line behind it; no line is lost', async () => {
  const { clock, write, first, check, files, linesOf } = await aFolder();
  await write(first, '1');
  clock.forward(-1000);
  await write(first, '2');
  expect((await check()).faults).toEqual([]);
  clock.forward(-1001);
  await write(first, '3');
  const [file = ''] = await files();
  expect((await check()).faults).toMatchObject([
    { file, line: 4, words: expect.stringContaining('set back from 2031-03-05T11:59:59.000+08:00') },
  ]);
  clock.forward(-DAY_MS);
  await write(first, '4');
  expect(await files()).toEqual([file]);
  expect(await linesOf(file)).toHaveLength(5);
  expect((await check()).faults).toHaveLength(2);
});

test('[K18] a process – that begins with a clock behind the last line of another – the check names its first line', async () => {
  const { clock, write, open, first, check, files } = await aFolder();
  await write(first, '1');
  clock.forward(-3 * DAY_MS);
  await write(await open(), '2');
  const [file = ''] = await files();
  expect((await check()).faults).toMatchObject([
    { file, line: 1, words: expect.stringContaining('set back') },
  ]);
});

test.each([
  [180, 180, 2],
  [180, 181, 1],
  [200, 181, 2],
  [200, 200, 2],
  [200, 201, 1],
])(
  '[K18] LOG_DAYS of %i – a file, %i days later – of two, %i are left, and none is missed',
  async (days, passed, left) => {
    const { clock, write, open, first, check, files } = await aFolder(days);
    await write(first, '1');
    await first.close();
    clock.forward(passed * DAY_MS);
    const next = await open();
    expect(await next.deleteExpired()).toBe(2 - left);
    await next.flush();
    expect(await files()).toHaveLength(left);
    expect((await check()).faults).toEqual([]);
  },
);

test('[K18] two processes – that delete at the same time – delete each file once', async () => {
  const { clock, write, open, first, check } = await aFolder();
  await write(first, '1');
  await first.close();
  clock.forward(400 * DAY_MS);
  const both = [await open(), await open()];
  const counts = await Promise.all(both.map((log) => log.deleteExpired()));
  await Promise.all(both.map((log) => log.close()));
  expect(counts.toSorted()).toEqual([0, 1]);
  expect((await check()).faults).toEqual([]);
});

test('[K18] a folder that cannot be written – at the start – stops it with one line; later on records wait, the operator hears it once, and nothing is lost', async () => {
  const timers = stopTimers();
  const { folder, write, first, check, files, linesOf, errors } = await aFolder();
  const [file = ''] = await files();
  const blocked = {
    folder: join(folder, file),
    sign: 'k',
    days: 180,
    now: () => noon,
    failed: () => undefined,
  };
  await expect(openAuditLog(blocked)).rejects.toThrow(/^The audit log cannot be written to .*AUDIT_DIR/);
  await write(first, '1');
  // a folder in its place stands for a disk that takes nothing: this user may write everywhere
  await rename(join(folder, file), join(folder, 'away'));
  await rm(join(folder, file), { force: true });
  await mkdir(join(folder, file));
  await write(first, '2');
  await write(first, '3');
  expect(first.problem()).toBe('EISDIR');
  expect(first.figures()).toContain('touchpaper_audit_waiting 2');
  expect(errors).toHaveLength(1);
  expect(timers.mock.calls.map(([, ms]) => ms)).toEqual([100]);
  await rm(join(folder, file), { recursive: true });
  await rename(join(folder, 'away'), join(folder, file));
  await write(first, '4');
  expect(first.problem()).toBe('');
  expect((await linesOf(file)).map((line) => JSON.parse(line).object)).toEqual([
    undefined,
    '1',
    '2',
    '3',
    '4',
  ]);
  expect((await check()).faults).toEqual([]);
});

test('[K18] a write that broke off within a line – is repeated behind the last whole line', async () => {
  stopTimers();
  const { folder, write, first, check, files } = await aFolder();
  await write(first, '1');
  const [file = ''] = await files();
  await rename(join(folder, file), join(folder, 'away'));
  await mkdir(join(folder, file));
  await write(first, '2');
  await rm(join(folder, file), { recursive: true });
  await rename(join(folder, 'away'), join(folder, file));
  await writeFile(join(folder, file), '{"at":"2031', { flag: 'a' });
  expect((await check()).faults).toHaveLength(1);
  await write(first, '3');
  expect(await check()).toMatchObject({ faults: [], lines: 4 });
});

test('[K18] another key – a folder of another installation – no line is chained', async () => {
  const { folder, write, first } = await aFolder();
  await write(first, '1');
  expect((await checkAuditFolder(folder, 'other')).faults).toHaveLength(2);
});
