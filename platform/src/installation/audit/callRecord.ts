import type { Operation } from '@contract/operation';
import type { AuditLog } from './auditLog';

/** Facts that a handler knows and the call alone does not say; it writes them while it works. */
export interface CallNote {
  /** `m:<member>` that a login is tried for. */
  account?: string;
  object?: string;
  made?: string;
  /** Code of a refusal that is answered as if it were done. */
  result?: string;
}

/** A call that was answered. */
export interface AnsweredCall {
  readonly site: number;
  readonly caller: { readonly kind: string; readonly memberId?: number; readonly device?: string };
  readonly claimedDevice: string;
  /** Member that an older program claims where the site believes it (`legacyWrites`); '' = none. */
  readonly claimedMember: string;
  readonly address: string;
  readonly port: number;
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly note: CallNote;
  /** The bare value of the answer. */
  readonly value: () => unknown;
  /** Code of the refusal; '' = none. */
  readonly refusal: string;
}

/** Characters of an object: numbers and addresses of files. */
const OBJECT_MAX = 200;

/** Text of a field, deeper ones by dots; '' = absent. */
function textAt(value: unknown, path: string | undefined): string {
  if (path === undefined) return '';
  const found = path
    .split('.')
    .reduce(
      (inner: unknown, key) =>
        inner === null || inner === undefined ? inner : Reflect.get(Object(inner), key),
      value,
    );
  // a list or an object, which callers may send, names nothing
  return typeof found === 'string' || typeof found === 'number' ? String(found).slice(0, OBJECT_MAX) : '';
}

/** Port of the caller's connection; 0 where a trusted proxy stands between. */
export const callerPort = ({ ip, socket }: CallerConnection): number =>
  ip === socket.remoteAddress ? (socket.remotePort ?? 0) : 0;

interface CallerConnection {
  readonly ip: string;
  readonly socket: { readonly remoteAddress?: string | undefined; readonly remotePort?: number | undefined };
}

/** A member of staff as the log names them. */
export const staffAccount = (id: number): string => `s:${id}`;

/** A call of the newsroom's programs that was answered. */
export interface AnsweredStaffCall {
  readonly operation: string;
  readonly note: CallNote;
  readonly ip: string;
  readonly socket: CallerConnection['socket'];
  /** Fields of the path: the site, then numbers of the thing. */
  readonly params: Readonly<Record<string, string>>;
  readonly value: unknown;
  readonly result: string;
}

/** Records a call of staff, reading included; a refused one of nobody only where it is a login. */
export function recordStaffCall(
  log: AuditLog,
  { operation, params, value, ...call }: AnsweredStaffCall,
): void {
  const { note, result } = call;
  const isLogin = operation === 'signIn';
  if (result !== 'done' && (note.account ?? '') === '' && !isLogin) return;
  const { site, ...numbers } = params;
  log.record({
    site: Number(site) || 0,
    account: note.account ?? '',
    address: call.ip,
    port: callerPort(call),
    device: '',
    kind: isLogin ? 'login' : 'staff',
    operation,
    object: note.object || Object.values(numbers).join('/').slice(0, OBJECT_MAX),
    made: textAt(value, 'id'),
    result,
  });
}

/** A member as the log names them; '' = no number. */
export const memberAccount = (id: string | number | undefined): string =>
  Number(id) > 0 ? `m:${Number(id)}` : '';

/** Records a call of a declared kind; a refused one of nobody only where it is a login: anybody can send as many as they like. */
export function recordCall(log: AuditLog, { name, recorded }: Operation, call: AnsweredCall): void {
  if (!recorded) return;
  const { caller, note, refusal, parameters } = call;
  const { made, account: accountField, done: [field, good] = [] } = recorded;
  const value = refusal === '' && (made ?? accountField ?? field) !== undefined ? call.value() : undefined;
  const code = textAt(value, field);
  const result = refusal || note.result || (field !== undefined && code !== good ? code : 'done');
  const account =
    memberAccount(caller.memberId) ||
    memberAccount(textAt(value, accountField)) ||
    note.account ||
    memberAccount(call.claimedMember);
  if (result !== 'done' && account === '' && recorded.as !== 'login') return;
  log.record({
    site: call.site,
    account,
    address: call.address,
    port: call.port,
    device: caller.device || call.claimedDevice,
    kind: recorded.as,
    operation: name,
    object: note.object || textAt(parameters, recorded.object),
    made: note.made || textAt(value, made),
    result,
  });
}
