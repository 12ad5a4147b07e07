import { operations } from '@contract/operations';
import { Status } from '@contract/statuses';
import { aMember } from '@testing/aMember';
import { aStaff } from '@testing/aStaff';
import { auditRecords } from '@testing/auditRecords';
import { commentsOn } from '@testing/commentsOn';
import { seeded, seedNewsroom } from '@testing/seedNewsroom';
import { startPlatform, type TestPlatform } from '@testing/startPlatform';
import { votingOn } from '@testing/votesOn';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';

const PROXY = '10.0.0.2';
let platform: TestPlatform;
const logLines: string[] = [];
beforeAll(async () => {
  platform = await startPlatform({ trustedProxies: [PROXY], log: (line) => void logLines.push(line) });
  await seedNewsroom(platform);
});
afterAll(() => platform.close());

/** Records that `work` adds. */
async function recordsOf(work: () => Promise<unknown>) {
  const before = (await auditRecords(platform.auditLog)).length;
  await work();
  return (await auditRecords(platform.auditLog)).slice(before);
}

test('[K18] a comment – of a member – is recorded with time, number, address, keyed device, article, its own number, and no words', async () => {
  const { answerTo, idOf, rules } = commentsOn(platform);
  await rules({ auditType: '0' });
  const [first, second] = [await aMember(platform, '山里人'), await aMember(platform)];
  const records = await recordsOf(async () => {
    await answerTo(first, '水位又涨了');
    await answerTo(second, '桥还能走');
  });
  expect(records).toMatchObject([
    {
      at: '2031-03-05T09:30:10.000+08:00',
      site: 1,
      account: `m:${first.id}`,
      address: '127.0.0.1',
      kind: 'comment',
      operation: 'discuss',
      object: String(seeded.articles.news),
      made: String(await idOf('水位又涨了')),
      result: 'done',
    },
    { account: `m:${second.id}`, made: String(await idOf('桥还能走')) },
  ]);
  expect(records[0]?.device).toMatch(/^[\w-]{22}$/);
  expect(records[0]?.device).not.toBe(records[1]?.device);
  const [again] = await recordsOf(() => answerTo(first, '路也通了'));
  expect(again?.device).toBe(records[0]?.device);
  expect(JSON.stringify(records)).not.toMatch(new RegExp(`水位|山里人|${first.device}"|139000`));
});

test('[K18] comments – refused for a member, for nobody, and hidden from an old client – are recorded with the code, those of nobody not', async () => {
  const { answerTo, say } = commentsOn(platform);
  const member = await aMember(platform);
  const records = await recordsOf(async () => {
    await answerTo(member, '');
    await answerTo(member, '夜里停电', { rootID: 99_999 });
    await answerTo(undefined, '没有登录');
    await answerTo(member, '一样的话');
    await say(member, '一样的话');
  });
  expect(records.map(({ account, result }) => [account, result])).toEqual([
    [`m:${member.id}`, '-1'],
    [`m:${member.id}`, '-1'],
    [`m:${member.id}`, 'done'],
    [`m:${member.id}`, String(Status.discussTooOften)],
  ]);
});

test('[K18] logins – by code, with a wrong code, by password, with a wrong one, of an unknown phone – are recorded with the member, never with the phone', async () => {
  const phone = '13800005511';
  const member = await platform.member(phone, 'xy5511');
  const by = { device: 'xy5511' };
  const password = 'ab'.repeat(16);
  const records = await recordsOf(async () => {
    await platform.sso('loginByPhone', { phone, code: '000000' }, by);
    await platform.sso('login', { phone, password }, by);
    await platform.sso('login', { phone: '13800005512', password }, by);
    await platform.member(phone, 'xy5511');
  });
  const account = `m:${member.uid}`;
  expect(records.map((one) => [one.kind, one.operation, one.account, one.result])).toEqual([
    ['login', 'loginByPhone', account, '-1'],
    ['login', 'login', account, '-1'],
    ['login', 'login', undefined, '-1'],
    ['login', 'loginByPhone', account, 'done'],
  ]);
  expect(JSON.stringify(await auditRecords(platform.auditLog))).not.toMatch(/1380000551|xy5511/);
});

test('[K18] a ballot – of a device, and once more – is recorded with the vote and the result', async () => {
  const voting = votingOn(platform);
  const vote = await voting.inArticle();
  const ticket = await voting.ticket(vote, { device: 'voter-1' });
  const records = await recordsOf(() => voting.send(vote, vote.choice(0), ticket, { device: 'voter-1' }));
  expect(records).toMatchObject([
    {
      kind: 'ballot',
      operation: 'vote',
      object: String(vote.id),
      result: 'done',
      device: expect.any(String),
    },
  ]);
});

