import { Status } from '@contract/statuses';
import * as operations from '@contract/votes';
import { at } from '@touch/outside/member/addresses';
import type { QueryCache } from '@touch/outside/queryCache';
import * as v from 'valibot';
import { number, rowsOf, text } from '../reading/wireFields';

const Option = v.object({ oid: text, votes: number, percent: number });
const Question = v.object({ qid: text, options: v.optional(v.unknown()) });
const Result = v.object({ total: number, questions: v.optional(v.unknown()) });

/** Result of a vote (wire f7), by option. */
export interface VoteResult {
  readonly total: number;
  readonly options: ReadonlyMap<string, { readonly votes: number; readonly percent: number }>;
}

/** undefined for what is none. */
export function readVoteResult(data: unknown): VoteResult | undefined {
  const read = v.safeParse(Result, data);
  if (!read.success) return undefined;
  const options = rowsOf(Question, read.output.questions).flatMap((one) => rowsOf(Option, one.options));
  return {
    total: read.output.total,
    options: new Map(options.map(({ oid, votes, percent }) => [oid, { votes, percent }])),
  };
}

const resultName = at(operations.voteResult);

/** The vote's result (wire f7); undefined if the call failed. */
export async function fetchVoteResult(cache: QueryCache, id: string): Promise<VoteResult | undefined> {
  const answer = await cache.call(resultName, { id });
  if (answer?.status !== Status.data) return undefined;
  return readVoteResult(answer.data);
}
