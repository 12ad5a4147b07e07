import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aMember } from '@testing/aMember';
import { aStaff, type TestStaff } from '@testing/aStaff';
import { commentsOn } from '@testing/commentsOn';
import { seeded, seedNewsroom } from '@testing/seedNewsroom';
import { startPlatform, type TestPlatform } from '@testing/startPlatform';
import { TOTP } from 'otpauth';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createStaff } from '../staff.service';
import { runNewsroom } from './main';
import { saveSession } from './session';

const PASSWORD = 'Vier Pferde am Fluss';
let platform: TestPlatform;
let address: string;
let folder: string;
let printed: string[];
let errors: string[];
let typed: string[];

beforeEach(async () => {
  platform = await startPlatform();
  await seedNewsroom(platform);
  address = await platform.app.listen({ port: 0, host: '127.0.0.1' });
  folder = await mkdtemp(join(tmpdir(), 'touchpaper-newsroom-'));
  printed = [];
  errors = [];
  typed = [];
});
afterEach(async () => {
  await platform.close();
  await rm(folder, { recursive: true });
});

const file = () => join(folder, 'config', 'newsroom.json');
const run = (...argv: string[]) =>
  runNewsroom(argv, {
    print: (text) => printed.push(text),
    printError: (line) => errors.push(line),
    password: async () => typed.shift() ?? '',
    makeAdmin: (name, password) => createStaff(platform.db, platform.clock.now).makeAdmin(name, password),
    makeAuditor: (name, password) => createStaff(platform.db, platform.clock.now).makeAuditor(name, password),
    sessionFile: file(),
  });
const json = async (...argv: string[]): Promise<unknown> => {
  printed = [];
  await run(...argv, '--json');
  return JSON.parse(printed.join('\n'));
};
/** As somebody who signed in here before. */
async function as(...roles: Parameters<typeof aStaff>[1][]): Promise<TestStaff> {
  const staff = await aStaff(platform, ...roles);
  await saveSession(file(), { address, name: staff.name, token: staff.token, expires: '' });
  return staff;
}

describe('[K10] signing in from a command line', () => {
  test('[K10] the first admin is made with a password that is shown once and signs in with it', async () => {
    expect(await run('admin', 'Lin')).toBe(0);
    const password = /Password, shown this once: (\S{20})$/.exec(printed[0] ?? '')?.[1] ?? '';
    typed = [password];
    expect(await run('login', 'lin', '--address', address)).toBe(0);
    expect(printed.slice(1).join()).not.toContain(password);
    expect((await stat(file())).mode & 0o777).toBe(0o600);
    expect((await stat(join(folder, 'config'))).mode & 0o777).toBe(0o700);
    expect(await readFile(file(), 'utf8')).not.toContain(password);
    expect(await run('whoami')).toBe(0);
    expect(printed.at(-1)).toBe('lin: admin of every site');
    const session = JSON.parse(await readFile(file(), 'utf8'));
    expect(await run('logout')).toBe(0);
    await expect(stat(file())).rejects.toThrow('ENOENT');
    const headers = { authorization: `Bearer ${session.token}` };
    expect((await platform.get('/newsroom/me', headers)).status).toBe(401);
  });

  test('[K10] a password may be piped in; one that is too short makes nobody', async () => {
    typed = ['short'];
    expect(await run('admin', 'lin', '--password-stdin')).toBe(2);
    typed = [PASSWORD];
    expect(await run('admin', 'lin', '--password-stdin')).toBe(0);
    expect(printed).toEqual(['lin is an admin of every site.']);
    typed = ['a wrong one'];
    expect(await run('login', 'lin', '--address', address)).toBe(1);
    expect(errors.at(-1)).toBe('name or password is wrong');
    await expect(stat(file())).rejects.toThrow('ENOENT');
  });

  test('[K19] a login – of somebody with a second factor – asks for its code; an auditor is made here and reads the audit log', async () => {
    typed = [PASSWORD];
    expect(await run('auditor', 'aud', '--password-stdin')).toBe(0);
    typed = [PASSWORD];
    expect(await run('login', 'aud', '--address', address)).toBe(0);
    expect(await run('begin-second-factor', '--json')).toBe(0);
    const { secret } = JSON.parse(printed.at(-1) ?? '');
    const code = () => new TOTP({ secret }).generate({ timestamp: platform.clock.now() });
    expect(await run('confirm-second-factor', '--code', code())).toBe(0);
    platform.clock.forward(30_000);
    typed = [PASSWORD, code()];
    expect(await run('login', 'aud', '--address', address)).toBe(0);
    expect(typed).toEqual([]);
    expect(await run('audit-log', '--operation', 'signIn')).toBe(0);
    expect(printed.at(-1)).toMatch(/login +signIn/);
    expect(await run('staff')).toBe(1);
  });

  test('[K10] a command – without a login, with an expired or a broken one – ends with 1 and a line about signing in', async () => {
    expect(await run('comments')).toBe(1);
    expect(errors).toEqual(['Sign in first: npm run newsroom -- login <name>']);
    await as({ site: 1, role: 'moderator' });
    platform.clock.forward(3_600_000);
    expect(await run('comments')).toBe(1);
    expect(errors.at(-1)).toBe('sign in first');
    await writeFile(file(), '{"half');
    expect(await run('comments')).toBe(1);
  });

  test.each([
    ['http://paper.example', 'https only'],
    ['ftp://127.0.0.1', 'no address'],
    ['https://lin@paper.example', 'no address'],
    ['https://paper.example/newsroom', 'no address'],
    ['paper.example', 'no address'],
  ])('[K10] no password goes to %s', async (server, words) => {
    typed = [PASSWORD];
    expect(await run('login', 'lin', '--address', server)).toBe(2);
    expect(errors.join()).toContain(words);
    expect(typed).toEqual([PASSWORD]);
  });

  test('[K10] a server that is not there is one line too', async () => {
    await as({ site: 1, role: 'admin' });
    await platform.app.close();
    expect(await run('whoami')).toBe(1);
    expect(errors).toEqual([`${address} cannot be reached: ECONNREFUSED`]);
  });
});

