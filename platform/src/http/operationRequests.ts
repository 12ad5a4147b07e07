import { MAX_BODY_BYTES } from '@contract/limits';
import type { Operation } from '@contract/operation';
import { type Deciphering, mergeDeciphered } from '@platform/ciphers/deciphering';
import type { AuditLog } from '@platform/installation/audit/auditLog';
import { type CallNote, callerPort, recordCall } from '@platform/installation/audit/callRecord';
import {
  claimedDeviceOf,
  identifyCaller,
  isProvenElsewhere,
  signingDevice,
  type TokenReaders,
} from '@platform/operations/authentication';
import { type CallContext, type Caller, NOBODY } from '@platform/operations/callContext';
import type { OperationResult, OperationRunner } from '@platform/operations/operationRunner';
import type { Limit } from '@platform/queues/limit';
import { hasCiphers } from '@platform/sites/cipherKeys';
import { crossOriginHeaders } from '@platform/sites/crossOrigin';
import type { Site } from '@platform/sites/site';
import { nobodysSite, type SiteFinder } from '@platform/sites/sites.service';
import { type Parameters, textOf } from '@platform/wire/parameters';
import { decipherFailed, loginNeeded, notServedYet, Refusal, refused } from '@platform/wire/refusals';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { announcedBytes, isMultipart, readMultipart } from './multipart';

export interface OperationRouteOptions {
  readonly runner: OperationRunner;
  readonly sites: SiteFinder;
  readonly tokenReaders: TokenReaders;
  readonly deciphering: Deciphering;
  /** Checks the sign of a login service's call (wire D1). @throws SsoRefusal */
  readonly checkSign: (site: Site, request: FastifyRequest, parameters: Parameters) => Promise<void>;
  readonly now: () => number;
  readonly auditLog: AuditLog;
}

/** The answer is private: it belongs to one caller, or the call changes something. */
export const isPrivate = ({ writes, personal }: Operation): boolean => writes || personal;

export const maxBodyOf = ({ maxBody = MAX_BODY_BYTES }: Operation): number => maxBody;

export const takesFiles = ({ encoding }: Operation): boolean => encoding === 'multipart';

/** The operation as its caller sees it: an answer with rows of a member's own is personal. */
export const operationFor = (operation: Operation, caller: Caller): Operation =>
  operation.ownRows && caller.kind === 'member' ? { ...operation, personal: true } : operation;

export interface ReadParameters {
  readonly parameters: Parameters;
  /** Were they enciphered (wire D5)? undefined where the operation takes no ciphers. */
  readonly enciphered: boolean | undefined;
  readonly note: CallNote;
}

/** @throws Refusal for a call without the token, sign or cipher it needs. */
export async function readContext(
  { runner, sites, tokenReaders, checkSign }: OperationRouteOptions,
  operation: Operation,
  request: FastifyRequest,
  reply: FastifyReply,
  { parameters, enciphered, note }: ReadParameters,
): Promise<CallContext> {
  const { site, origin } = await sites.find(request, parameters);
  if (isPrivate(operation)) reply.headers(crossOriginHeaders(request.headers.origin, site));
  if (!runner.isServed(operation)) throw notServedYet(operation.name);
  if (enciphered === false && requiresCiphers(site)) throw decipherFailed();
  if (operation.service === 'sso') {
    if (site.unknown) throw refused('没有这个站点');
    if (site.config.legacyWrites !== 1) await checkSign(site, request, parameters);
  }
  const curVersions = textOf(parameters, 'curVersions');
  const claimedDevice =
    claimedDeviceOf(operation, parameters, request.headers) || signingDevice(operation, request.headers);
  const identity = [operation, request.headers, parameters] as const;
  const siteIds = (await sites.all()).map(({ id }) => id);
  const isElsewhere = isProvenElsewhere(tokenReaders, { site, siteIds }, ...identity);
  const caller = isElsewhere ? NOBODY : await identifyCaller(tokenReaders, site, ...identity);
  const uploadToken = headerText(request.headers['upload-token']);
  const analyticsKey = operation.service === 'analytics' ? analyticsKeyOf(request.headers) : undefined;
  const sent = { note, uploadToken, analyticsKey, files: [] };
  const seen = isElsewhere ? nobodysSite(site) : site;
  return { site: seen, origin, curVersions, claimedDevice, caller, address: request.ip, ...sent };
}

/** A call that was answered, as its record in the audit log needs it. */
interface AnsweredRequest {
  readonly parameters: Parameters;
  readonly note: CallNote;
  /** undefined where it was refused before it was known who calls. */
  readonly context: CallContext | undefined;
  readonly result: OperationResult | Error;
}

const codeOf = (error: Error): string => (error instanceof Refusal ? String(error.status) : 'failed');

/** Records a call of a kind that the audit log holds (K18). */
export async function recordAnswer(
  { auditLog, sites }: OperationRouteOptions,
  operation: Operation,
  request: FastifyRequest,
  { parameters, note, context, result }: AnsweredRequest,
): Promise<void> {
  const site = context?.site ?? (await sites.find(request, parameters).catch(() => undefined))?.site;
  const claimed = site?.config.legacyWrites === 1 ? textOf(parameters, 'userID') : '';
  const isRefused = result instanceof Error;
  recordCall(auditLog, operation, {
    site: site?.id ?? 0,
    caller: context?.caller ?? NOBODY,
    claimedDevice: context?.claimedDevice ?? claimedDeviceOf(operation, parameters, request.headers),
    claimedMember: claimed,
    address: request.ip,
    port: callerPort(request),
    parameters,
    note,
    value: () => (isRefused ? undefined : result.object()),
    refusal: isRefused ? codeOf(result) : '',
  });
}

/** Headers `tenant-code` and `app-key` (wire a1), base64 of UTF-8. */
function analyticsKeyOf(headers: FastifyRequest['headers']) {
  const decoded = (name: string) => Buffer.from(headerText(headers[name]) ?? '', 'base64').toString('utf8');
  return { tenantCode: decoded('tenant-code'), appKey: decoded('app-key') };
}

const headerText = (header: string | string[] | undefined): string | undefined =>
  Array.isArray(header) ? header[0] : header;

/** A site that has ciphers may ask for them (wire D5). */
const requiresCiphers = ({ config }: Site): boolean => config.encryptRequired === 1 && hasCiphers(config);

export interface ParsedRequest {
  readonly parameters: Parameters;
  readonly context: CallContext;
}

/**
 * Runs `answer` with the request's files. Only a member's files are read, so that strangers cannot fill the memory.
 * @throws Refusal 11002 for everybody else
 */
export async function withFiles<Result>(
  limitUploads: Limit,
  operation: Operation,
  { raw }: FastifyRequest,
  { parameters, enciphered, context }: Omit<ReadParameters, 'note'> & ParsedRequest,
  answer: (parsed: ParsedRequest) => Promise<Result>,
): Promise<Result> {
  if (!takesFiles(operation) || !isMultipart(raw.headers['content-type']))
    return answer({ parameters, context });
  if (context.caller.kind !== 'member') throw loginNeeded();
  const from = `${context.site.id}/${context.caller.memberId}`;
  return limitUploads(
    async () => {
      const { fields, files } = await readMultipart(raw);
      const all = enciphered ? mergeDeciphered(operation, fields, parameters) : { ...parameters, ...fields };
      return answer({ parameters: all, context: { ...context, files } });
    },
    { cost: announcedBytes(raw), from },
  );
}
