import { describe, expect, test } from 'vitest';
import { parseAnswer, parseAppToken, parseSupportedCalls, parseUser, serializeCall } from './protocol';

const good = { bridge: 'touchpaper', version: 1, id: 'a1', status: 'done', data: { token: 't' } };
const answerWith = (change: object) => JSON.stringify({ ...good, ...change });

test('[G8] a call is one line of JSON with name, version, id, call and data', () => {
  expect(JSON.parse(serializeCall('a1', 'openPage', { url: 'https://paper.test/x' }))).toEqual({
    bridge: 'touchpaper',
    version: 1,
    id: 'a1',
    call: 'openPage',
    data: { url: 'https://paper.test/x' },
  });
});

describe('[G8] answers of an app', () => {
  test.each([
    ['done', answerWith({}), 'done'],
    ['opened', answerWith({ status: 'opened' }), 'opened'],
    ['cancelled, without data', answerWith({ status: 'cancelled', data: undefined }), 'cancelled'],
    ['unknown', answerWith({ status: 'unknown' }), 'unknown'],
    ['failed', answerWith({ status: 'failed' }), 'failed'],
    ['a status this version does not know', answerWith({ status: 'hello' }), undefined],
    ['a status that is a number', answerWith({ status: 0 }), undefined],
    ['another version', answerWith({ version: 2 }), undefined],
    ['the version as a text', answerWith({ version: '1' }), undefined],
    ['another bridge', answerWith({ bridge: 'other' }), undefined],
    ['no id', answerWith({ id: undefined }), undefined],
    ['an id that is a number', answerWith({ id: 7 }), undefined],
    ['no JSON', '{"bridge":"touchpaper"', undefined],
    ['JSON that is no object', '"touchpaper"', undefined],
    ['null', 'null', undefined],
    ['too long', answerWith({ data: 'x'.repeat(20_000) }), undefined],
    ['an object instead of a text', good, undefined],
    ['nothing', undefined, undefined],
  ])('%s', (_, text, status) => {
    expect(parseAnswer(text)?.status).toBe(status);
  });
});

test.each([
  ['what this page knows counts', { calls: ['login', 'share', 'fly', 'toString', 7] }, ['login', 'share']],
  ['no list', { calls: 'login' }, []],
  ['nothing', undefined, []],
])('[G8] calls that an app supports – %s – are read as names', (_, data, able) => {
  expect([...parseSupportedCalls(data)]).toEqual(able);
});

const token = { token: 'm1.abc', device: 'app-1', uid: '7' };
test.each([
  ['a member’s token', token, token],
  ['a number as uid', { ...token, uid: 7 }, token],
  ['a visitor’s token', { ...token, uid: undefined }, { ...token, uid: '' }],
  ['a uid that is none', { ...token, uid: '<b>' }, { ...token, uid: '' }],
  ['nobody', { token: '' }, null],
  ['nobody, said with null', { token: null }, null],
  ['no device: the platform takes no token without its own', { ...token, device: '' }, undefined],
  ['a token with a line break would be another header', { ...token, token: 'm1.a\r\nx: y' }, undefined],
  ['a token too long', { ...token, token: 'm'.repeat(513) }, undefined],
  ['an object', { ...token, token: {} }, undefined],
  ['nothing', undefined, undefined],
])('[G8] a token from the app: %s', (_, data, read) => {
  expect(parseAppToken(data)).toEqual(read);
});

const user = { uid: '7', nickname: '草木间', head: 'https://paper.test/a.jpg', hasPhone: true };
test.each([
  ['as it is said', user, user],
  ['a name is one line of plain words', { ...user, nickname: '草\u202e木\n间' }, user],
  ['a long name', { ...user, nickname: '草'.repeat(99) }, { ...user, nickname: '草'.repeat(40) }],
  ['an address that is none', { ...user, head: 'javascript:alert(1)' }, { ...user, head: '' }],
  ['missing fields', { uid: 7 }, { uid: '7', nickname: '', head: '', hasPhone: false }],
  ['nobody', { uid: '' }, undefined],
  ['a text', 'me', undefined],
])('[G8] the user of the app: %s', (_, data, read) => {
  expect(parseUser(data)).toEqual(read);
});
