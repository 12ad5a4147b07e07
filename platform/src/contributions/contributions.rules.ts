import type { saveInputArticle } from '@contract/contributions';
import {
  MAX_CONTRIBUTION_CONTENT,
  MAX_CONTRIBUTION_PICTURES,
  MAX_CONTRIBUTION_TITLE,
} from '@contract/limits';
import type { ReadInputOf } from '@contract/operation';
import { hasRefusedWord } from '@platform/comments/posting/refusedWords.rules';
import { cleanLine } from '@platform/html/words';
import type { CallContext } from '@platform/operations/callContext';
import { lengthOf, type SubmittedPaths, storedPaths } from '@platform/uploads/submitted.rules';
import { refused } from '@platform/wire/refusals';

/** An article as plain text: each paragraph is cleaned, at most one empty line stands between two. */
const cleanParagraphs = (text: string): string =>
  text
    .split(/\r\n?|\n/)
    .map(cleanLine)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

/** A cleaned contribution. */
export interface ContributionText {
  readonly title: string;
  readonly content: string;
  readonly paths: SubmittedPaths;
}

/**
 * Cleans a contribution and applies the site's rules. The message begins with the field's name.
 * @throws Refusal −1 for an empty or too long field or refused words
 */
export function parseContribution(
  input: ReadInputOf<typeof saveInputArticle>,
  { origin, site }: CallContext,
): ContributionText {
  const title = cleanLine(input.title);
  const content = cleanParagraphs(input.content);
  const { refusedWords } = site.discussRules;
  if (title === '') throw refused('标题不能为空');
  if (lengthOf(title) > MAX_CONTRIBUTION_TITLE) throw refused(`标题不能超过${MAX_CONTRIBUTION_TITLE}个字`);
  if (content === '') throw refused('正文不能为空');
  if (lengthOf(content) > MAX_CONTRIBUTION_CONTENT)
    throw refused(`正文不能超过${MAX_CONTRIBUTION_CONTENT}个字`);
  if (hasRefusedWord(title, refusedWords)) throw refused('标题含有不当内容，请修改后再提交');
  if (hasRefusedWord(content, refusedWords)) throw refused('正文含有不当内容，请修改后再提交');
  const paths = {
    pics: storedPaths(input.pics, 'image', origin, MAX_CONTRIBUTION_PICTURES),
    videos: storedPaths(input.videos, 'video', origin),
    audios: storedPaths(input.audios, 'audio', origin),
  };
  return { title, content, paths };
}
