import type { createPost } from '@contract/circles';
import { MAX_POST_CONTENT, MAX_POST_PICTURES, MAX_POST_TITLE, MAX_POST_VIDEOS } from '@contract/limits';
import type { ReadInputOf } from '@contract/operation';
import { PostListType } from '@contract/participation/codes';
import { cleanLine, cleanWords } from '@platform/html/words';
import { shownRegion } from '@platform/installation/regionTable';
import type { CallContext } from '@platform/operations/callContext';
import type { SubmittedMedia } from '@platform/uploads/submitted.document';
import { lengthOf, type SubmittedPaths, storedPaths } from '@platform/uploads/submitted.rules';
import { refused } from '@platform/wire/refusals';
import type { StoredPost } from '../posts.document';

/** A cleaned post. */
export interface PostText {
  readonly title: string;
  readonly content: string;
  readonly location: string;
  readonly paths: SubmittedPaths;
}

/** True where a text contains one of the words. */
export type HasRefusedWord = (text: string, words: readonly string[]) => boolean;

/**
 * Cleans a post and applies the site's rules. Its place is that of the caller's address (K17). The message begins with the field's name.
 * @throws Refusal −1 for a field that is too long or has refused words
 */
export function parsePost(
  input: ReadInputOf<typeof createPost>,
  { address, origin, site }: CallContext,
  hasRefusedWord: HasRefusedWord,
): PostText {
  const title = cleanLine(input.title);
  const content = cleanWords(input.content);
  const location = shownRegion(site, address);
  const { refusedWords } = site.discussRules;
  if (lengthOf(title) > MAX_POST_TITLE) throw refused(`标题不能超过${MAX_POST_TITLE}个字`);
  if (lengthOf(content) > MAX_POST_CONTENT) throw refused(`内容不能超过${MAX_POST_CONTENT}个字`);
  if (hasRefusedWord(title, refusedWords)) throw refused('标题含有不当内容，请修改后再提交');
  if (hasRefusedWord(content, refusedWords)) throw refused('内容含有不当内容，请修改后再提交');
  return {
    title,
    content,
    location,
    paths: {
      pics: storedPaths(input.pics, 'image', origin, MAX_POST_PICTURES),
      videos: storedPaths(input.videos, 'video', origin, MAX_POST_VIDEOS),
      audios: [],
    },
  };
}

/** The document of a post. @throws Refusal −1 for one without words, pictures and video */
export function storedPost(
  { title, content, location }: PostText,
  { pics, videos }: SubmittedMedia,
): StoredPost {
  if (content === '' && pics.length === 0 && videos.length === 0) throw refused('内容不能为空');
  const withPictures = pics.length > 0 ? PostListType.pictures : PostListType.words;
  const listType = videos.length > 0 ? PostListType.video : withPictures;
  return { title, content, location, listType, pics, videos };
}
