import { field } from '@contract/fieldCalls';
import { NEWSROOM, newsroom } from '@contract/newsroom';
import type { NewsroomCall } from '@contract/newsroomCall';
import type { StaffDuty } from '@contract/newsroomShapes';
import type { ActContext } from '@platform/auditLog/acts.service';
import type { AuditLog } from '@platform/installation/audit/auditLog';
import { type CallNote, recordStaffCall, staffAccount } from '@platform/installation/audit/callRecord';
import { httpOf } from '@platform/operations/errorAnswer';
import { Refusal, transportFault } from '@platform/wire/refusals';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { dutyWords } from './people/level3.rules';
import { EVERY_SITE, isAllowed, type Right } from './roles.rules';
import type { SignedIn, Staff } from './staff.service';
import { bearerOf } from './tokens.rules';

/** Authenticated and authorised caller of a newsroom call. */
export interface StaffCaller extends SignedIn {
  /** On the site the address names, or on none. */
  readonly actContext: ActContext;
  readonly address: string;
  /** For the call's record in the audit log. */
  readonly note: CallNote;
}

type Value<O extends v.GenericSchema> = v.InferOutput<O>;

export interface NewsroomCallDependencies {
  readonly app: FastifyInstance;
  readonly staff: Staff;
  readonly now: () => number;
  /** Is there such a site? */
  readonly isSite: (id: number) => Promise<boolean>;
  readonly auditLog: AuditLog;
}

/** A caller whose call is recorded. */
interface Recorded<By> {
  readonly by: By;
  readonly note: CallNote;
}

/** Names of the declared calls. */
const names = new Map<NewsroomCall, string>(
  Object.entries({ ...newsroom, ...field }).map(([name, call]) => [call, name]),
);
const Params = v.record(v.string(), v.string());

/** Answers are personal: never cached, and without cross-origin headers. */
const OWN = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' };

/** Bytes of a body, and names in it, of a caller who is known. */
const MAX_BODY_BYTES = 1_048_576;
const MAX_NAMES = 20_000;

const signInFirst = () => transportFault(401, 'sign in first');
const notYours = () => transportFault(403, 'your role does not allow this');
const dutyFirst = (duties: readonly StaffDuty[]) =>
  transportFault(403, `do this first: ${duties.map((duty) => dutyWords[duty]).join(', ')}`);
/** Calls that answer before the duties of level 3 are done. */
const beforeDuties: ReadonlySet<NewsroomCall> = new Set<NewsroomCall>([
  ...[newsroom.signOut, newsroom.me, newsroom.changePassword],
  ...[newsroom.beginSecondFactor, newsroom.confirmSecondFactor],
]);
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
function createAuthorization({ staff, now, isSite }: Omit<NewsroomCallDependencies, 'app' | 'auditLog'>) {
  /** @throws Refusal 401 */
  async function bearer(request: FastifyRequest): Promise<SignedIn> {
    const token = bearerOf(request.headers.authorization);
    const signedIn = token === undefined ? undefined : await staff.bearer(token);
    if (!signedIn) throw signInFirst();
    return signedIn;
  }

  return {
    /** Checks the right before the site exists, so that callers without rights learn nothing. @throws Refusal 403, 404 */
    async authorize(
      request: FastifyRequest,
      { call, right }: { readonly call: NewsroomCall; readonly right: Right | undefined },
      note: CallNote,
    ): Promise<StaffCaller> {
      const signedIn = await bearer(request);
      note.account = staffAccount(signedIn.person.id);
      const { duties } = signedIn;
      if (duties.length > 0 && !beforeDuties.has(call)) throw dutyFirst(duties);
      const site = siteOf(request.params);
      if (right !== undefined && !isAllowed(signedIn.person.roles, right, site)) throw notYours();
      if (site !== EVERY_SITE && !(await isSite(site))) throw noSuchSite();
      const work = { site, staff: signedIn.person.id, at: new Date(now()) };
      return { ...signedIn, actContext: work, address: request.ip, note };
    },
  };
}

