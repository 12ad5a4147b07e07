import type { Answer } from '@contract/render';
import { ABSENT_MESSAGE, Status } from '@contract/statuses';
import type { Address } from '../member/addresses';
import { outcomeOf } from '../session/outcomes';

/** Messages for failed calls, in the reader's language. */
export interface CallWords {
  readonly networkError: string;
  readonly unknown: string;
  readonly notServed: string;
  readonly tooLarge: string;
  readonly tooMany: string;
  readonly loginExpired: string;
  readonly progressInApp: string;
  readonly commentFailed: string;
  /** The platform's Chinese message if the reader understands it, else ''. */
  readonly readable: (message: string) => string;
}

/** Part of the platform's message for a rate limit in an answer with HTTP 200. */
const TOO_MANY = /频繁/;

const STORAGE_PATH_PREFIX = '图片存储;';

/**
 * Parses JSON of the wire. Older installations leak a picture's storage path in any field; it becomes the
 * address that serves it (wire W19).
 */
function parse(text: string, baseUrl: string): unknown {
  if (!text.includes(STORAGE_PATH_PREFIX)) return JSON.parse(text);
  return JSON.parse(text, (_, value: unknown) =>
    typeof value === 'string' && value.startsWith(STORAGE_PATH_PREFIX)
      ? `${baseUrl}/getImage?path=${encodeURIComponent(value)}`
      : value,
  );
}

/** The answer of a call, in any of its forms (wire W3, S20). @throws if it is none */
export async function parseResponse(response: Response, address: Address, baseUrl: string): Promise<Answer> {
  const type = response.headers.get('content-type') ?? '';
  if (address.picture && type.startsWith('image/')) return parsePicture(response, type);
  if (address.file && response.ok && !/json|text/.test(type))
    return { status: Status.data, message: '', data: await response.blob() };
  const body = parse(await response.text(), baseUrl);
  if (address.apiData) return withApiData(body, response.headers.get('api-data') ?? '');
  if (typeof body !== 'object' || body === null) return { status: Status.data, message: '', data: body };
  const text = (name: string): string => {
    const value: unknown = Reflect.get(body, name);
    return typeof value === 'string' ? value : '';
  };
  const ofLogin = address.service === 'sso' ? { msg: text('msg') } : {};
  if ('status' in body && typeof body.status === 'number') {
    const data = 'data' in body ? body.data : undefined;
    return { status: body.status, message: text('message'), data, ...ofLogin };
  }
  // an older login service sends the first half alone
  if (address.service === 'sso' && 'code' in body) {
    const status = String(body.code) === '1' ? Status.data : Status.refused;
    const data = 'value' in body ? body.value : undefined;
    return { status, message: text('msg'), data, ...ofLogin };
  }
  // a platform that answers bare
  return { status: Status.data, message: '', data: body };
}

/** Answers of wire D2 have no envelope on success. */
function withApiData(body: unknown, apiData: string): Answer {
  const fields: Readonly<Record<string, unknown>> =
    typeof body === 'object' && body !== null ? { ...body } : {};
  const { status, message, data } = fields;
  if (typeof status === 'number' && status !== Status.data) return { status, message: String(message ?? '') };
  return { status: Status.data, message: '', data: { ...(typeof data === 'object' ? data : {}), apiData } };
}

/** As a data URL: the page's policy allows pictures from nowhere else. */
async function parsePicture(response: Response, type: string): Promise<Answer> {
  const bytes = new Uint8Array(await response.arrayBuffer());
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  const data = {
    picture: `data:${type.split(';')[0]};base64,${btoa(binary)}`,
    verifyId: response.headers.get('verify-id') ?? '',
    work: response.headers.get('verify-work') ?? '',
  };
  return { status: Status.data, message: '', data };
}

/** Wire W7: an HTTP error is a failure, whatever its body; the body's message is for programs. @param http 400–599 */
export function httpFailure(http: number, { msg }: Answer, words: CallWords): Answer {
  const message = http === 413 ? words.tooLarge : http === 429 ? words.tooMany : words.unknown;
  return { status: Status.refused, message, ...(msg === undefined ? {} : { msg }) };
}

/** S§8: the answer for the caller. All forms of absence become one; a failure has a message for readers. */
export function readableAnswer(answer: Answer, words: CallWords): Answer {
  const { status, message, data } = answer;
  const absent = data === 'empty' || (status === Status.refused && message === ABSENT_MESSAGE);
  if (absent) return { ...answer, status: Status.empty };
  const outcome = outcomeOf(status, true);
  if (outcome.kind === 'data' || outcome.kind === 'empty') return answer;
  if (outcome.kind === 'ignored') return { status: Status.data, message: '' };
  const readable = messageFor(status, message, words);
  return readable === message ? answer : { ...answer, message: readable, serverMessage: message };
}

function messageFor(status: number, message: string, words: CallWords): string {
  switch (status) {
    case Status.progressInApp:
      return words.progressInApp;
    // Their messages are for programs.
    case Status.tokenExpired:
    case Status.legacyAuthLost:
      return words.loginExpired;
    case Status.discussClosed:
    case Status.discussRefused:
    case Status.discussTooOften:
      return words.readable(message) || words.commentFailed;
    case Status.notServed:
      return words.notServed;
    case Status.refreshRefused:
    case Status.memberClosed:
      return words.readable(message) || words.loginExpired;
    default:
      return words.readable(message) || (TOO_MANY.test(message) ? words.tooMany : words.unknown);
  }
}
