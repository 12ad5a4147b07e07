import type { Operation, OutputOf, ReadInputOf } from '@contract/operation';
import type { Site } from '@platform/sites/site';
import type { GenericSchema } from 'valibot';
import type { Absent, JsonText } from './errors';

/** Who and where a call comes from; nothing in it was only claimed, except where a name says so. */
export interface CallContext {
  readonly site: Site;
  /** `https://host`, from the site's own table of hosts. */
  readonly origin: string;
  /** '' = bare mode (W3). */
  readonly curVersions: string;
  /** The device id as the caller claims it (W24). */
  readonly claimedDevice: string;
}

export type Handler<O extends Operation> = (
  input: ReadInputOf<O>,
  context: CallContext,
) => Promise<OutputOf<O> | JsonText | Absent>;

/** An operation and who answers it. */
export interface Served {
  readonly operation: Operation;
  readonly handler: (input: never, context: CallContext) => Promise<unknown>;
}

/** Pairs an operation with its handler; the compiler holds their types together. */
export const serve = <I extends GenericSchema, O extends GenericSchema>(
  operation: Operation<I, O>,
  handler: Handler<Operation<I, O>>,
): Served => ({ operation, handler });