/** Registers the route of a call, which is recorded. @param admit finds out who calls, before the body is read */
function route<By>(
  { app, auditLog }: Pick<NewsroomCallDependencies, 'app' | 'auditLog'>,
  call: NewsroomCall,
  admit: (request: FastifyRequest, note: CallNote) => Promise<By>,
  answer: (request: FastifyRequest, caller: Recorded<By>) => Promise<unknown>,
): void {
  const { method, path, maxBody = MAX_BODY_BYTES } = call;
  const callers = new WeakMap<FastifyRequest, Recorded<By>>();
  const record = ({ ip, socket, params }: FastifyRequest, note: CallNote, value: unknown, result = 'done') =>
    recordStaffCall(auditLog, {
      operation: names.get(call) ?? path,
      note,
      ip,
      socket,
      value,
      result,
      params: v.parse(Params, params),
    });
  const recordRefusal = (request: FastifyRequest, note: CallNote, error: unknown) =>
    record(request, note, undefined, String(error instanceof Refusal ? error.http : httpOf(error)));
  const onRequest = async (request: FastifyRequest, reply: FastifyReply) => {
    reply.headers(OWN);
    const note: CallNote = {};
    try {
      callers.set(request, { by: await admit(request, note), note });
    } catch (error) {
      recordRefusal(request, note, error);
      if (error instanceof Refusal && error.http === 401) reply.header('www-authenticate', 'Bearer');
      throw error;
    }
  };
  const handler = async (request: FastifyRequest, reply: FastifyReply) => {
    const admitted = callers.get(request);
    if (!admitted) throw signInFirst();
    try {
      const value = await answer(request, admitted);
      record(request, admitted.note, value);
      return reply.send(value);
    } catch (error) {
      recordRefusal(request, admitted.note, error);
      throw error;
    }
  };
  const config = { maxNames: MAX_NAMES };
  app.route({ method, url: NEWSROOM + path, bodyLimit: maxBody, config, onRequest, handler });
}

export function createNewsroomCalls({ app, auditLog, ...rest }: NewsroomCallDependencies) {
  const { authorize } = createAuthorization(rest);
  const to = { app, auditLog };

  return {
    /** Registers a call that needs a right on its site (on every site, where the path names none). */
    on<I extends v.GenericSchema, O extends v.GenericSchema>(
      call: NewsroomCall<I, O>,
      right: Right | 'any',
      work: (input: Value<I>, by: StaffCaller) => Promise<v.InferInput<O>>,
    ): void {
      route(
        to,
        call,
        (request, note) => authorize(request, { call, right: right === 'any' ? undefined : right }, note),
        (request, { by }) => work(inputOf(call, request), by),
      );
    },

    /** Registers a call without a login: signing in. */
    open<I extends v.GenericSchema, O extends v.GenericSchema>(
      call: NewsroomCall<I, O>,
      work: (
        input: Value<I>,
        from: { readonly address: string; readonly note: CallNote },
      ) => Promise<v.InferInput<O>>,
    ): void {
      route(
        to,
        call,
        async ({ ip }) => ip,
        (request, { by: address, note }) => work(inputOf(call, request), { address, note }),
      );
    },

    /** Registers a call for the holder of a pass. @param admit throws a Refusal where the pass does not allow it */
    withPass<I extends v.GenericSchema, O extends v.GenericSchema, P extends { readonly id: number }>(
      call: NewsroomCall<I, O>,
      admit: (authorization: string | undefined, params: unknown) => Promise<P>,
      work: (input: Value<I>, by: P) => Promise<v.InferInput<O>>,
    ): void {
      route(
        to,
        call,
        async (request, note) => {
          const by = await admit(request.headers.authorization, request.params);
          note.account = `p:${by.id}`;
          return by;
        },
        (request, { by }) => work(inputOf(call, request), by),
      );
    },
  };
}
export type NewsroomCalls = ReturnType<typeof createNewsroomCalls>;

export const done = { done: true } as const;
