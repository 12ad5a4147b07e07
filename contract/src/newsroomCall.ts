import type * as v from 'valibot';

/** A call of newsroom staff: JSON both ways, with a bearer token. Not part of the readers' wire. */
export interface NewsroomCall<
  I extends v.GenericSchema = v.GenericSchema,
  O extends v.GenericSchema = v.GenericSchema,
> {
  readonly method: 'GET' | 'POST';
  /** Path after `/newsroom`; `:name` is a field of the input. */
  readonly path: string;
  /** Fields of path and query arrive as text. */
  readonly input: I;
  readonly output: O;
  /** Bytes of the body where they are not a megabyte: fewer without a login, more for a file. */
  readonly maxBody?: number;
  /** One sentence, shown by the command line's help. */
  readonly about?: string;
}

export const call = <const I extends v.GenericSchema, const O extends v.GenericSchema>(
  method: 'GET' | 'POST',
  path: string,
  input: I,
  output: O,
  options: Pick<NewsroomCall, 'maxBody' | 'about'> = {},
): NewsroomCall<I, O> => ({ method, path, input, output, ...options });
