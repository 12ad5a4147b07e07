import type { Operation, OutputOf, ReadInputOf } from '@contract/operation';
import type { CallNote } from '@platform/installation/audit/callRecord';
import type { Site } from '@platform/sites/site';
import type { HttpAnswer } from '@platform/wire/httpAnswer';
import type { Absent, JsonText } from '@platform/wire/jsonText';
import type { UploadedFile } from '@platform/wire/uploadedFile';
import type { GenericSchema } from 'valibot';

/** The caller, proven by a token; a user id or device that was only sent proves nothing (wire W24). */
export type Caller =
  | { readonly kind: 'nobody' }
  | { readonly kind: 'anonymous'; readonly device: string }
  | {
      readonly kind: 'member';
      readonly memberId: number;
      readonly device: string;
      /** The login the token belongs to. */
      readonly loginId: number;
      /** Rules for minors may hold: a write looks them up (K23). */
      readonly isMinor?: boolean;
    }
  /** The membership has ended. Its last token still gets "account closed" (10103). */
  | { readonly kind: 'gone'; readonly memberId: number; readonly device: string };

export const NOBODY: Caller = { kind: 'nobody' };

/** Site, caller and address of a call. Nothing in it is only claimed, except where a name says so. */
export interface CallContext {
  readonly site: Site;
  /** `https://host`, from the site's own table of hosts. */
  readonly origin: string;
  /** '' = bare mode (wire W3). */
  readonly curVersions: string;
  /** The device id as the caller claims it (wire W24). */
  readonly claimedDevice: string;
  readonly caller: Caller;
  /** The caller's address, behind trusted proxies the one they name. For limits alone: it is nobody's identity. */
  readonly address: string;
  /** For the call's record in the audit log; absent inside the process. */
  readonly note?: CallNote | undefined;
  /** Header `upload-token` of a part of an upload (wire o10). */
  readonly uploadToken?: string | undefined;
  /** Headers of an analytics record (wire a1): the tenant and key that its client was given. */
  readonly analyticsKey?: { readonly tenantCode: string; readonly appKey: string } | undefined;
  /** Uploaded files of a multipart form (wire o1, o10, x20). */
  readonly files: readonly UploadedFile[];
}

export type Handler<O extends Operation> = (
  input: ReadInputOf<O>,
  context: CallContext,
) => Promise<OutputOf<O> | JsonText | Absent | HttpAnswer>;

/** An operation with its handler. */
export interface Served {
  readonly operation: Operation;
  readonly handler: (input: never, context: CallContext) => Promise<unknown>;
}

/** Pairs an operation with its handler; the compiler holds their types together. */
export const serve = <I extends GenericSchema, O extends GenericSchema>(
  operation: Operation<I, O>,
  handler: Handler<Operation<I, O>>,
): Served => ({ operation, handler });
