import { NEWSROOM } from '@contract/newsroom';
import type { NewsroomCall } from '@contract/newsroomCall';
import type { ActContext } from '@platform/auditLog/acts.service';
import { Refusal, transportFault } from '@platform/wire/refusals';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { EVERY_SITE, isAllowed, type Right } from './roles.rules';
import type { SignedIn, Staff } from './staff.service';
import { bearerOf } from './tokens.rules';

/** Authenticated and authorised caller of a newsroom call. */
export interface StaffCaller extends SignedIn {
  /** On the site the address names, or on none. */
  readonly actContext: ActContext;
  readonly address: string;
}

type Value<O extends v.GenericSchema> = v.InferOutput<O>;

export interface NewsroomCallDependencies {
  readonly app: FastifyInstance;
  readonly staff: Staff;
  readonly now: () => number;
  /** Is there such a site? */
  readonly isSite: (id: number) => Promise<boolean>;
}

/** Answers are personal: never cached, and without cross-origin headers. */
const OWN = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' };

/** Bytes of a body, and names in it, of a caller who is known. */
const MAX_BODY_BYTES = 1_048_576;
const MAX_NAMES = 20_000;

const signInFirst = () => transportFault(401, 'sign in first');
const notYours = () => transportFault(403, 'your role does not allow this');
const noSuchSite = () => transportFault(404, 'there is no such site');

/** Site ids are limited to the database's integer range. */
const siteOf = (params: unknown): number => {
  const text = v.parse(v.object({ site: v.optional(v.string(), '0') }), params).site;
  return /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
};
/** Path and query, or path and body; the path has the last word. @throws Refusal 400, 415 */
function inputOf<I extends v.GenericSchema>(call: NewsroomCall<I>, request: FastifyRequest): Value<I> {
  if (call.method === 'POST' && !/^application\/json\b/i.test(request.headers['content-type'] ?? ''))
    throw transportFault(415, 'send JSON');
  const sent = call.method === 'GET' ? request.query : request.body;
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent))
    throw transportFault(400, 'send an object');
  const read = v.safeParse(call.input, { ...sent, ...Object(request.params) });
  if (read.success) return read.output;
  const [issue] = read.issues;
  throw transportFault(400, `${v.getDotPath(issue) ?? 'the body'}: ${issue.message}`);
}

/** Authenticates and authorises callers. */
function createAuthorization({ staff, now, isSite }: Omit<NewsroomCallDependencies, 'app'>) {
  /** @throws Refusal 401 */
  async function bearer(request: FastifyRequest): Promise<SignedIn> {
    const token = bearerOf(request.headers.authorization);
    const signedIn = token === undefined ? undefined : await staff.bearer(token);
    if (!signedIn) throw signInFirst();
    return signedIn;
  }

  return {
    /** Checks the right before the site exists, so that callers without rights learn nothing. @throws Refusal 403, 404 */
    async authorize(request: FastifyRequest, right: Right | undefined): Promise<StaffCaller> {
      const signedIn = await bearer(request);
      const site = siteOf(request.params);
      if (right !== undefined && !isAllowed(signedIn.person.roles, right, site)) throw notYours();
      if (site !== EVERY_SITE && !(await isSite(site))) throw noSuchSite();
      const work = { site, staff: signedIn.person.id, at: new Date(now()) };
      return { ...signedIn, actContext: work, address: request.ip };
    },
  };
}

/** Registers the route of a call. @param admit finds out who calls, before the body is read */
function route<By>(
  app: FastifyInstance,
  { method, path, maxBody = MAX_BODY_BYTES }: NewsroomCall,
  admit: (request: FastifyRequest) => Promise<By>,
  answer: (request: FastifyRequest, by: By) => Promise<unknown>,
): void {
  const callers = new WeakMap<FastifyRequest, { readonly by: By }>();
  const onRequest = async (request: FastifyRequest, reply: FastifyReply) => {
    reply.headers(OWN);
    try {
      callers.set(request, { by: await admit(request) });
    } catch (error) {
      if (error instanceof Refusal && error.http === 401) reply.header('www-authenticate', 'Bearer');
      throw error;
    }
  };
  const handler = async (request: FastifyRequest, reply: FastifyReply) => {
    const admitted = callers.get(request);
    if (!admitted) throw signInFirst();
    return reply.send(await answer(request, admitted.by));
  };
  const config = { maxNames: MAX_NAMES };
  app.route({ method, url: NEWSROOM + path, bodyLimit: maxBody, config, onRequest, handler });
}

export function createNewsroomCalls({ app, ...rest }: NewsroomCallDependencies) {
  const { authorize } = createAuthorization(rest);

  return {
    /** Registers a call that needs a right on its site (on every site, where the path names none). */
    on<I extends v.GenericSchema, O extends v.GenericSchema>(
      call: NewsroomCall<I, O>,
      right: Right | 'any',
      work: (input: Value<I>, by: StaffCaller) => Promise<v.InferInput<O>>,
    ): void {
      route(
        app,
        call,
        (request) => authorize(request, right === 'any' ? undefined : right),
        (request, by) => work(inputOf(call, request), by),
      );
    },

    /** Registers a call without a login: signing in. */
    open<I extends v.GenericSchema, O extends v.GenericSchema>(
      call: NewsroomCall<I, O>,
      work: (input: Value<I>, address: string) => Promise<v.InferInput<O>>,
    ): void {
      route(
        app,
        call,
        async ({ ip }) => ip,
        (request, address) => work(inputOf(call, request), address),
      );
    },

    /** Registers a call for the holder of a pass. @param admit throws a Refusal where the pass does not allow it */
    withPass<I extends v.GenericSchema, O extends v.GenericSchema, P>(
      call: NewsroomCall<I, O>,
      admit: (authorization: string | undefined, params: unknown) => Promise<P>,
      work: (input: Value<I>, by: P) => Promise<v.InferInput<O>>,
    ): void {
      route(
        app,
        call,
        (request) => admit(request.headers.authorization, request.params),
        (request, by) => work(inputOf(call, request), by),
      );
    },
  };
}
export type NewsroomCalls = ReturnType<typeof createNewsroomCalls>;

export const done = { done: true } as const;
