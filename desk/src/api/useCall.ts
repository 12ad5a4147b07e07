import type { NewsroomCall } from '@contract/newsroomCall';
import {
  type UseInfiniteQueryResult,
  type UseQueryResult,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type * as v from 'valibot';
import { showError } from './callErrors';
import { callNewsroom } from './callNewsroom';
import { useLogin } from './session';

/** Key of a call's answers: its path, which names it, and its input. */
const keyOf = (call: NewsroomCall, input: unknown) => [call.path, input] as const;

/** Answer of a call that reads; asked again when the window is looked at again. */
export function useCall<I extends v.GenericSchema, O extends v.GenericSchema>(
  call: NewsroomCall<I, O>,
  input: v.InferInput<I>,
): UseQueryResult<v.InferOutput<O>> {
  const { session, hasEnded } = useLogin();
  return useQuery({
    queryKey: keyOf(call, input),
    queryFn: ({ signal }) => callNewsroom(call, input, { signal }),
    enabled: session !== undefined && !hasEnded,
  });
}

/** A list by pages: `next` of an answer is `before` of the next call. */
export function useCallPages<I extends v.GenericSchema, O extends v.GenericSchema>(
  call: NewsroomCall<I, O>,
  inputAt: (before: string | undefined) => v.InferInput<I>,
  nextOf: (answer: v.InferOutput<O>) => string,
): UseInfiniteQueryResult<readonly v.InferOutput<O>[]> {
  const { session, hasEnded } = useLogin();
  return useInfiniteQuery({
    queryKey: keyOf(call, inputAt(undefined)),
    queryFn: ({ pageParam, signal }) => callNewsroom(call, inputAt(pageParam), { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => nextOf(last) || undefined,
    select: ({ pages }) => pages,
    enabled: session !== undefined && !hasEnded,
  });
}

interface ActOptions<T> {
  /** Called before lists are read anew. */
  readonly onDone?: (answer: T) => void;
  /** A refusal that is shown where it belongs; true = shown. */
  readonly onRefused?: (error: unknown) => boolean;
}

/** An act: afterwards every answer is read anew; a refusal that nobody shows becomes a toast. */
export function useAct<I extends v.GenericSchema, O extends v.GenericSchema>(
  call: NewsroomCall<I, O>,
  { onDone, onRefused }: ActOptions<v.InferOutput<O>> = {},
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: v.InferInput<I>) => callNewsroom(call, input),
    onSuccess: (answer) => {
      onDone?.(answer);
      void client.invalidateQueries();
    },
    onError: (error) => {
      if (!onRefused?.(error)) showError(error);
    },
  });
}
