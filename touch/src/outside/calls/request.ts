import type { OutgoingRequest } from '../callPorts';
import type { Address } from '../member/addresses';
import { isOwnServer } from '../ownServer';
import type { SiteConfig } from '../siteConfig';
import type { Upload } from './uploading';

function serviceUrl(config: SiteConfig, service: Address['service']): string {
  const { xyApi } = config;
  const byService: Readonly<Partial<Record<Address['service'], string>>> = {
    base: xyApi.baseUrl,
    amuc: `${xyApi.baseUrl}/amuc/api`,
    nis: xyApi.nisUrl,
    sso: xyApi.SSOUrl,
    adv: xyApi.advUrl,
    mvod: xyApi.mVodUrl,
    mam: xyApi.mamUrl,
    minio: xyApi.minIOUrl,
  };
  return byService[service] ?? '';
}

/** Fields of an address and the request's headers: our own server, whose addresses may be logged, reads the device from a header (wire W11). */
function addressFields(
  config: SiteConfig,
  url: string,
  { fields, headers }: OutgoingRequest,
): [URLSearchParams, Readonly<Record<string, string>>] {
  const { device, ...others } = fields;
  if (device === undefined || !isOwnServer(config, url)) return [new URLSearchParams(fields), headers];
  return [new URLSearchParams(others), { ...headers, device }];
}

/** Address and options of the request. */
export function requestOf(
  config: SiteConfig,
  outgoing: OutgoingRequest,
  upload?: Upload,
): [string, RequestInit] {
  const { address, fields, headers } = outgoing;
  const url = serviceUrl(config, address.service) + address.path;
  const keepalive = address.outlives === true;
  if (address.method === 'GET') {
    const [query, sent] = addressFields(config, url, outgoing);
    return [`${url}?${query}`, { headers: sent, keepalive }];
  }
  if (upload) {
    const body = new FormData();
    body.append(upload.part, upload.file, upload.fileName);
    // wire D5: the query may be enciphered, parts never are
    const [query, sent] = addressFields(config, url, outgoing);
    return [`${url}?${query}`, { method: 'POST', headers: { ...sent, ...upload.headers }, body }];
  }
  if (address.encoding === 'json') {
    const json = { ...headers, 'content-type': 'application/json' };
    return [url, { method: 'POST', headers: json, body: JSON.stringify(fields) }];
  }
  return [url, { method: 'POST', headers, body: new URLSearchParams(fields) }];
}
