import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newsroom } from '@contract/newsroom';
import { call } from '@contract/newsroomCall';
import { done, id, number } from '@contract/newsroomShapes';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newsroomForms } from './forms/newsroomForms';
import { runNewsroom } from './main';
import { saveSession } from './session';

/** A call that no form knows. */
const calls = {
  ...newsroom,
  pinBanner: call(
    'POST',
    '/sites/:site/banners/:id/pin',
    v.strictObject({
      ...{ site: id, id, title: v.string(), columnID: v.optional(number(0, 9), 3) },
      place: v.optional(v.picklist(['top', 'foot'])),
      framed: v.optional(v.boolean()),
      pictures: v.optional(v.array(v.pipe(v.string(), v.base64()))),
    }),
    done,
    { about: 'Pins a banner.' },
  ),
  saveMenu: call(
    'POST',
    '/sites/:site/menu',
    v.strictObject({ site: id, entries: v.array(v.strictObject({ name: v.string() })) }),
    v.strictObject({ id: v.number() }),
  ),
};

const received: unknown[] = [];
const server = createServer((request, response) => {
  let body = '';
  request.on('data', (part) => {
    body += part;
  });
  request.on('end', () => {
    received.push({ path: request.url, body: JSON.parse(body) });
    response.end(request.url?.endsWith('/menu') ? '{"id":4}' : '{"done":true}');
  });
});
let folder: string;
let printed: string[];
let errors: string[];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'touchpaper-declared-'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  await saveSession(join(folder, 'session.json'), { address, name: 'lin', token: 't', expires: '' });
});
beforeEach(() => {
  printed = [];
  errors = [];
});
afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true });
});
const run = (...argv: string[]) =>
  runNewsroom(
    argv,
    {
      print: (text) => printed.push(text),
      printError: (line) => errors.push(line),
      password: async () => '',
      makeAdmin: async () => 'known',
      makeAuditor: async () => 'known',
      sessionFile: join(folder, 'session.json'),
    },
    calls,
  );

test('[K10] a declared call without a form – help – shows its command, words, options, limits and choices', async () => {
  expect(await run('--help')).toBe(0);
  expect(printed[0]).toMatch(/Banners:\n +pin-banner <banner> \[options\] +Pins a banner\./);
  expect(printed[0]).toMatch(/save-menu <file> \[options\] +Save menu\./);
  printed = [];
  expect(await run('pin-banner', '--help')).toBe(0);
  for (const line of [
    /--title <text>/,
    /--column <n> +0 to 9; default 3/,
    /--place <word> .*\(choices: "top", "foot"\)/,
    /--framed <word> .*\(choices: "yes", "no"\)/,
    /--picture <file,…>/,
  ])
    expect(printed[0]).toMatch(line);
});

test('[K10] a declared call without a form – typed – is sent as declared; a wrong one ends with 2', async () => {
  const file = join(folder, 'a.txt');
  await writeFile(file, 'ab');
  const given = ['--title', '雪', '--column', '5', '--place', 'foot', '--framed', 'no'];
  expect(await run('pin-banner', '7', ...given, '--picture', `${file},${file}`, '--site', '2')).toBe(0);
  const body = { title: '雪', columnID: 5, place: 'foot', framed: false, pictures: ['YWI=', 'YWI='] };
  expect(received).toEqual([{ path: '/newsroom/sites/2/banners/7/pin', body }]);
  expect(printed).toEqual(['Done.']);
  await writeFile(file, '{"entries":[{"name":"甲"}]}');
  expect(await run('save-menu', file, '--json')).toBe(0);
  expect(JSON.parse(printed[1] ?? '')).toEqual({ id: 4 });
  await writeFile(file, '{"entries":[{"colour":"red"}]}');
  for (const wrong of [
    ['pin-banner', '7'],
    ['pin-banner', 'x', '--title', '雪'],
    ['pin-banner', '7', '--title', '雪', '--column', '10'],
    ['pin-banner', '7', '--title', '雪', '--place', 'side'],
    ['save-menu', file],
  ])
    expect(await run(...wrong), wrong.join(' ')).toBe(2);
  expect(received).toHaveLength(2);
});

test('[K10] every declared call – has a command, or is part of a named one', async () => {
  expect(await run('--help')).toBe(0);
  const partsOfOthers = Object.entries(newsroomForms).flatMap(([name, form]) =>
    form === null ? [name] : [],
  );
  expect(partsOfOthers.sort()).toEqual(
    [
      'beginFile',
      'changePassword',
      'exportBallots',
      'exportVote',
      'joinFile',
      'leaveStory',
      'sendPart',
      'signIn',
      'signOut',
      'takeStory',
    ].sort(),
  );
  const abouts = Object.entries(newsroom).filter(([name]) => !Object.hasOwn(newsroomForms, name));
  expect(abouts.length).toBeGreaterThan(0);
  for (const [, { about = '' }] of abouts) expect(printed[0]).toContain(about);
});
