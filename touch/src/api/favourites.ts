import { KindNumber } from '@contract/codes';
import type { Answer } from '@contract/render';
import { at } from '@touch/outside/addresses';
import type { Answers } from '@touch/outside/answers';

const favName = at('fav', { service: 'base', path: '/fav', method: 'POST' });

/** Puts an article among the member's favourites (wire o2); undefined where the line failed. */
export const favArticle = (answers: Answers, articleID: string): Promise<Answer | undefined> =>
  answers.ask(favName, { articleID, type: KindNumber.fav.article });
