import * as v from 'valibot';
import { callerClaims, text } from './fields';
import { read, write } from './operation';
import { Binary, bit, int, str } from './wireValues';

const uid = text('');

export const userInfo = read({
  name: 'userInfo',
  service: 'amuc',
  path: '/member/userInfo',
  row: 'g71',
  also: [{ service: 'amuc', path: '/vote/recordVote/getUser' }],
  personal: true,
  absent: 'missing',
  input: v.object({ uid }),
  output: v.object({
    uid: str,
    nickname: str,
    head: str,
    score: int,
    isThird: v.picklist(['true', 'false']),
  }),
});

/** A member's own data; the phone is masked. */
export const memberInfo = read({
  name: 'memberInfo',
  service: 'amuc',
  path: '/member/info',
  method: 'POST',
  row: 'f14',
  encoding: 'form',
  personal: true,
  absent: 'empty',
  input: v.object({ uid }),
  output: v.object({
    uid: str,
    userid: str,
    nickname: str,
    head: str,
    sex: str,
    birthday: str,
    address: str,
    score: str,
    phone: str,
    isOpen: int,
  }),
});

/** A member's public profile. */
export const userDetail = read({
  name: 'userDetail',
  service: 'nis',
  path: '/user/detail',
  row: 'n7',
  personal: true,
  absent: 'missing',
  input: v.object({ id: text(), ...callerClaims }),
  output: v.object({
    uid: str,
    nickname: str,
    head: str,
    description: str,
    postCount: int,
    rssCount: int,
    isFollow: bit,
    /** (ours) Region of the member's last words; '' = none (K17). */
    location: str,
  }),
});

/** The picture, or `{url: "notexist"}` for an unknown member. */
export const getPortrait = read({
  name: 'getPortrait',
  row: 'x19',
  service: 'amuc',
  path: '/member/getPortrait',
  wrapping: 'binary',
  input: v.object({ uid }),
  output: v.union([Binary, v.object({ url: v.literal('notexist') })]),
});

/** Wire S23: code "1" and the address; goes out as text/html (wire W17). */
const Portrait = v.object({ code: v.picklist(['1', '0']), msg: str });

export const uploadPortrait = write({
  name: 'uploadPortrait',
  service: 'amuc',
  path: '/member/uploadPortrait',
  encoding: 'multipart',
  filePart: 'data',
  row: 'x20',
  recorded: { as: 'upload', made: 'msg', done: ['code', '1'] },
  wrapping: 'never',
  input: v.object({ uid }),
  output: Portrait,
});

export const uploadImage = write({
  name: 'uploadImage',
  row: 'x20',
  recorded: { as: 'upload', made: 'msg', done: ['code', '1'] },
  service: 'amuc',
  path: '/member/uploadImage',
  encoding: 'multipart',
  filePart: 'data',
  wrapping: 'never',
  input: v.object({ uid }),
  output: Portrait,
});

/** Reveals membership to anybody, therefore off unless `legacyWrites`. */
export const checkuser = read({
  name: 'checkuser',
  row: 'x22',
  service: 'amuc',
  path: '/order/checkuser',
  personal: true,
  input: v.object({ mobile: text('', 40) }),
  output: v.object({ code: v.picklist(['1001', '1002', '1003']), msg: str }),
});