test.each([
  ['a proxy that is trusted', PROXY, '8.8.8.8, 203.0.113.5', '203.0.113.5'],
  ['anybody else, who forges the header', '198.51.100.9', '203.0.113.5', '198.51.100.9'],
])(
  '[K18] the address of a call – through %s – is the one that can be believed',
  async (_, from, forwarded, address) => {
    const { token, device } = await aMember(platform);
    const records = await recordsOf(() =>
      platform.app.inject({
        method: 'POST',
        url: '/app_if/discuss',
        remoteAddress: from,
        headers: { host: 'paper.test', token, devid: device, 'x-forwarded-for': forwarded },
        payload: { rootID: seeded.articles.news, content: `从${from}来` },
      }),
    );
    expect(records).toMatchObject([{ address, result: 'done' }]);
  },
);

test('[K18] the port of a call – over a connection of its own – is that of the connection', async () => {
  const { token, device } = await aMember(platform);
  const origin = await platform.app.listen({ host: '127.0.0.1', port: 0 });
  const records = await recordsOf(() =>
    fetch(`${origin}/app_if/discuss`, {
      method: 'POST',
      headers: { token, devid: device, 'content-type': 'application/json' },
      body: JSON.stringify({ rootID: seeded.articles.news, content: '从网线来' }),
    }),
  );
  expect(records).toMatchObject([{ address: '127.0.0.1', port: expect.any(Number), result: 'done' }]);
});

test('[K18] a newsroom login – with a wrong password, of an unknown name – and a call beyond one’s rights are recorded with the address', async () => {
  const editor = await aStaff(platform, { site: 1, role: 'editor' });
  const call = (url: string, payload: object, headers = {}) =>
    platform.app.inject({ method: 'POST', url, remoteAddress: '203.0.113.8', headers, payload });
  const records = await recordsOf(async () => {
    await call('/newsroom/login', { name: editor.name, password: 'wrong' });
    await call('/newsroom/login', { name: 'nobody', password: 'wrong' });
    await call('/newsroom/sites/1/comments/7/approve', {}, editor.headers);
    await call('/newsroom/sites/1/articles/1/discussion', { closed: true }, editor.headers);
    await call('/newsroom/sites/1/comments/7/approve', {});
  });
  expect(records.map((one) => [one.account, one.address, one.operation, one.result])).toEqual([
    [`s:${editor.id}`, '203.0.113.8', 'signIn', '401'],
    [undefined, '203.0.113.8', 'signIn', '401'],
    [`s:${editor.id}`, '203.0.113.8', 'approve', '403'],
    [`s:${editor.id}`, '203.0.113.8', 'closeDiscussion', expect.any(String)],
  ]);
});

test('[K18] nothing of the record – address, device – stands in the application’s log', async () => {
  const own: string[] = [];
  const other = await startPlatform({ trustedProxies: [PROXY], log: (line) => void own.push(line) });
  onTestFinished(() => other.close());
  await seedNewsroom(other);
  const { token, device } = await aMember(other);
  await other.db.script('alter table comments rename to comments_elsewhere');
  await other.app.inject({
    method: 'POST',
    url: '/app_if/discuss',
    remoteAddress: PROXY,
    headers: { token, devid: device, 'x-forwarded-for': '203.0.113.77' },
    payload: { rootID: seeded.articles.news, content: '没有写成', device },
  });
  expect(own.join('')).toContain('failed');
  expect([...own, ...logLines].join('')).not.toMatch(new RegExp(`203.0.113.|${device}|voter-1`));
  expect(await auditRecords(other.auditLog)).toHaveLength(1);
});

/** Calls that change something and are not recorded: counts, marks, reading, tokens, parts of uploads, captchas, and
 * rows that tell by themselves who, when and what: appeals, withdrawals, consents. */
const notRecorded = `socketToken event dataRead fav favCancel topicSub topicSubCancel optionInfo voteAccessCount verifyCode verifyText
  voteTicket hitXyBulletin joinCircle mvodPraise mvodEvent advEvent exchangeProduct event1 convert getInviteCode codeImeiRecord
  markRead wxUserInfo sendCode getAnonymousToken refreshAccessToken auth uploadAccessToken minioUpload consolidatedResults record
  articleClick appeal deletePost deleteQuestion giveConsent withdrawConsent sayAge guardianConsent withdrawGuardian minorMode`;

test('[K18] every operation that changes something – is declared as recorded, or named here as one that is not', () => {
  const without = operations.filter(({ writes, recorded }) => writes && !recorded).map(({ name }) => name);
  expect(without.toSorted()).toEqual(notRecorded.split(/\s+/).toSorted());
});
