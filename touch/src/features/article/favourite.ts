import { Status } from '@contract/statuses';
import { favArticle } from '@touch/api/favourites';
import type { Messages } from '@touch/locales/messages';
import type { Visit } from '@touch/outside/visit';

/** Keeps an article for the member who is in. */
export async function favourite({ answers, toast }: Visit, words: Messages, id: string): Promise<void> {
  const answer = await favArticle(answers, id);
  if (answer?.status === Status.data) toast(words['article.favourited']);
  // who declined the login knows it; a line that failed is told by the call
  else if (answer && answer.status !== Status.loginNeeded) toast(answer.message);
}
