import { createHash, randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { consentPage } from './consentPage';
import { type Person, personOf, persons } from './persons';
import { sdk } from './sdk';

/** Where the demonstration's messenger stands. */
export const MESSENGER_PATH = '/demo/wx';

const CODE_MS = 600_000;
const TOKEN_MS = 7_200_000;

interface Code {
  readonly person: Person;
  readonly scope: string;
  readonly expires: number;
  used: boolean;
}

interface MessengerSimulatorParts {
  readonly appid: string;
  readonly secret: string;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Address of everybody's picture; without it nobody has one. */
  readonly portrait?: () => string;
}

type Query = Readonly<Record<string, string | undefined>>;
type Serve = (path: string, answer: (query: Query) => object) => void;

const word = (bytes = 16) => randomBytes(bytes).toString('base64url');
const fail = (errcode: number, errmsg: string) => ({ errcode, errmsg: `${errmsg}, rid: demo` });

function wrongApp({ appid, secret }: MessengerSimulatorParts, query: Query): object | undefined {
  if (query.appid !== appid) return fail(40013, 'invalid appid');
  return query.secret === secret ? undefined : fail(40125, 'invalid appsecret');
}

/** Registers calls that fail once on command. */
function createServe(app: FastifyInstance): Serve {
  const faults = new Map<string, number>();
  app.get<{ Querystring: Query }>(`${MESSENGER_PATH}/fault`, async (request, reply) => {
    const { errcode = '', path = '' } = request.query;
    faults.set(path, Number(errcode));
    return reply.header('cache-control', 'no-store').send({ path, errcode: Number(errcode) });
  });
  return (path, answer) => {
    app.get<{ Querystring: Query }>(MESSENGER_PATH + path, async (request, reply) => {
      const fault = faults.get(path);
      faults.delete(path);
      return reply
        .header('cache-control', 'no-store')
        .type('text/plain')
        .send(JSON.stringify(fault === undefined ? answer(request.query) : fail(fault, 'on command')));
    });
  };
}

/** The page on which a person consents; it leads back with a code. */
function authorisationPage(
  app: FastifyInstance,
  { appid, now }: MessengerSimulatorParts,
  codes: Map<string, Code>,
): void {
  function back(reply: FastifyReply, query: Query, person: Person, scope: string): FastifyReply {
    const code = word();
    codes.set(code, { person, scope, expires: now() + CODE_MS, used: false });
    const target = new URL(query.redirect_uri ?? '');
    target.searchParams.set('code', code);
    target.searchParams.set('state', query.state ?? '');
    return reply.redirect(target.href, 302);
  }

  app.get<{ Querystring: Query }>(`${MESSENGER_PATH}/connect/oauth2/authorize`, async (request, reply) => {
    const { query } = request;
    const { redirect_uri = '', scope = '' } = query;
    const host = URL.canParse(redirect_uri) ? new URL(redirect_uri).host : '';
    reply.header('cache-control', 'no-store');
    if (query.appid !== appid) return reply.code(400).type('text/plain').send('10013 AppID 参数错误');
    if (host !== request.headers.host)
      return reply.code(400).type('text/plain').send('10003 redirect_uri域名与后台配置不一致');
    const known = personOf(/(?:^|;\s*)demo-wx=(\w+)/.exec(request.headers.cookie ?? '')?.[1] ?? '');
    const chosen = personOf(query.person ?? '');
    const first = persons[0];
    if (scope === 'snsapi_base' && first) return back(reply, query, chosen ?? known ?? first, scope);
    if (scope !== 'snsapi_userinfo') return reply.code(400).type('text/plain').send('10005 Scope 参数错误');
    if (!chosen) return reply.type('text/html;charset=UTF-8').send(consentPage(request.url, redirect_uri));
    reply.header('set-cookie', `demo-wx=${chosen.key}; Path=${MESSENGER_PATH}; SameSite=Lax; HttpOnly`);
    return back(reply, query, chosen, scope);
  });
}

function personCalls(serve: Serve, parts: MessengerSimulatorParts, codes: ReadonlyMap<string, Code>): void {
  const { now, portrait } = parts;
  const userTokens = new Map<string, { person: Person; scope: string; expires: number }>();

  serve('/sns/oauth2/access_token', (query) => {
    const wrong = wrongApp(parts, query);
    if (wrong) return wrong;
    const code = codes.get(query.code ?? '');
    if (!query.code) return fail(41008, 'missing code');
    if (!code || code.expires <= now()) return fail(40029, 'invalid code');
    if (code.used) return fail(40163, 'code been used');
    code.used = true;
    const { person, scope } = code;
    const access_token = word(32);
    userTokens.set(access_token, { person, scope, expires: now() + TOKEN_MS });
    return {
      access_token,
      expires_in: TOKEN_MS / 1000,
      refresh_token: word(32),
      openid: person.openid,
      scope,
      ...(person.snapshot ? { is_snapshotuser: 1 } : {}),
      ...(person.unionid !== '' ? { unionid: person.unionid } : {}),
    };
  });

  serve('/sns/userinfo', (query) => {
    const token = userTokens.get(query.access_token ?? '');
    if (!token || token.expires <= now()) return fail(40001, 'invalid credential, access_token is invalid');
    if (token.person.openid !== query.openid) return fail(40003, 'invalid openid');
    if (token.scope !== 'snsapi_userinfo') return fail(48001, 'api unauthorized');
    const { openid, unionid, nickname } = token.person;
    const headimgurl = portrait?.() ?? token.person.headimgurl;
    return {
      openid,
      nickname,
      sex: 0,
      language: '',
      city: '',
      province: '',
      country: '',
      headimgurl,
      privilege: [],
      ...(unionid !== '' ? { unionid } : {}),
    };
  });
}

function appCalls(serve: Serve, parts: MessengerSimulatorParts): void {
  const { appid, now } = parts;
  let appToken = { value: '', expires: 0 };
  let ticket = { value: '', expires: 0 };

  serve('/cgi-bin/token', (query) => {
    const wrong = wrongApp(parts, query);
    if (wrong) return wrong;
    if (query.grant_type !== 'client_credential') return fail(40002, 'invalid grant_type');
    // the one before is over from here on, as with the real one
    appToken = { value: word(32), expires: now() + TOKEN_MS };
    return { access_token: appToken.value, expires_in: TOKEN_MS / 1000 };
  });

  serve('/cgi-bin/ticket/getticket', (query) => {
    if (query.access_token !== appToken.value || appToken.expires <= now())
      return fail(40001, 'invalid credential, access_token is invalid or not latest');
    if (ticket.expires <= now()) ticket = { value: word(32), expires: now() + TOKEN_MS };
    return {
      errcode: 0,
      errmsg: 'ok',
      ticket: ticket.value,
      expires_in: Math.floor((ticket.expires - now()) / 1000),
    };
  });

  /** Signature check that the SDK makes before a page may call anything. */
  serve('/check', ({ appId, timestamp, nonceStr, signature, url = '' }) => {
    const signed = `jsapi_ticket=${ticket.value}&noncestr=${nonceStr}&timestamp=${timestamp}&url=${url.replace(/#.*$/, '')}`;
    const good = createHash('sha1').update(signed).digest('hex') === signature && ticket.expires > now();
    if (appId !== appid) return { errMsg: 'config:invalid appid' };
    return { errMsg: good ? 'config:ok' : 'config:invalid signature' };
  });
}

/**
 * A messenger of the demonstration's own: authorisation, people, tickets and the checks of its browser SDK, with the real one's
 * numbers for what is wrong. `GET /demo/wx/fault?errcode=45011&path=/sns/userinfo` makes the next such call fail.
 */
export function messengerSimulator(app: FastifyInstance, parts: MessengerSimulatorParts): void {
  const codes = new Map<string, Code>();
  const serve = createServe(app);
  authorisationPage(app, parts, codes);
  personCalls(serve, parts, codes);
  appCalls(serve, parts);
  app.get(`${MESSENGER_PATH}/jweixin.js`, async (_, reply) =>
    reply.header('cache-control', 'no-cache').type('text/javascript;charset=UTF-8').send(sdk(MESSENGER_PATH)),
  );
}
