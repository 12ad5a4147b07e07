import type { OutgoingRequest } from '../callPorts';
import type { Address } from '../member/addresses';
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

/** Address and options of the request. */
export function requestOf(
  config: SiteConfig,
  { address, fields, headers }: OutgoingRequest,
  upload?: Upload,
): [string, RequestInit] {
  const url = serviceUrl(config, address.service) + address.path;
  const keepalive = address.outlives === true;
  if (address.method === 'GET') return [`${url}?${new URLSearchParams(fields)}`, { headers, keepalive }];
  if (upload) {
    const body = new FormData();
    body.append(upload.part, upload.file, upload.fileName);
    // wire D5: the query may be enciphered, parts never are
    return [
      `${url}?${new URLSearchParams(fields)}`,
      { method: 'POST', headers: { ...headers, ...upload.headers }, body },
    ];
  }
  if (address.encoding === 'json') {
    const json = { ...headers, 'content-type': 'application/json' };
    return [url, { method: 'POST', headers: json, body: JSON.stringify(fields) }];
  }
  return [url, { method: 'POST', headers, body: new URLSearchParams(fields) }];
}
