import { MAX_QUESTION_CONTENT, MAX_QUESTION_PICTURES, MAX_QUESTION_TITLE } from '@contract/limits';
import type { ReadInputOf } from '@contract/operation';
import type { askQuestion } from '@contract/questions';
import { hasRefusedWord } from '@platform/comments/posting/refusedWords.rules';
import { cleanLine, cleanWords } from '@platform/html/words';
import { readMediaName } from '@platform/media/sizes';
import type { CallContext } from '@platform/operations/callContext';
import { refused } from '@platform/wire/refusals';

const MAX_LOCATION = 40;
const PICTURE = /^(jpg|png|gif|webp)$/;

/** A cleaned question. */
export interface QuestionText {
  readonly title: string;
  readonly content: string;
  readonly location: string;
  /** Paths of pictures stored here. */
  readonly pictures: readonly string[];
}

const length = (text: string): number => [...text].length;

/** Paths of pictures that are stored here; an address elsewhere would tell its owner who reads. */
function storedPictures(addresses: readonly string[], origin: string): string[] {
  const paths = addresses.flatMap((address) => {
    const path = address.startsWith(`${origin}/`) ? address.slice(origin.length) : address;
    const name = path.startsWith('/media/') ? readMediaName(path.slice('/media/'.length)) : undefined;
    return name && PICTURE.test(name.extension) ? [path] : [];
  });
  return [...new Set(paths)].slice(0, MAX_QUESTION_PICTURES);
}

/**
 * Cleans a question and applies the site's rules. The message begins with the field's name.
 * @throws Refusal −1 for an empty or too long field or refused words
 */
export function parseQuestion(
  input: ReadInputOf<typeof askQuestion>,
  { origin, site }: CallContext,
): QuestionText {
  const title = cleanLine(input.title);
  const content = cleanWords(input.content);
  const location = [...cleanLine(input.location)].slice(0, MAX_LOCATION).join('');
  const { refusedWords } = site.discussRules;
  if (title === '') throw refused('问题不能为空');
  if (length(title) > MAX_QUESTION_TITLE) throw refused(`问题不能超过${MAX_QUESTION_TITLE}个字`);
  if (length(content) > MAX_QUESTION_CONTENT) throw refused(`补充说明不能超过${MAX_QUESTION_CONTENT}个字`);
  if (hasRefusedWord(`${title}\n${location}`, refusedWords))
    throw refused('问题含有不当内容，请修改后再提交');
  if (hasRefusedWord(content, refusedWords)) throw refused('补充说明含有不当内容，请修改后再提交');
  return { title, content, location, pictures: storedPictures(input.images, origin) };
}
