import type { Dynamic } from '@touch/api/dynamics';
import { plainTitle } from '@touch/lib/text';
import type { Texts } from '@touch/locales/messages';
import type { texts as zh } from './texts/zh';

/** Most dynamics have no title: then their author names them. */
export const dynamicTitle = ({ title, userName }: Dynamic, texts: Texts<typeof zh>): string =>
  plainTitle(title) || texts.titleOf(userName);

/** Path of the author's page, below the base path; undefined without an author. */
export function authorPath({ userID, xyID }: Dynamic): string | undefined {
  if (userID > 0) return `/reporter/${userID}.html`;
  return xyID > 0 ? `/xyDetail/${xyID}.html` : undefined;
}