describe('[K10] the day’s work from a command line', () => {
  test('[K12] comments – approved and rejected by number – one unknown number does not stop the rest', async () => {
    const testComments = commentsOn(platform);
    const reader = await aMember(platform, '山里人');
    const [good, bad] = [
      await testComments.postAndFind(reader, '慢慢来'),
      await testComments.postAndFind(reader, '\u9ec4\u6cb3'),
    ];
    await as({ site: 1, role: 'moderator' });
    expect(await run('comments')).toBe(0);
    expect(printed[0]?.split('\n')).toHaveLength(3);
    expect(printed[0]).toMatch(new RegExp(`${good} .*山里人 .*0/${seeded.articles.news} .*慢慢来`));
    expect(await run('approve', String(good), '999', String(bad))).toBe(1);
    expect(printed.at(-1)).toBe(`Approved: ${good}, ${bad}`);
    expect(errors.at(-1)).toMatch(/^999: there is no such comment/);
    expect(await run('remove', String(bad), '--reason', '重复')).toBe(0);
    expect(await testComments.words()).toEqual(['慢慢来']);
    expect(await json('comments')).toEqual({ list: [], hasMore: false });
    expect(await run('comments')).toBe(0);
    expect(errors.at(-1)).toBe('None.');
    await as({ site: 1, role: 'admin' });
    expect(await json('acts')).toMatchObject({
      list: [{ act: 'remove', detail: { reason: '重复' } }, { act: 'approve' }, { act: 'approve' }],
    });
  });

  test('[K12] a pending comment – listed – shows all words, pictures, the place, what it answers, and its author', async () => {
    const testComments = commentsOn(platform);
    const reader = await aMember(platform, '山里人');
    const first = await testComments.postAndFind(reader, '路通了吗');
    await as({ site: 1, role: 'moderator' });
    await run('approve', String(first));
    const picture = `/media/ab/ab${'0'.repeat(38)}.jpg`;
    const words = `${'好'.repeat(200)}，最后一句`;
    const more = { parentID: first, imgUrl: `http://paper.test${picture}` };
    const second = await testComments.postAndFind(reader, words, more);
    // the region of an address
    const place = { name: 'test-place', text: `update comments set location = '四川' where id = $1` };
    await platform.db.run(place, [second]);
    expect(await run('comments')).toBe(0);
    expect(printed.at(-1)).toMatch(
      new RegExp(`山里人 \\(${reader.id}\\) .*四川 .*路通了吗 .*${words} ${picture}$`),
    );
  });

  test('[H1] an admin marks what an office says, under its own name or an account’s, and takes the mark away', async () => {
    const testComments = commentsOn(platform);
    const id = await testComments.postAndFind(await aMember(platform, '山里人'), '水务局答复');
    await as({ site: 1, role: 'admin' });
    await run('approve', String(id));
    const shown = async () => (await testComments.read()).list[0];
    expect(await run('official', String(id), '--account', String(seeded.accounts.open))).toBe(0);
    expect(printed.at(-1)).toBe(`Official: ${id}`);
    expect(await shown()).toMatchObject({ isOfficial: 1, xyID: seeded.accounts.open });
    expect(await run('official', String(id), '--account', '999')).toBe(1);
    expect(errors.at(-1)).toBe(`${id}: there is no such account`);
    expect(await run('official', String(id))).toBe(0);
    expect(await shown()).toMatchObject({ isOfficial: 1, xyID: 0, userName: '山里人' });
    expect(await run('official', String(id), '--take')).toBe(0);
    expect(await shown()).toMatchObject({ isOfficial: 0 });
    expect(await json('acts')).toMatchObject({
      list: [{ act: 'setOfficial', objectID: id }, { act: 'setOfficial' }, { act: 'setOfficial' }, {}],
    });
  });

  test('[K11] pending ballots – listed, approved, rejected – the ledger is verified', async () => {
    const { id, theme, option } = seeded.votes.article;
    for (const device of ['a', 'b'])
      await platform.post('/app_if/vote', `voteID=${id}&voteResult=${theme}:${option}&device=${device}`);
    await as({ site: 1, role: 'moderator' });
    expect(await run('votes')).toBe(0);
    expect(printed[0]?.split('\n')).toHaveLength(3);
    expect(printed[0]).toMatch(new RegExp(`${id} .*去过 .*no ticket`));
    expect(await run('votes', 'approve', String(id), '1', '9')).toBe(1);
    expect(printed.at(-1)).toBe('Approved: 1');
    expect(errors.at(-1)).toBe('9: no such ballot waits');
    expect(await run('votes', 'reject', String(id), '2', '--reason', '同一批')).toBe(0);
    expect(await json('votes', 'pending')).toEqual({ list: [], hasMore: false });
    expect(await run('votes', 'check', String(id))).toBe(0);
    expect(printed.at(-1)).toMatch(/is whole: 4 entries, 1 ballots count, [0-9a-f]{64}$/);
    await platform.db.script('update vote_options set votes = votes + 1');
    expect(await run('votes', 'check', String(id))).toBe(1);
    expect(printed.at(-1)).toMatch(/not intact: option \d+ shows/);
    await as({ site: 1, role: 'admin' });
    expect(await json('acts')).toMatchObject({
      list: [{ act: 'rejectBallot', objectKind: 'vote', objectID: id }, { act: 'approveBallot' }],
    });
  });

  test('[A15] a preview’s ticket is the whole output and opens the article', async () => {
    await as({ site: 1, role: 'editor' });
    expect(await run('preview', String(seeded.articles.draft), '--minutes', '5')).toBe(0);
    const [ticket] = printed;
    const query = `articleId=${seeded.articles.draft}&ticket=${ticket}`;
    expect((await platform.get(`/app_if/getArticleContentUnrelease?${query}`)).json()).toMatchObject({
      aStatus: 0,
    });
    expect(await run('close-discussion', String(seeded.articles.news))).toBe(0);
    expect(await run('open-discussion', '999')).toBe(1);
    expect(await run('comments')).toBe(1);
    expect(errors.at(-1)).toBe('your role does not allow this');
  });

  test('[K10] add-dynamic, change-dynamic and withdraw-dynamic – by an editor – change what readers see', async () => {
    await as({ site: 1, role: 'editor' });
    const author = ['--reporter', String(seeded.reporter)];
    const { id } = Object(await json('add-dynamic', '在路上', ...author));
    const shown = async () => {
      platform.clock.forward(3000);
      return (await platform.get(`/nis/api/dynamic/detail?id=${id}`)).json();
    };
    expect(await shown()).toMatchObject({ content: '在路上', userID: seeded.reporter });
    expect(await run('change-dynamic', String(id), '到了')).toBe(0);
    expect(await shown()).toMatchObject({ content: '到了' });
    expect(await run('withdraw-dynamic', String(id))).toBe(0);
    expect(await shown()).toEqual({});
    expect(await run('restore-dynamic', String(id))).toBe(0);
    expect(await shown()).toMatchObject({ content: '到了' });
    expect(await run('account-state', String(seeded.accounts.open), 'closed')).toBe(1);
    expect(errors.at(-1)).toBe('your role does not allow this');
  });

  test('[F17 qaDetail] questions – a department accepts, answers and refuses – prints and does it for its own office', async () => {
    const asker = await aMember(platform);
    const ask = async (title: string) => {
      const fields = `leaderID=${seeded.leader}&title=${encodeURIComponent(title)}`;
      const answer = await platform.get(`/app_if/question/ask?${fields}`, { token: asker.token });
      return String(Object(answer.json()).fileId);
    };
    const [bridge, road] = [await ask('桥什么时候通车'), await ask('路什么时候修')];
    const department = await as({ site: 1, role: 'department' });
    expect(await json('questions')).toMatchObject({ list: [] });
    await as({ site: 0, role: 'admin' });
    expect(await run('department', String(department.id), String(seeded.leaderCategory))).toBe(0);
    expect(await run('department', String(department.id), '999')).toBe(1);
    await as({ site: 1, role: 'moderator' });
    expect(await json('questions')).toMatchObject({
      list: [{ title: '路什么时候修' }, { title: '桥什么时候通车' }],
    });
    expect(await run('questions', 'accept', bridge)).toBe(0);
    expect(await run('questions', 'answer', bridge, '六月通车。', '--user', '交通局')).toBe(0);
    expect(await run('questions', 'refuse', road)).toBe(2);
    expect(await run('questions', 'refuse', road, '--reason', '请先问乡里')).toBe(0);
    expect(Object(await json('questions', '--state', 'answered')).list[0]).toMatchObject({
      answer: '六月通车。',
    });
    expect(await run('questions', '--state', 'old')).toBe(2);
  });

  test('[K10] circles and posts – by an admin – are listed, opened, pinned and decided about', async () => {
    await as({ site: 1, role: 'admin' });
    const { id } = Object(await json('add-circle', '山路', '骑车'));
    expect(await run('add-notice', String(id), '停一天', '修路。')).toBe(0);
    expect(await run('change-circle', String(id), '--name', '河路')).toBe(0);
    expect(await json('circles')).toMatchObject([{ name: '山里拍客' }, { name: '河路', posts: 0 }]);
    const { pending, ofCircle } = seeded.posts;
    expect(await json('posts')).toMatchObject({ list: [{ id: pending }] });
    expect(await run('posts', 'approve', String(pending), '999')).toBe(1);
    expect(printed.at(-1)).toBe(`Approved: ${pending}`);
    expect(await run('posts', 'pin', String(ofCircle))).toBe(0);
    expect(await run('posts', 'remove', String(ofCircle), '--reason', '要求')).toBe(0);
    expect(await run('withdraw-circle', String(id))).toBe(0);
  });

  test('[F26] account-state hides an account and shows it again', async () => {
    await as({ site: 1, role: 'admin' });
    const account = String(seeded.accounts.open);
    const shown = async () => {
      platform.clock.forward(3000);
      const { list } = Object((await platform.get(`/app_if/getStatusXys?ids=${account}`)).json());
      return [list[0].xyStatus, list[0].xyForbidden];
    };
    expect(await run('account-state', account, 'forbidden')).toBe(0);
    expect(await shown()).toEqual([0, 1]);
    expect(await run('account-state', account, 'closed')).toBe(0);
    expect(await shown()).toEqual([4, 0]);
    expect(await run('account-state', account, 'open')).toBe(0);
    expect(await shown()).toEqual([0, 0]);
  });

  test('[J3] an advert is added with its picture, seen with its counts, and ended', async () => {
    await platform.configure({ advEnable: 1 });
    platform.clock.forward(61_000);
    const picture = join(folder, 'noodles.png');
    const plain = { width: 90, height: 30, channels: 3, background: '#a43' } as const;
    await writeFile(picture, await sharp({ create: plain }).png().toBuffer());
    const given = ['--title', '手工面', '--link', '/home.html', '--from', '2031-03-01'];
    await as({ site: 1, role: 'editor' });
    expect(await run('add-advert', picture, ...given, '--until', '2031-03-06')).toBe(1);
    expect(errors.at(-1)).toBe('your role does not allow this');
    await as({ site: 1, role: 'admin' });
    expect(await run('add-advert', picture, ...given, '--until', '2031-02-01')).toBe(1);
    expect(await run('add-advert', file(), ...given, '--until', '2031-03-06')).toBe(1);
    expect(errors.at(-1)).toMatch(/^picture: /);
    const wrong = given.map((word) => (word === '/home.html' ? 'javascript:x' : word));
    expect(await run('add-advert', picture, ...wrong, '--until', '2031-03-06')).toBe(1);
    const { id } = Object(await json('add-advert', picture, ...given, '--until', '2031-03-06'));
    const path = `/adv-appif-server/getArticleAdvs?articleId=${seeded.articles.news}`;
    const shown = { title: '手工面', width: 90, height: 30, advMark: 1, endTime: '2031-03-07 00:00:00.0' };
    expect((await platform.get(path)).json()).toMatchObject({ list: [{ id, ...shown }] });
    await platform.get(`/adv-appif-server/event?id=${id}&eventType=0&device=a`);
    expect(await json('adverts')).toMatchObject([{ id, title: '手工面', shown: 1, clicked: 0 }]);
    expect(await run('end-advert', String(id))).toBe(0);
    expect(await run('end-advert', String(id))).toBe(1);
    platform.clock.forward(3000);
    expect((await platform.get(path)).json()).toEqual({ list: [] });
    expect(await json('acts')).toMatchObject({
      list: [
        { act: 'endAdvert', objectKind: 'advert', objectID: id },
        { act: 'addAdvert', detail: { title: '手工面', until: '2031-03-06' } },
      ],
    });
  });

  test('[K10] a live is run: it begins, reports come, are changed and go; each is written down', async () => {
    const { running, coming } = seeded.live;
    const editor = await as({ site: 1, role: 'editor' });
    expect(await run('live', 'status', String(coming), 'running')).toBe(0);
    expect(printed).toEqual([`Live ${coming} is running.`]);
    expect(await run('live', 'status', String(coming), 'running')).toBe(1);
    const options = ['--user', '记者', '--picture', 'https://pictures.example/a.jpg', '--top', 'yes'];
    const added = Object(await json('live', 'report', 'add', String(running), '马来了', ...options));
    const { id } = added;
    expect(await run('live', 'report', 'change', String(running), String(id), '马到了')).toBe(0);
    const changes = async () => (await platform.get(`/app_if/liveChanges?id=${running}&since=0`)).json();
    expect(await changes()).toMatchObject({
      frames: [
        { data: { report: { content: '马来了', isTop: 1, user: '记者' } } },
        {
          data: {
            action: 'update',
            report: {
              ...{ fileId: id, content: '马到了', user: '记者', isTop: 1 },
              attachments: [{ type: 'pic', url: 'https://pictures.example/a.jpg' }],
            },
          },
        },
      ],
    });
    expect(await run('live', 'report', 'remove', String(running), String(id), '--reason', '不实')).toBe(0);
    expect(await run('live', 'report', 'remove', String(running), String(id))).toBe(1);
    for (const picture of ['http://open.example/a.jpg', '/etc/passwd', 'javascript:alert(1)'])
      expect(await run('live', 'report', 'add', String(running), 'x', '--picture', picture)).toBe(1);
    expect(await run('live', 'report', 'add', String(running), ' ')).toBe(1);
    expect(await run('live', 'status', '99', 'running')).toBe(1);
    await as({ site: 1, role: 'admin' });
    const { list } = Object(await json('acts'));
    expect(list).toMatchObject([
      {
        act: 'removeReport',
        staffID: editor.id,
        objectKind: 'live',
        objectID: running,
        detail: { reason: '不实' },
      },
      { act: 'changeReport', detail: { report: id, before: { content: '马来了' } } },
      { act: 'addReport', detail: { report: id } },
      { act: 'liveStatus', objectID: coming, detail: { from: 0, to: 1 } },
    ]);
  });

  test('[G4] a member’s logins are seen and ended', async () => {
    const reader = await aMember(platform);
    await as({ site: 0, role: 'admin' });
    expect(await json('logins', String(reader.id))).toMatchObject([{ device: reader.device, open: true }]);
    expect(await json('end-logins', String(reader.id))).toEqual({ ended: 1 });
    expect(await json('end-logins', String(reader.id))).toEqual({ ended: 0 });
    expect(await run('end-logins', String(reader.id), '1')).toBe(1);
  });

  test('[K10] people are added, given roles and closed', async () => {
    await as({ site: 0, role: 'admin' });
    const made = Object(await json('add-staff', 'song', '--role', 'editor', '--site', '1'));
    expect(made).toEqual({
      id: expect.any(Number),
      name: 'song',
      password: expect.stringMatching(/^\S{20}$/),
    });
    expect(await run('role', String(made.id), '--role', 'moderator', '--site', 'all')).toBe(0);
    expect(await run('role', String(made.id), '--role', 'editor', '--take')).toBe(0);
    expect(await json('staff')).toContainEqual({
      ...{ id: made.id, name: 'song', realName: '', closed: false },
      roles: [{ site: 0, role: 'moderator' }],
    });
    expect(await run('close-staff', String(made.id))).toBe(0);
    typed = [made.password];
    expect(await run('login', 'song', '--address', address)).toBe(1);
    expect(await json('acts', '--site', 'all')).toMatchObject({ list: [{ act: 'closeStaff' }, {}, {}, {}] });
  });
});

