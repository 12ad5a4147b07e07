import { Status } from '@contract/statuses';
import * as operations from '@contract/votes';
import { at } from '@touch/outside/member/addresses';
import type { QueryCache } from '@touch/outside/queryCache';
import type { Challenge } from './reading/challenge';

export type { Challenge } from './reading/challenge';

const names = {
  picture: at(operations.verifyCode, { picture: true }),
  question: at(operations.verifyText),
};

/** Purpose of the challenge (wire g80). */
export type ChallengeScene = 'sms' | 'vote' | 'login';

/** A new picture, or a question in the reader's language for those who do not see it; undefined where none came. */
export async function fetchChallenge(
  cache: QueryCache,
  kind: Challenge['kind'],
  scene: ChallengeScene,
  locale: string,
): Promise<Challenge | undefined> {
  const answer = await cache.call(names[kind], { scene, ...(kind === 'question' ? { locale } : {}) });
  if (answer?.status !== Status.data) return undefined;
  return (await import('./reading/challenge')).readChallenge(answer.data);
}
