import type { Answer, Call, CallInput } from '@contract/render';
import { type Address, addressOf } from './addresses';
import { OVERTAKEN } from './offlineState';
import type { SiteConfig } from './siteConfig';

/** S§9: 5000 ms unless the call says otherwise. */
const TIME_LIMIT_MS = 5000;

/** Calls of which a new one cancels the one in flight (E2). */
const exclusive = new Set(['getArticles', 'getArticlesNew']);

export class CallFailed extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'CallFailed';
  }
}

interface Outside {
  readonly fetch: typeof fetch;
  readonly now: () => number;
  /** Device id of this browser (G9). */
  readonly device: () => string;
  /** What a reader reads when the network fails (G12). */
  readonly networkError: () => string;
}

function serviceUrl(config: SiteConfig, service: Address['service']): string {
  const { xyApi } = config;
  const byService = {
    base: xyApi.baseUrl,
    amuc: `${xyApi.baseUrl}/amuc/api`,
    nis: xyApi.nisUrl,
    sso: xyApi.SSOUrl,
    adv: xyApi.advUrl,
    mvod: xyApi.mVodUrl,
  };
  return byService[service];
}

/** The one call layer (G1): common fields, the envelope, the time limit, cancelling. */
export function createCall(config: SiteConfig, outside: Outside): Call {
  const inFlight = new Map<string, AbortController>();
  return async (name: string, input: CallInput): Promise<Answer> => {
    const address = addressOf(name);
    const fields = new URLSearchParams();
    for (const [key, value] of Object.entries({ ...common(config, outside), ...input })) {
      if (value !== undefined) fields.set(key, String(value));
    }
    const controller = new AbortController();
    // only the same column's call is overtaken: the home keeps several lists
    const lane = `${name}/${input.columnId ?? ''}`;
    if (exclusive.has(name)) {
      inFlight.get(lane)?.abort(OVERTAKEN);
      inFlight.set(lane, controller);
    }
    const timer = setTimeout(() => controller.abort(), TIME_LIMIT_MS);
    try {
      const url = serviceUrl(config, address.service) + address.path;
      const headers = { source: config.xyApi.securitySource };
      const response =
        address.method === 'GET'
          ? await outside.fetch(`${url}?${fields}`, { headers, signal: controller.signal })
          : await outside.fetch(url, { method: 'POST', headers, body: fields, signal: controller.signal });
      return readAnswer(parse(await response.text(), config.xyApi.baseUrl));
    } catch (error) {
      throw new CallFailed(outside.networkError(), error);
    } finally {
      clearTimeout(timer);
      if (inFlight.get(lane) === controller) inFlight.delete(lane);
    }
  };
}

function common(config: SiteConfig, outside: Outside): CallInput {
  const { siteID, appID, xyApi } = config;
  return {
    siteId: siteID,
    siteID,
    siteid: siteID,
    appID,
    device: outside.device(),
    curVersions: xyApi.curVersions,
    apiVersion: xyApi.apiVersion,
    t: outside.now(),
  };
}

const LEAKED = '图片存储;';

/**
 * JSON of the wire. Where an older installation lets a storage path of a picture out, in whatever field, it becomes the
 * address that serves it (wire W19).
 */
function parse(text: string, baseUrl: string): unknown {
  if (!text.includes(LEAKED)) return JSON.parse(text);
  return JSON.parse(text, (_, value: unknown) =>
    typeof value === 'string' && value.startsWith(LEAKED)
      ? `${baseUrl}/getImage?path=${encodeURIComponent(value)}`
      : value,
  );
}

function readAnswer(body: unknown): Answer {
  if (typeof body === 'object' && body !== null && 'status' in body && typeof body.status === 'number') {
    const message = 'message' in body && typeof body.message === 'string' ? body.message : '';
    return { status: body.status, message, data: 'data' in body ? body.data : undefined };
  }
  // a platform that answers bare
  return { status: 0, message: '', data: body };
}
