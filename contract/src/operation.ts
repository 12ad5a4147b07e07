import type { GenericSchema, InferInput, InferOutput } from 'valibot';
import { completeAddress, type Encoding, type Service } from './address';

/**
 * Envelope of an absent value (wire W4):
 * `list` never absent · `empty` status 0 with data "empty" · `missing` status −1 with the fixed message.
 * With curVersions ≥ 3 both of the latter become status 1.
 */
export type Absent = 'list' | 'empty' | 'missing';

/** Envelope of the answer: `plain` depends on curVersions (wire W3, W4), `never` has none (wire W6), `sso` has its own (wire S20), `binary` sends bytes. */
export type Wrapping = 'plain' | 'never' | 'sso' | 'binary';

/** Kind of a call in the audit log (K18). */
export type RecordedKind =
  | 'login'
  | 'account'
  | 'comment'
  | 'report'
  | 'post'
  | 'question'
  | 'submission'
  | 'signUp'
  | 'ballot'
  | 'upload';

/** Fields of a call that its record in the audit log holds; names of numbers, never of phones or words. */
export interface Recorded {
  readonly as: RecordedKind;
  /** Field of the input with the number of the thing it is about. */
  readonly object?: string;
  /** Field of the answer with the number, or the address, of the thing that was made; deeper ones by dots. */
  readonly made?: string;
  /** Field of the answer with the number of the member who logged in. */
  readonly account?: string;
  /** Field of the answer and its text where the call was done, for calls that answer a refusal as a value. */
  readonly done?: readonly [field: string, text: string];
}

export interface Operation<I extends GenericSchema = GenericSchema, O extends GenericSchema = GenericSchema> {
  /** The specification's own word, used at every layer. */
  readonly name: string;
  readonly service: Service;
  /** After the service's prefix, with a leading slash. */
  readonly path: string;
  /** Further paths, each with its service, that answer the same. */
  readonly also?: readonly { readonly service: Service; readonly path: string }[];
  /** The method our client uses; the server takes GET and POST alike (wire W9). */
  readonly method: 'GET' | 'POST';
  readonly encoding: Encoding;
  /** Name of the part that holds the file, of a form with files; `file` where nothing is said. */
  readonly filePart?: string;
  /** Bytes of a body without files, where its texts need more than MAX_BODY_BYTES. */
  readonly maxBody?: number;
  /** true where the call changes something: never cached, prefetched or answered from a cache. */
  readonly writes: boolean;
  /** true where the answer holds a member's own data: no JSONP, no shared cache (wire W8). */
  readonly personal: boolean;
  /** true where members see additional rows of their own: their answers are personal, those of others are shared. */
  readonly ownRows?: boolean;
  readonly absent: Absent;
  readonly wrapping: Wrapping;
  /** The envelope's message where it is not `success` (wire W5). */
  readonly message?: string;
  /** Other spellings of a parameter, first one present wins: { articleId: ['articleID', 'id'] } (wire W10). */
  readonly spellings?: Readonly<Record<string, readonly string[]>>;
  /** Parameters after merging; every value arrives as text and is read by the schema. */
  readonly input: I;
  /** The bare value (wire W3), every field of the wire. */
  readonly output: O;
  /** The row of the wire reference, for example `g8`. */
  readonly row: string;
  /** true for an operation of the specification that no screen calls: other programs do. */
  readonly uncalled?: true;
  /** The audit log holds a record of each call (K18). */
  readonly recorded?: Recorded;
}

export type InputOf<T> = T extends Operation<infer I, GenericSchema> ? InferInput<I> : never;
export type ReadInputOf<T> = T extends Operation<infer I, GenericSchema> ? InferOutput<I> : never;
export type OutputOf<T> = T extends Operation<GenericSchema, infer O> ? InferOutput<O> : never;

type Described<I extends GenericSchema, O extends GenericSchema> = Pick<
  Operation<I, O>,
  'name' | 'row' | 'input' | 'output'
> &
  Partial<Operation<I, O>>;

/** A reading operation: GET, base service, path = name, shared unless said otherwise. */
/* @__NO_SIDE_EFFECTS__ */
export function read<const I extends GenericSchema, const O extends GenericSchema>(
  described: Described<I, O>,
): Operation<I, O> {
  return {
    ...completeAddress({ name: described.name }),
    encoding: 'query',
    writes: false,
    personal: false,
    absent: 'list',
    wrapping: 'plain',
    ...described,
  };
}

/** A writing operation: POST as a form, never cached. */
/* @__NO_SIDE_EFFECTS__ */
export function write<const I extends GenericSchema, const O extends GenericSchema>(
  described: Described<I, O>,
): Operation<I, O> {
  return read({ method: 'POST', encoding: 'form', writes: true, personal: true, ...described });
}
