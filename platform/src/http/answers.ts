import type { Operation } from '@contract/operation';
import { absent, JsonText, type Refusal } from './errors';

/** The fixed message of an absent object (wire W4, recorded). */
export const ABSENT_MESSAGE = 'Your server has down or target user not exist !';

const callbackName = /^[A-Za-z0-9_$.]{1,128}$/;

export interface AnswerMode {
  /** Text of `curVersions`; '' = bare mode (W3). */
  curVersions: string;
  jsoncallback: string;
}

export interface AnswerText {
  body: string;
  type: string;
}

export const JSON_TYPE = 'application/json;charset=UTF-8';

export const envelope = (status: number, message: string, data: string): string =>
  `{"status":${status},"message":${JSON.stringify(message)},"data":${data}}`;

/** The bare JSON text of a value; undefined where it is absent. */
export function bareText(value: unknown): string | undefined {
  if (value === absent) return undefined;
  return value instanceof JsonText ? value.text : JSON.stringify(value);
}

/** What stands in `data` for a value (W4). `text` is its bare JSON. */
function enveloped(operation: Operation, text: string): string {
  const message = operation.message ?? 'success';
  if (text === 'true' || text === 'false') return envelope(0, message, `{"value":"${text}"}`);
  const first = text.charCodeAt(0);
  // a number becomes text: everything that is neither object, array nor string
  if (first !== 123 && first !== 91 && first !== 34) return envelope(0, message, JSON.stringify(text));
  return envelope(0, message, text);
}

function absentText(operation: Operation, curVersions: string): string {
  if (curVersions === '') return operation.absent === 'empty' ? '"empty"' : '{}';
  if (Number(curVersions) >= 3) return envelope(1, 'empty', '{}');
  return operation.absent === 'empty'
    ? envelope(0, 'success', '"empty"')
    : envelope(-1, ABSENT_MESSAGE, '{}');
}

/** The body for a served value's bare text (undefined = absent): bare or envelope, wrapped for JSONP where asked and allowed (W3, W4, W8). */
export function answer(operation: Operation, text: string | undefined, mode: AnswerMode): AnswerText {
  const body =
    text === undefined
      ? absentText(operation, mode.curVersions)
      : mode.curVersions === '' || operation.wrapping !== 'plain'
        ? text
        : enveloped(operation, text);
  return jsonp(operation, body, mode.jsoncallback);
}

function jsonp(operation: Operation, body: string, callback: string): AnswerText {
  const allowed = (!operation.personal && !operation.writes) || operation.name === 'event';
  if (callback === '' || !allowed || !callbackName.test(callback)) return { body, type: JSON_TYPE };
  // U+2028/9 end a line in older script engines
  const safe = body.replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');
  return { body: `${callback}(${safe})`, type: 'application/javascript;charset=UTF-8' };
}

/** A refusal's body. Bare mode answers it as an envelope too: there is no bare form of "no" (W3, ours). */
export function refusalText(status: number, message: string): AnswerText {
  return { body: envelope(status, message, '{}'), type: JSON_TYPE };
}

/** The same to a script: its callback is called with the refusal, or it would wait for ever (W8). */
export const refusalTo = (operation: Operation, { status, message }: Refusal, callback: string): AnswerText =>
  jsonp(operation, envelope(status, message, '{}'), callback);
