import { createHash } from 'node:crypto';
import { AuditType } from '@contract/codes';
import type { discuss } from '@contract/comments';
import { MAX_COMMENT_PICTURES } from '@contract/limits';
import type { ReadInputOf } from '@contract/operation';
import { Status } from '@contract/statuses';
import { CommentState } from '@platform/discussions/commentState.types';
import { cleanWords } from '@platform/html/words';
import { shownRegion } from '@platform/installation/regionTable';
import { readMediaName } from '@platform/media/sizes';
import type { CallContext } from '@platform/operations/callContext';
import { foldText } from '@platform/searchTerms/fold';
import { refused } from '@platform/wire/refusals';
import type { CommentInput } from './posting.service';
import { hasRefusedWord } from './refusedWords.rules';

type DiscussInput = ReadInputOf<typeof discuss>;

const PICTURE = /^(jpg|png|gif|webp)$/;
/** First version of curVersions that gets reasons for a refusal. Older clients get `true`, as recorded (wire W7). */
const EXPLAINS_FROM_VERSION = 3;

export const explainsRefusals = ({ curVersions }: CallContext): boolean =>
  Number.parseFloat(curVersions) >= EXPLAINS_FROM_VERSION;

/** Paths of pictures kept here; others' addresses would tell their owners who reads. */
function ownPictures(addresses: readonly string[], origin: string): string[] {
  const paths = addresses.flatMap((address) => {
    const path = address.startsWith(`${origin}/`) ? address.slice(origin.length) : address;
    const name = path.startsWith('/media/') ? readMediaName(path.slice('/media/'.length)) : undefined;
    return name && PICTURE.test(name.extension) ? [path] : [];
  });
  return [...new Set(paths)].slice(0, MAX_COMMENT_PICTURES);
}

const LETTERS = /[^\p{L}\p{N}\p{M}]+/gu;
/** Hash of the letters only, so that repeated texts are found despite other punctuation. */
function hashOf(content: string): Buffer {
  const folded = foldText(content);
  return createHash('sha256')
    .update(folded.replace(LETTERS, '') || folded)
    .digest()
    .subarray(0, 16);
}

/**
 * Cleans a comment and applies the site's rules. Its place is that of the caller's address; a claimed one changes nothing (K17).
 * @throws Refusal −1 for an empty or too long text, 10202 when discussion is off, 10203 for refused words (if the client gets reasons).
 */
export function parseComment(member: number, input: DiscussInput, context: CallContext): CommentInput {
  const { site, origin, address } = context;
  const { discuss: config } = site.config.siteConfig;
  const { refusedWords, charactersMost } = site.discussRules;
  const content = cleanWords(input.content);
  if (content === '') throw refused('请输入内容');
  if ([...content].length > charactersMost) throw refused(`评论不能超过${charactersMost}个字`);
  if (config.auditType === AuditType.off) throw discussionClosed();
  const isRefused = hasRefusedWord(content, refusedWords);
  if (isRefused && explainsRefusals(context))
    throw refused('评论含有不当内容，请修改后再发', Status.discussRefused);
  const reviewed = isRefused || config.auditType !== AuditType.shownAtOnce;
  return {
    source: input.sourceType,
    objectID: input.rootID,
    parentID: Math.max(0, input.parentID),
    member,
    content,
    wordsHash: hashOf(content),
    location: shownRegion(site, address),
    type: input.type >= 0 && input.type < 100 ? input.type : 0,
    pictures: config.showPic ? ownPictures(input.imgUrl, origin) : [],
    state: reviewed ? CommentState.pending : CommentState.shown,
  };
}

export const discussionClosed = () => refused('评论已关闭', Status.discussClosed);
export const postedTooOften = () => refused('评论太频繁，请稍后再试', Status.discussTooOften);
