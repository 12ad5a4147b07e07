import type { SharedPage } from '@touch/features/share/shareObject';
import { pageShareObject } from '@touch/features/share/shareObject';
import type { Messages } from '@touch/locales/messages';
import type { Visit } from '@touch/outside/visit';
import { shareOrCopy } from './shareOrCopy';

/** Shares a page that is no article. */
export const sharePage = (page: SharedPage, visit: Visit, words: Messages): Promise<boolean> =>
  shareOrCopy(pageShareObject(page, visit), visit, words);
