import { createHash, createHmac } from 'node:crypto';

/** A request as it arrives, before anything of it is decoded. */
export interface SignedRequest {
  readonly method: string;
  /** Path and query. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();
const sha256 = (bytes: string | Buffer): string => createHash('sha256').update(bytes).digest('hex');

const strict = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

const queryOf = (search: string): string =>
  search
    .split('&')
    .filter((pair) => pair !== '')
    .map((pair) => {
      const [name = '', ...value] = pair.split('=');
      return `${strict(decodeURIComponent(name))}=${strict(decodeURIComponent(value.join('=')))}`;
    })
    .sort()
    .join('&');

/**
 * The signature of AWS, version 4, as its documents describe it; no code of the client's library is in it.
 * @param names headers that are signed, joined by `;` @param scope `<day>/<region>/<service>/aws4_request`
 */
export function signatureOf(request: SignedRequest, names: string, scope: string, secret: string): string {
  const { method, url, headers } = request;
  const [path = '', search = ''] = url.split('?');
  const header = (name: string) =>
    String(headers[name] ?? '')
      .trim()
      .replace(/ +/g, ' ');
  const canonical = [
    method,
    path
      .split('/')
      .map((part) => strict(decodeURIComponent(part)))
      .join('/'),
    queryOf(search),
    ...names.split(';').map((name) => `${name}:${header(name)}`),
    '',
    names,
    header('x-amz-content-sha256'),
  ].join('\n');
  const text = ['AWS4-HMAC-SHA256', header('x-amz-date'), scope, sha256(canonical)].join('\n');
  const key = scope.split('/').reduce<string | Buffer>((before, part) => hmac(before, part), `AWS4${secret}`);
  return createHmac('sha256', key).update(text).digest('hex');
}

const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/([^,]+), ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/;
const MAX_SKEW_MS = 15 * 60_000;

function timeOf(stamp: string): number {
  const [, ...parts] = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(stamp) ?? [];
  const [year = 0, month = 0, ...rest] = parts.map(Number);
  return Date.UTC(year, month - 1, ...rest);
}

/** @returns code of the refusal, as Amazon says it; '' = accepted */
export function refusalOf(
  request: SignedRequest,
  body: Buffer,
  keys: { readonly accessKey: string; readonly secretKey: string },
  now: number,
): string {
  const { headers } = request;
  const [, accessKey, scope = '', names = '', signature] =
    AUTHORIZATION.exec(String(headers.authorization ?? '')) ?? [];
  if (accessKey === undefined) return 'AccessDenied';
  if (accessKey !== keys.accessKey) return 'InvalidAccessKeyId';
  const isOff = Math.abs(timeOf(String(headers['x-amz-date'])) - now) > MAX_SKEW_MS;
  if (isOff) return 'RequestTimeTooSkewed';
  const amazons = Object.keys(headers).filter((name) => name.startsWith('x-amz-'));
  if (['host', ...amazons].some((name) => !names.split(';').includes(name))) return 'AccessDenied';
  if (signatureOf(request, names, scope, keys.secretKey) !== signature) return 'SignatureDoesNotMatch';
  return sha256(body) === headers['x-amz-content-sha256'] ? '' : 'XAmzContentSHA256Mismatch';
}
