import { randomInt } from 'node:crypto';
import type { tipoff } from '@contract/contributions';
import { ID_MAX } from '@contract/fields';
import { MAX_TIPOFF_CONTACT, MAX_TIPOFF_CONTENT, MAX_TIPOFF_PICTURES } from '@contract/limits';
import type { ReadInputOf } from '@contract/operation';
import { cleanLine, cleanWords, cutLine } from '@platform/html/words';
import { lengthOf, type SubmittedPaths, storedPaths } from '@platform/uploads/submitted.rules';
import { refused } from '@platform/wire/refusals';

const MAX_TITLE = 60;
const MAX_LOCATION = 100;
const MAX_NAME = 40;

/** Below it numbers are short enough to be guessed. */
const FIRST_NUMBER = 100_000_000;
/** A tip-off's number: drawn, so that none leads to another. */
export const drawTipoffNumber = (): number => randomInt(FIRST_NUMBER, ID_MAX);

/** A cleaned tip-off. */
export interface TipoffText {
  readonly userName: string;
  readonly contact: string;
  readonly title: string;
  readonly content: string;
  readonly location: string;
  readonly paths: SubmittedPaths;
}

/**
 * Cleans a tip-off; undefined where nothing in it tells something. The message of a refusal begins with the field's name.
 * @throws Refusal −1 for a tip-off that is too long
 */
export function parseTipoff(input: ReadInputOf<typeof tipoff>, origin: string): TipoffText | undefined {
  const content = cleanWords(input.content);
  const title = cutLine(input.topic, MAX_TITLE);
  const contact = cleanLine(input.contactNo);
  const paths = {
    pics: storedPaths(input.imgUrl, 'image', origin, MAX_TIPOFF_PICTURES),
    videos: storedPaths(input.videos, 'video', origin),
    audios: storedPaths(input.audios, 'audio', origin),
  };
  const isEmpty = `${title}${content}` === '' && Object.values(paths).every((list) => list.length === 0);
  if (isEmpty) return undefined;
  if (lengthOf(content) > MAX_TIPOFF_CONTENT) throw refused(`报料内容不能超过${MAX_TIPOFF_CONTENT}个字`);
  if (lengthOf(contact) > MAX_TIPOFF_CONTACT) throw refused(`联系方式不能超过${MAX_TIPOFF_CONTACT}个字`);
  const userName = cutLine(input.userName, MAX_NAME);
  return { userName, contact, title, content, location: cutLine(input.location, MAX_LOCATION), paths };
}
