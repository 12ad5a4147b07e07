import type { IncomingHttpHeaders } from 'node:http';
import type { Database, Queries } from '@platform/db/connection';
import { isLocalRequest } from '@platform/limits/localRequest';
import { theMember } from '@platform/members/members.service';
import { createTokens } from '@platform/tokens/tokens.service';
import { transportFault } from '@platform/wire/refusals';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { FIRST_MEMBER } from '../load/comments';
import { readers } from '../readers';
import { AGENT, nativeScript } from './nativeScript';
import { page } from './page';
import { playerScript } from './playerScript';
import { sheet } from './sheet';

/** Where the demonstration's native app stands. */
export const BRIDGE = '/demo/bridge';
const DEMO_SITE = 1;
/** Who is in on the app's own login: somebody invented, who speaks under the articles. */
const READER = '小城青年';

interface BridgeParts {
  readonly db: Database;
  /** `keys.sign` */
  readonly key: string;
  readonly now: () => number;
  /** As the outbox: with it anybody could come in as the demonstration's reader. */
  readonly open: boolean;
}

const ICON =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><rect x="3" y="1" width="10" height="14" rx="2" fill="#c4261f"/><rect x="5" y="3" width="6" height="8" fill="#fff"/></svg>';

/** Whoever has opened the simulator; it says nothing of who that is. */
const MARK = 'demo-bridge=on';

/** A frame of the simulator's: the page in it is served as the app's web view gets it. */
function isFramed(headers: IncomingHttpHeaders): boolean {
  const { referer = '', cookie = '' } = headers;
  if (cookie === '' || !cookie.split('; ').includes(MARK)) return false;
  if (new RegExp(`^https?://[^/]+${BRIDGE}$`).test(referer)) return true;
  // loaded anew in its frame
  return headers['sec-fetch-dest'] === 'iframe' && headers['sec-fetch-site'] === 'same-origin';
}

const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; frame-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * The demonstration's native app (G8): a page that plays it around the touch edition, with every answer on a switch. Pages that
 * this page frames are served to the app's user agent, with the app's side of the bridge put before all else, as a web view
 * does. Their own policy stays as it is: the script is the site's own, framing is the site's own.
 */
export function demoBridge(app: FastifyInstance, { db, key, now, open }: BridgeParts): void {
  const tokens = createTokens(db, key, now);
  const serve = (path: string, type: string, text: string, headers: Record<string, string> = {}) =>
    app.get(BRIDGE + path, async (_, reply: FastifyReply) =>
      reply
        .headers({ 'cache-control': 'no-cache', 'x-robots-tag': 'noindex', ...headers })
        .type(`${type};charset=UTF-8`)
        .send(text),
    );
  serve('', 'text/html', page(BRIDGE), {
    'content-security-policy': POLICY,
    'set-cookie': `${MARK}; Path=/; SameSite=Strict; HttpOnly`,
  });
  serve('/sheet.css', 'text/css', sheet);
  serve('/icon.svg', 'image/svg+xml', ICON);
  serve('/native.js', 'text/javascript', nativeScript);
  serve('/player.js', 'text/javascript', playerScript(BRIDGE));

  app.post<{ Querystring: { device?: string } }>(`${BRIDGE}/login`, async (request, reply) => {
    const { device = '' } = request.query;
    if (!open && !isLocalRequest(request)) throw transportFault(404, 'no such address');
    if (!/^demo-app-\w{1,32}$/.test(device)) throw transportFault(400, 'no device');
    reply.header('cache-control', 'no-store');
    return reply.send(await logIn(db, tokens, device));
  });

  app.addHook('onRequest', ({ headers }, _, done) => {
    if (isFramed(headers)) {
      headers['user-agent'] = AGENT;
      // the page is written into: it comes as text, and anew
      delete headers['accept-encoding'];
      delete headers['if-none-match'];
    }
    done();
  });
  app.addHook('onSend', ({ headers }, reply, payload, done) => {
    if (!isFramed(headers) || !String(reply.getHeader('content-type')).startsWith('text/html')) return done();
    reply.removeHeader('content-length').removeHeader('etag').header('cache-control', 'no-store');
    done(null, String(payload).replace('<head>', `<head><script src="${BRIDGE}/native.js"></script>`));
  });
}

async function logIn(db: Queries, tokens: ReturnType<typeof createTokens>, device: string) {
  const member = await theMember(db, DEMO_SITE, FIRST_MEMBER + readers.indexOf(READER));
  const { accessToken, refreshToken } = await tokens.start(db, DEMO_SITE, member.id, device, 'demonstration');
  return { token: accessToken, refreshToken, device, uid: String(member.id), nickname: member.nickname };
}
