import { type Refusal, SsoRefusal } from './refusals';

/** Older and newer half together, with or without `curVersions` (wire S20). `text` is the value's bare JSON. */
export const ssoAnswerText = (text: string, now: number): string =>
  `{"code":1,"msg":"success","value":${text},"status":0,"message":"success","data":${text},"path":null,"error":null,"timestamp":${now}}`;

/** A refusal in both halves too, also with a status that is the whole platform's (wire W3): who reads the older half alone finds it in every answer (wire S20). */
export function ssoRefusalText(refusal: Refusal, path: string, now: number): string {
  const own = refusal instanceof SsoRefusal;
  return JSON.stringify({
    code: 0,
    msg: own ? refusal.msg : 'process exception',
    value: {},
    status: refusal.status,
    message: refusal.message,
    data: JSON.parse(refusal.data),
    path,
    error: own ? refusal.error : null,
    timestamp: now,
  });
}
