import type { Operation } from '@contract/operation';
import { type Chunk, chunksToText } from './body';
import { absent, JsonText } from './jsonText';
import type { Refusal } from './refusals';

/** The fixed message of an absent object (wire W4, recorded). */
export const ABSENT_MESSAGE = 'Your server has down or target user not exist !';

const callbackName = /^[A-Za-z0-9_$.]{1,128}$/;

export interface AnswerMode {
  /** Text of `curVersions`; '' = bare mode (wire W3). */
  curVersions: string;
  jsoncallback: string;
}

export interface AnswerText {
  body: string;
  type: string;
}

export const JSON_TYPE = 'application/json;charset=UTF-8';

const envelopeHead = (status: number, message: string): string =>
  `{"status":${status},"message":${JSON.stringify(message)},"data":`;

export const envelope = (status: number, message: string, data: string): string =>
  `${envelopeHead(status, message)}${data}}`;

/** The bare JSON of a value; undefined where it is absent. */
export function toJsonText(value: unknown): JsonText | undefined {
  if (value === absent) return undefined;
  return value instanceof JsonText ? value : new JsonText(JSON.stringify(value));
}

/** `data` of the envelope for a value (wire W4): an object, an array or a text as it is, everything else as text. */
function dataOf(pieces: readonly Chunk[]): readonly Chunk[] {
  const [first = ''] = pieces;
  if (first === 'true' || first === 'false') return [`{"value":"${first}"}`];
  if (typeof first !== 'string' || /^[{["]/.test(first)) return pieces;
  return [JSON.stringify(first)];
}

/** The body for a served value: bare or in the envelope (wire W3, W4). */
export function formatBody(
  operation: Operation,
  { chunks: pieces }: JsonText,
  curVersions: string,
): readonly Chunk[] {
  // The text in place of a picture or file is a value as any other.
  const isWrapped = operation.wrapping === 'plain' || operation.wrapping === 'binary';
  if (curVersions === '' || !isWrapped) return pieces;
  return [envelopeHead(0, operation.message ?? 'success'), ...dataOf(pieces), '}'];
}

function absentText(operation: Operation, curVersions: string): string {
  if (curVersions === '') return operation.absent === 'empty' ? '"empty"' : '{}';
  if (Number.parseFloat(curVersions) >= 3) return envelope(1, 'empty', '{}');
  return operation.absent === 'empty'
    ? envelope(0, 'success', '"empty"')
    : envelope(-1, ABSENT_MESSAGE, '{}');
}

/** The body for a served value (undefined = absent) as text: bare or envelope, wrapped for JSONP where asked and allowed (wire W3, W4, W8). */
export function formatAnswer(operation: Operation, json: JsonText | undefined, mode: AnswerMode): AnswerText {
  const body = json
    ? chunksToText(formatBody(operation, json, mode.curVersions))
    : absentText(operation, mode.curVersions);
  return jsonp(operation, body, mode.jsoncallback);
}

function jsonp(operation: Operation, body: string, callback: string): AnswerText {
  const allowed = (!operation.personal && !operation.writes) || operation.name === 'event';
  if (callback === '' || !allowed || !callbackName.test(callback)) return { body, type: JSON_TYPE };
  // U+2028/9 end a line in older script engines
  const safe = body.replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');
  return { body: `${callback}(${safe})`, type: 'application/javascript;charset=UTF-8' };
}

/** A refusal's body. Bare mode answers it as an envelope too: there is no bare form of "no" (wire W3, ours). */
export function refusalText(status: number, message: string, data = '{}'): AnswerText {
  return { body: envelope(status, message, data), type: JSON_TYPE };
}

/** The same to a script: its callback is called with the refusal, or it would wait for ever (wire W8). */
export const refusalTextFor = (
  operation: Operation,
  { status, message, data }: Refusal,
  callback: string,
): AnswerText => jsonp(operation, envelope(status, message, data), callback);
