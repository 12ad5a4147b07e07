import * as v from 'valibot';
import { text } from './fields';
import { read } from './operation';
import { str } from './wireValues';

/** Wire D4; an empty signature where the messenger is not configured. Only ever for a page of ours: no script of others gets one. */
export const wxSignature = read({
  name: 'wxSignature',
  path: '/wx/signature',
  row: 'g22',
  personal: true,
  input: v.object({ url: text('', 4_000) }),
  output: v.object({ appid: str, noncestr: str, timestamp: str, signature: str }),
});

/** openid is empty when the code is used up. */
export const wxUserInfo = read({
  name: 'wxUserInfo',
  path: '/wx/userInfo',
  row: 'g91',
  writes: true,
  personal: true,
  input: v.object({ code: text('') }),
  output: v.object({ openid: str, unionid: str, nickname: str, headimgurl: str }),
});