test.each([
  [[]],
  [['fly']],
  [['toString']],
  [['approve']],
  [['approve', 'x']],
  [['whoami', 'else']],
  [['comments', '--reason', 'x']],
  [['comments', '--list', 'all']],
  [['comments', '--colour']],
  [['comments', '--site', '0']],
  [['live']],
  [['live', 'stop', '5']],
  [['live', 'status', '5', 'over']],
  [['live', 'report', 'shout', '5']],
  [['live', 'report', 'add', '5', 'x', '--top', 'maybe']],
  [['add-staff', 'song', '--role', 'owner']],
  [['add-advert', 'none.png']],
  [['add-advert', 'none.png', '--title', 'a', '--link', '/', '--from', 'b', '--until', 'c']],
  [
    [
      'add-advert',
      'none.png',
      '--title',
      'a',
      '--link',
      '/',
      '--from',
      'b',
      '--until',
      'c',
      '--place',
      'top',
    ],
  ],
  [['add-dynamic', 'x']],
  [['add-dynamic', 'x', '--reporter', '1', '--account', '1']],
  [['add-dynamic', 'x', '--reporter', '1', '--picture', 'none.png']],
  [['account-state', '1', 'gone']],
  [['posts', 'count']],
  [['posts', 'approve']],
  [['votes', 'count']],
  [['votes', 'approve', '7']],
  [['votes', 'check']],
])('[K10] a call of %j ends with 2 and one line that leads to the help', async (argv) => {
  await as({ site: 0, role: 'admin' });
  expect(await run(...argv)).toBe(2);
  expect(errors).toEqual([expect.stringMatching(/^[^\n]+ \(--help lists the commands\)$/)]);
  expect(printed).toEqual([]);
});

test('[K10] help is help, and names every command', async () => {
  expect(await run('--help')).toBe(0);
  for (const name of [
    'admin',
    'login',
    'approve',
    'preview',
    'live report add',
    'end-logins',
    'add-dynamic',
    'account-state',
    'acts',
    'add-staff',
  ])
    expect(printed.join()).toContain(`${name} <`.replace('acts <', 'acts ['));
});
