import type { LookupFunction } from 'node:net';
import { Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { safeUrl } from '@platform/html/safeUrl';
import { Agent, type Dispatcher, request } from 'undici';
import {
  addressesOf,
  type HostAddress,
  publicAddresses,
  type Resolver,
  systemResolver,
} from './publicAddress';
import { forbidden, notNow, Refused, reasonOf, refused } from './refused';

export interface FetchOptions {
  /** Bytes after unpacking. */
  limit?: number;
  /** Milliseconds for the whole of it, redirects and body included. */
  timeout?: number;
  ports?: readonly number[];
  resolve?: Resolver;
  /** `host:port` of test servers that may be reached although they are not public. Never from a site's configuration. */
  allow?: readonly string[];
  accept?: string;
}

export interface OpenedPublic {
  /** After redirects. */
  url: string;
  /** Content-Type as sent, empty where it was not. */
  contentType: string;
  /** @throws refused(…) while it is read: too large, too slow, broken off. */
  body: AsyncIterable<Uint8Array>;
}

export interface FetchedPublic {
  url: string;
  contentType: string;
  bytes: Uint8Array;
}

export type OpenPublic = (url: string, options?: FetchOptions) => Promise<OpenedPublic>;

const PORTS = [80, 443, 8080, 8443];
const REDIRECTS = 5;
const DEFAULT_LIMIT = 32_000_000;
const DEFAULT_TIMEOUT = 30_000;

/**
 * Opens an address somebody else wrote. Every hop is resolved, checked and connected to exactly the checked address
 * (a name cannot change its answer in between); no cookies, http and https only.
 * @throws refused(…)
 */
export async function openPublic(url: string, options: FetchOptions = {}): Promise<OpenedPublic> {
  const signal = AbortSignal.timeout(options.timeout ?? DEFAULT_TIMEOUT);
  let next = url;
  for (let hop = 0; hop <= REDIRECTS; hop += 1) {
    const target = await checkedTarget(next, options);
    const answer = await ask(target, options, signal);
    const location = answer.redirect;
    if (location === undefined) {
      return answer.opened;
    }
    next = location;
  }
  throw refused(`${url} redirects more than ${REDIRECTS} times`);
}

/** The whole answer in memory. @throws refused(…) */
export async function fetchPublic(url: string, options: FetchOptions = {}): Promise<FetchedPublic> {
  return collect(await openPublic(url, options));
}

export async function collect(opened: OpenedPublic): Promise<FetchedPublic> {
  const parts: Uint8Array[] = [];
  for await (const part of opened.body) {
    parts.push(part);
  }
  return { url: opened.url, contentType: opened.contentType, bytes: new Uint8Array(Buffer.concat(parts)) };
}

interface Target {
  url: URL;
  addresses: HostAddress[];
}

async function checkedTarget(address: string, options: FetchOptions): Promise<Target> {
  const safe = safeUrl(address);
  if (safe === undefined) {
    throw forbidden(`${address} is not a plain http or https address`);
  }
  const url = new URL(safe);
  const port = Number(url.port || (url.protocol === 'https:' ? 443 : 80));
  if ((options.allow ?? []).includes(`${url.hostname}:${port}`)) {
    return { url, addresses: await addressesOf(url.hostname, options.resolve ?? systemResolver) };
  }
  if (!(options.ports ?? PORTS).includes(port)) {
    throw forbidden(`${url.host}: port ${port} is not open to imports`);
  }
  return { url, addresses: await publicAddresses(url.hostname, options.resolve ?? systemResolver) };
}

/** Answers every look-up with the addresses that were checked, whatever the name says by now. */
function pinned(addresses: readonly HostAddress[]): LookupFunction {
  const [first] = addresses;
  return (_host, asked, done) => {
    if (asked.all === true) {
      done(null, [...addresses]);
    } else {
      done(null, first?.address ?? '', first?.family);
    }
  };
}

type Answer = { redirect: string } | { redirect: undefined; opened: OpenedPublic };

async function ask(target: Target, options: FetchOptions, signal: AbortSignal): Promise<Answer> {
  const { url } = target;
  const agent = new Agent({ connect: { lookup: pinned(target.addresses) } });
  const headers = {
    'accept-encoding': 'gzip, deflate, br',
    accept: options.accept ?? '*/*',
    'user-agent': 'Touchpaper import',
  };
  const answer = await request(url, { dispatcher: agent, signal, headers }).catch(async (error: unknown) => {
    await agent.destroy();
    throw notNow(`${url.href} cannot be read: ${signal.aborted ? 'too slow' : reasonOf(error)}`, error);
  });
  const location = header(answer, 'location');
  if (answer.statusCode === 200) {
    return { redirect: undefined, opened: opened(url, answer, agent, options, signal) };
  }
  await agent.destroy();
  if (answer.statusCode >= 300 && answer.statusCode < 400 && location !== '') {
    return { redirect: safeUrl(location, { base: url.href }) ?? location };
  }
  const isPassing = answer.statusCode >= 500 || answer.statusCode === 429;
  throw (isPassing ? notNow : refused)(`${url.href} answers ${answer.statusCode}`);
}

function header(answer: Dispatcher.ResponseData, name: string): string {
  const value = answer.headers[name];
  return (Array.isArray(value) ? value[0] : value) ?? '';
}

function opened(
  url: URL,
  answer: Dispatcher.ResponseData,
  agent: Agent,
  options: FetchOptions,
  signal: AbortSignal,
): OpenedPublic {
  const limit = options.limit ?? DEFAULT_LIMIT;
  const encoding = header(answer, 'content-encoding').toLowerCase();
  async function* body(): AsyncGenerator<Uint8Array> {
    let size = 0;
    try {
      if (Number(header(answer, 'content-length')) > limit) {
        throw refused(`${url.href} is larger than ${limit} bytes`);
      }
      for await (const part of unpacked(answer.body, encoding)) {
        size += part.byteLength;
        if (size > limit) {
          throw refused(`${url.href} is larger than ${limit} bytes`);
        }
        yield part;
      }
    } catch (error) {
      throw error instanceof Refused
        ? error
        : notNow(`${url.href} breaks off: ${signal.aborted ? 'too slow' : reasonOf(error)}`, error);
    } finally {
      await agent.destroy();
    }
  }
  return { url: url.href, contentType: header(answer, 'content-type'), body: body() };
}

function unpacked(body: Readable, encoding: string): AsyncIterable<Uint8Array> {
  if (encoding === '' || encoding === 'identity') {
    return body;
  }
  const unpackers = {
    gzip: createGunzip,
    'x-gzip': createGunzip,
    deflate: createInflate,
    br: createBrotliDecompress,
  };
  const create = Object.entries(unpackers).find(([name]) => name === encoding)?.[1];
  if (create === undefined) {
    throw refused(`packed as ${encoding}, which cannot be unpacked`);
  }
  // compose() hands errors of either side on to whoever reads.
  return Readable.from(body).compose(create());
}
