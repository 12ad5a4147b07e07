import type { RenderedPage } from '@contract/render';
import type { Site } from '@platform/sites/site';
import { socketAddress } from '@platform/sockets/socketAddress.document';

/** Of an address of the site's configuration; [] where it lies on this host or is none. A pattern would let in whoever fits it. */
function originOf(value: unknown): string[] {
  if (typeof value !== 'string' || !/^(https?|wss?):\/\/[^*]+$/.test(value) || !URL.canParse(value))
    return [];
  return [new URL(value).origin];
}

/** Origins a page may talk to besides its own, from the site's own configuration; older browsers do not count the socket as its own. */
function configuredOrigins({ config }: Site, origin: string): string[] {
  const { xyApi, analytics, socketServer, videoOrigins } = config;
  const socket = socketServer.url || socketAddress(origin);
  return [...Object.values(xyApi), analytics.url, socket, ...videoOrigins].flatMap(originOf);
}

/** The messenger's own script, only in a messenger and only where the newsroom has an account there. */
function messengerScript({ config }: Site): string {
  const { wxAppid, sdkUrl } = config._rd_WeChat;
  if (wxAppid === '') return '';
  if (sdkUrl === '') return ' https://res.wx.qq.com/open/js/';
  return /^https?:\/\//.test(sdkUrl) && URL.canParse(sdkUrl) ? ` ${new URL(sdkUrl).origin}` : '';
}

/**
 * Hosts of pictures: this one and `pictureOrigins` of the site's configuration; any host while that is empty (decision 098). A page
 * read by https shows pictures by https alone.
 */
function pictureSources({ config }: Site, isHttps: boolean): string {
  const origins = config.pictureOrigins.flatMap(originOf);
  const anyHost = isHttps ? ['https:'] : ['https:', 'http:'];
  return (config.pictureOrigins.length > 0 ? origins : anyHost).join(' ');
}

/** Headers of a rendered page: revalidated always (A16), nothing runs that is not ours. */
export function pageHeaders(
  page: Pick<RenderedPage, 'styleHashes'> & { readonly styleAttributes: string },
  site: Site,
  origin: string,
  inMessenger: boolean,
): Record<string, string> {
  const isHttps = origin.startsWith('https:');
  const connect = [...new Set(["'self'", ...configuredOrigins(site, origin)])].join(' ');
  const policy = [
    "default-src 'self'",
    `script-src 'self'${inMessenger ? messengerScript(site) : ''}`,
    // Rows carry the picture's ratio as an attribute; sheets and attributes are named by their hashes.
    `style-src 'self' ${page.styleHashes.join(' ')}`,
    `style-src-attr ${page.styleAttributes}`,
    // blob: pictures a reader is about to send, shown and made smaller in their own browser
    `img-src 'self' data: blob: ${pictureSources(site, isHttps)}`.trimEnd(),
    // blob: what a playlist's parts are put together in
    "media-src 'self' blob: https: http:",
    `connect-src ${connect}`,
    // the newsroom's own face may lie elsewhere (C4)
    ["font-src 'self' data:", ...originOf(site.config.fontFile)].join(' '),
    // players of articles, where the newsroom named their hosts
    `frame-src ${site.config.playerOrigins.flatMap(originOf).join(' ') || "'none'"}`,
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    ["frame-ancestors 'self'", ...site.config.frameOrigins.flatMap(originOf)].join(' '),
    ...(isHttps ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
  return {
    'content-type': 'text/html;charset=UTF-8',
    'cache-control': 'no-cache',
    vary: 'accept-encoding, cookie, user-agent',
    'content-security-policy': policy,
    // Pages follow each other in one document: the camera of the write-off is allowed on each (F8).
    'permissions-policy': 'camera=(self), microphone=(), geolocation=()',
  };
}
