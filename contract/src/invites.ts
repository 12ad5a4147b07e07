import * as v from 'valibot';
import { text } from './fields';
import { read } from './operation';
import { str } from './wireValues';

/** Wire S22; code "0" for an unknown member. A first call makes the code. */
export const getInviteCode = read({
  name: 'getInviteCode',
  service: 'amuc',
  path: '/invitecode/getInviteCode',
  row: 'g72',
  writes: true,
  personal: true,
  input: v.object({ uid: text('') }),
  output: v.object({ code: str, msg: str }),
});

/** Wire S22. A GET that writes: bound once per member and once per device (`imei`). */
export const codeImeiRecord = read({
  name: 'codeImeiRecord',
  service: 'amuc',
  path: '/invitecode/codeImeiRecord',
  row: 'g74',
  writes: true,
  personal: true,
  spellings: { imei: ['device'] },
  input: v.object({ code: text(''), imei: text(''), uid: text(''), name: text('') }),
  output: v.object({ code: v.picklist(['1001', '1002', '1003']), msg: str, member: v.optional(str) }),
});
