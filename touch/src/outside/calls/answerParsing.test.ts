import { ABSENT_MESSAGE } from '@contract/statuses';
import { lineWords } from '@testing/openCallLayer';
import { describe, expect, test } from 'vitest';
import type { Address } from '../member/addresses';
import { parseResponse, readableAnswer } from './answerParsing';

const data = { list: [] };
const base: Address = { service: 'base', path: '/x', method: 'GET' };
const sso: Address = { service: 'sso', path: '/x', method: 'POST' };

describe('[G5] answers as a caller reads them', () => {
  test.each([
    ['0 with data: returns data', { status: 0, message: 'success', data }, { status: 0, data }],
    ['1: empty result', { status: 1, message: 'empty', data: {} }, { status: 1 }],
    [
      'negative, no data: error with the message',
      { status: -1, message: '参数错误' },
      { message: '参数错误' },
    ],
    ['… or the word error', { status: -5, message: '' }, { status: -5, message: '出错了' }],
    ['other positive: errmsg result', { status: 11003, message: '名额已满' }, { message: '名额已满' }],
    ['10201: 请下载APP查看报名进展', { status: 10201, message: 'x' }, { message: '请下载APP查看报名进展' }],
    [
      '10202: error with the server message',
      { status: 10202, message: '评论已关闭' },
      { message: '评论已关闭' },
    ],
    ['10203: or 评论失败', { status: 10203, message: '' }, { message: '评论失败' }],
    ['10204: the same', { status: 10204, message: '' }, { message: '评论失败' }],
    ['10001: ignored', { status: 10001, message: 'too frequent', data }, { status: 0, message: '' }],
    [
      '10111: what a program is told is no text',
      { status: 10111, message: 'token expired' },
      { message: '登录已过期' },
    ],
    [
      'an absent object of recorded installations',
      { status: -1, message: ABSENT_MESSAGE, data: {} },
      { status: 1 },
    ],
    [
      'an absent article of recorded installations',
      { status: 0, message: 'success', data: 'empty' },
      { status: 1 },
    ],
  ])('[S§8] %s', (_, answer, expected) => expect(readableAnswer(answer, lineWords)).toMatchObject(expected));
});

describe('an answer in its forms', () => {
  const of = (body: unknown, address = base) => parseResponse(Response.json(body), address, '');

  test('[wire W3] bare or in the envelope', async () => {
    expect(await of(data)).toEqual({ status: 0, message: '', data });
    expect(await of([1])).toEqual({ status: 0, message: '', data: [1] });
    expect(await of(true)).toEqual({ status: 0, message: '', data: true });
    expect(await of({ status: -1, message: 'no', data: {} })).toEqual({
      status: -1,
      message: 'no',
      data: {},
    });
  });

  test('[wire S20] the login service: both halves, or an older one’s first alone', async () => {
    const both = { code: 0, msg: 'code exception', value: {}, status: -1, message: '验证码错误', data: {} };
    expect(await of(both, sso)).toEqual({
      status: -1,
      message: '验证码错误',
      data: {},
      msg: 'code exception',
    });
    expect(await of({ code: '1', msg: 'success', value: { uid: '7' } }, sso)).toEqual({
      status: 0,
      message: 'success',
      data: { uid: '7' },
      msg: 'success',
    });
    expect(await of({ code: 0, msg: 'no' }, sso)).toMatchObject({ status: -1, msg: 'no' });
  });

  test('[wire g80] a picture with its number in the header; a refusal in its place is a refusal', async () => {
    const address: Address = { ...base, picture: true };
    const bytes = new Uint8Array([137, 80, 78, 71, 0, 255]);
    const headers = { 'content-type': 'image/png', 'verify-id': 'n1', 'verify-work': 'e30=' };
    expect(await parseResponse(new Response(bytes, { headers }), address, '')).toMatchObject({
      status: 0,
      data: {
        picture: `data:image/png;base64,${Buffer.from(bytes).toString('base64')}`,
        ...{ verifyId: 'n1', work: 'e30=' },
      },
    });
    expect(await of({ status: 11001, message: 'not served yet' }, address)).toMatchObject({ status: 11001 });
  });

  test('[wire W7] a response that is not JSON – parsed – is a SyntaxError', async () => {
    await expect(parseResponse(new Response('<html>'), base, '')).rejects.toThrow(SyntaxError);
  });
});
