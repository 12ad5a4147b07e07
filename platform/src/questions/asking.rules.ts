import { MAX_QUESTION_CONTENT, MAX_QUESTION_PICTURES, MAX_QUESTION_TITLE } from '@contract/limits';
import type { ReadInputOf } from '@contract/operation';
import type { askQuestion } from '@contract/questions';
import { hasRefusedWord } from '@platform/comments/posting/refusedWords.rules';
import { cleanLine, cleanWords } from '@platform/html/words';
import { shownRegion } from '@platform/installation/regionTable';
import type { CallContext } from '@platform/operations/callContext';
import { lengthOf, type SubmittedPaths, storedPaths } from '@platform/uploads/submitted.rules';
import { refused } from '@platform/wire/refusals';

/** A cleaned question. */
export interface QuestionText {
  readonly title: string;
  readonly content: string;
  readonly location: string;
  readonly paths: SubmittedPaths;
}

/**
 * Cleans a question and applies the site's rules. Its place is that of the caller's address (K17). The message begins with the field's name.
 * @throws Refusal −1 for an empty or too long field or refused words
 */
export function parseQuestion(
  input: ReadInputOf<typeof askQuestion>,
  { address, origin, site }: CallContext,
): QuestionText {
  const title = cleanLine(input.title);
  const content = cleanWords(input.content);
  const location = shownRegion(site, address);
  const { refusedWords } = site.discussRules;
  if (title === '') throw refused('问题不能为空');
  if (lengthOf(title) > MAX_QUESTION_TITLE) throw refused(`问题不能超过${MAX_QUESTION_TITLE}个字`);
  if (lengthOf(content) > MAX_QUESTION_CONTENT) throw refused(`补充说明不能超过${MAX_QUESTION_CONTENT}个字`);
  if (hasRefusedWord(title, refusedWords)) throw refused('问题含有不当内容，请修改后再提交');
  if (hasRefusedWord(content, refusedWords)) throw refused('补充说明含有不当内容，请修改后再提交');
  const paths = {
    pics: storedPaths(input.images, 'image', origin, MAX_QUESTION_PICTURES),
    videos: storedPaths(input.videos, 'video', origin),
    audios: storedPaths(input.audios, 'audio', origin),
  };
  return { title, content, location, paths };
}
