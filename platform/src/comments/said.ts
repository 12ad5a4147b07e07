import { createHash } from 'node:crypto';
import { AuditType } from '@contract/codes';
import type { discuss } from '@contract/comments';
import { DISCUSS_PICTURES_MOST } from '@contract/limits';
import type { ReadInputOf } from '@contract/operation';
import { Status } from '@contract/statuses';
import { cleanLine, cleanWords } from '@platform/html/words';
import { readMediaName } from '@platform/media/sizes';
import type { CallContext } from '@platform/operations/callContext';
import { foldText } from '@platform/searchTerms/fold';
import { refused } from '@platform/wire/refusals';
import { CommentState } from './commentState';
import type { Said } from './comments.posting';
import { hasRefusedWord } from './refusedWords';

type Given = ReadInputOf<typeof discuss>;

const PLACE_MOST = 40;
const PICTURE = /^(jpg|png|gif|webp)$/;
/** From here on a client is told why; before it is told that its words arrived, as recorded (wire W7). */
const TOLD_FROM = 3;

export const isTold = ({ curVersions }: CallContext): boolean => Number.parseFloat(curVersions) >= TOLD_FROM;

/** Paths of pictures kept here; others' addresses would tell their owners who reads. */
function ownPictures(addresses: readonly string[], origin: string): string[] {
  const paths = addresses.flatMap((address) => {
    const path = address.startsWith(`${origin}/`) ? address.slice(origin.length) : address;
    const name = path.startsWith('/media/') ? readMediaName(path.slice('/media/'.length)) : undefined;
    return name && PICTURE.test(name.extension) ? [path] : [];
  });
  return [...new Set(paths)].slice(0, DISCUSS_PICTURES_MOST);
}

/** Whole degrees: a place on a map that is nobody's door. */
function degrees(text: string, most: number): number {
  const value = /^-?\d{1,3}(\.\d+)?$/.test(text) ? Math.round(Number(text)) : 0;
  return Math.abs(value) <= most ? value : 0;
}

const LETTERS = /[^\p{L}\p{N}\p{M}]+/gu;
/** One value for the same words, whatever stands between them. */
function hashOf(content: string): Buffer {
  const folded = foldText(content);
  return createHash('sha256')
    .update(folded.replace(LETTERS, '') || folded)
    .digest()
    .subarray(0, 16);
}

/**
 * What a member says, clean and judged by the site's rules.
 * @throws Refusal −1 for no words or too many, 10202 where the site takes none, 10203 for refused words (if the client is told).
 */
export function saidBy(member: number, given: Given, context: CallContext): Said {
  const { site, origin } = context;
  const { discuss: config } = site.config.siteConfig;
  const { refusedWords, charactersMost } = site.discussRules;
  const content = cleanWords(given.content);
  // by characters: half of one is no text to the database
  const location = [...cleanLine(given.location)].slice(0, PLACE_MOST).join('');
  if (content === '') throw refused('请输入内容');
  if ([...content].length > charactersMost) throw refused(`评论不能超过${charactersMost}个字`);
  if (config.auditType === AuditType.off) throw closed();
  const isRefused = hasRefusedWord(`${content}\n${location}`, refusedWords);
  if (isRefused && isTold(context)) throw refused('评论含有不当内容，请修改后再发', Status.discussRefused);
  const reviewed = isRefused || config.auditType !== AuditType.shownAtOnce;
  return {
    source: given.sourceType,
    objectID: given.rootID,
    parentID: Math.max(0, given.parentID),
    member,
    content,
    wordsHash: hashOf(content),
    location,
    longitude: degrees(given.longitude, 180),
    latitude: degrees(given.latitude, 90),
    type: given.type >= 0 && given.type < 100 ? given.type : 0,
    pictures: config.showPic ? ownPictures(given.imgUrl, origin) : [],
    state: reviewed ? CommentState.underReview : CommentState.shown,
  };
}

export const closed = () => refused('评论已关闭', Status.discussClosed);
export const tooOften = () => refused('评论太频繁，请稍后再试', Status.discussTooOften);
