import type { Post } from '@touch/api/posts';
import { plainTitle } from '@touch/lib/text';
import type { Texts } from '@touch/locales/messages';
import type { texts as zh } from '../texts/zh';

/** A post without a title is named after its author. */
export const postTitle = (
  { title, userName, content }: Pick<Post, 'title' | 'userName' | 'content'>,
  texts: Texts<typeof zh>,
): string => plainTitle(title) || (userName ? texts.titleOf(userName) : plainTitle(content)) || texts.moment;
