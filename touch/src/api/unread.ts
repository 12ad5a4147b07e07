import * as address from '@contract/addresses/unread';
import { ReadType } from '@contract/codes';
import { Status } from '@contract/statuses';
import { at } from '@touch/outside/addresses';
import type { Answers } from '@touch/outside/answers';

const markReadName = at(address.markRead);

/** How many answers he has not seen; 0 where nobody knows. */
export async function unreadMessages(answers: Answers): Promise<number> {
  const answer = await answers.ask('redDot', {});
  if (answer?.status !== Status.data) return 0;
  return (await import('./reading/me')).readUnread(answer.data);
}

export const messagesRead = (answers: Answers) => answers.ask(markReadName, { type: ReadType.comment });
