import { QaType } from '@contract/questionCodes';
import * as operations from '@contract/questions';
import { Status } from '@contract/statuses';
import { textIn } from '@touch/lib/textIn';
import { at } from '@touch/outside/member/addresses';
import type { Member } from '@touch/outside/member/member';
import type { QueryCache } from '@touch/outside/queryCache';

const askQuestionName = at(operations.askQuestion);
const rateAnswerName = at(operations.rateAnswer);

/** Addresses of uploaded files. */
export interface QuestionInput {
  readonly title: string;
  readonly content: string;
  readonly pictures: readonly string[];
  readonly videos: readonly string[];
  readonly audios: readonly string[];
}

/** `refused`: `message` is for the reader, `serverMessage` the platform's own. */
export type AskResult =
  | { readonly kind: 'asked'; readonly id: string }
  | { readonly kind: 'network' }
  | { readonly kind: 'refused'; readonly message: string; readonly serverMessage: string };

/** A topic or a leader that is asked. */
export interface AskTarget {
  readonly kind: 'subject' | 'leader';
  readonly id: string;
}

/** Asks in a topic, or a leader (wire n3). The same question sent twice is one: it may be sent again after a network failure. */
export async function askQuestion(
  cache: QueryCache,
  target: AskTarget,
  { uid }: Pick<Member, 'uid'>,
  { title, content, pictures, videos, audios }: QuestionInput,
): Promise<AskResult> {
  const files = {
    ...(pictures.length > 0 ? { images: pictures.join(',') } : {}),
    ...(videos.length > 0 ? { videos: videos.join(',') } : {}),
    ...(audios.length > 0 ? { audios: audios.join(',') } : {}),
  };
  const to =
    target.kind === 'subject'
      ? { subjectID: target.id, qaType: QaType.topic }
      : { leaderID: target.id, qaType: QaType.government };
  const input = { ...to, title, content, userID: uid, ...files };
  const answer = await cache.call(askQuestionName, input);
  if (!answer) return { kind: 'network' };
  const { status, message, serverMessage = message } = answer;
  if (status !== Status.data) return { kind: 'refused', message, serverMessage };
  return { kind: 'asked', id: textIn(answer.data, 'fileId') };
}

/** Rates an answer (wire n14). @returns what went wrong; undefined = done */
export async function rateAnswer(
  cache: QueryCache,
  id: string,
  score: number,
  content: string,
): Promise<{ readonly message: string } | undefined> {
  const answer = await cache.call(rateAnswerName, { id, score, content });
  if (answer?.status === Status.data) return undefined;
  return { message: answer?.message ?? '' };
}
