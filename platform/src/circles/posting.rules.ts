import type { createPost } from '@contract/circles';
import { MAX_POST_CONTENT, MAX_POST_PICTURES, MAX_POST_TITLE } from '@contract/limits';
import type { ReadInputOf } from '@contract/operation';
import { PostListType } from '@contract/participation/codes';
import { cleanLine, cleanWords } from '@platform/html/words';
import { readMediaName } from '@platform/media/sizes';
import type { CallContext } from '@platform/operations/callContext';
import { withOriginPlaceholder } from '@platform/sites/addressPlaceholders';
import { refused } from '@platform/wire/refusals';
import type { StoredPost } from './posts.document';

const MAX_LOCATION = 40;
const MAX_VIDEOS = 1;
const PICTURE = /^(jpg|png|gif|webp)$/;
const VIDEO = /^(mp4|webm|mov)$/;

/** A cleaned post. */
export interface PostText {
  readonly title: string;
  readonly content: string;
  readonly location: string;
  /** Paths of files stored here. */
  readonly pictures: readonly string[];
  readonly videos: readonly string[];
}

/** True where a text contains one of the words. */
export type HasRefusedWord = (text: string, words: readonly string[]) => boolean;

const length = (text: string): number => [...text].length;

/** Paths of files that are stored here; an address elsewhere would tell its owner who reads. */
function storedFiles(addresses: readonly string[], origin: string, extension: RegExp): string[] {
  const paths = addresses.flatMap((address) => {
    const path = address.startsWith(`${origin}/`) ? address.slice(origin.length) : address;
    const name = path.startsWith('/media/') ? readMediaName(path.slice('/media/'.length)) : undefined;
    return name && extension.test(name.extension) ? [path] : [];
  });
  return [...new Set(paths)];
}

/**
 * Cleans a post and applies the site's rules. The message begins with the field's name.
 * @throws Refusal −1 for a field that is too long or has refused words
 */
export function parsePost(
  input: ReadInputOf<typeof createPost>,
  { origin, site }: CallContext,
  hasRefusedWord: HasRefusedWord,
): PostText {
  const title = cleanLine(input.title);
  const content = cleanWords(input.content);
  const location = [...cleanLine(input.location)].slice(0, MAX_LOCATION).join('');
  const { refusedWords } = site.discussRules;
  if (length(title) > MAX_POST_TITLE) throw refused(`标题不能超过${MAX_POST_TITLE}个字`);
  if (length(content) > MAX_POST_CONTENT) throw refused(`内容不能超过${MAX_POST_CONTENT}个字`);
  if (hasRefusedWord(title, refusedWords)) throw refused('标题含有不当内容，请修改后再提交');
  if (hasRefusedWord(`${content}\n${location}`, refusedWords))
    throw refused('内容含有不当内容，请修改后再提交');
  return {
    ...{ title, content, location },
    pictures: storedFiles(input.pics, origin, PICTURE).slice(0, MAX_POST_PICTURES),
    videos: storedFiles(input.videos, origin, VIDEO).slice(0, MAX_VIDEOS),
  };
}

/** The document of a post. @throws Refusal −1 for one without words, pictures and video */
export function storedPost({ title, content, location, pictures, videos }: PostText): StoredPost {
  if (content === '' && pictures.length === 0 && videos.length === 0) throw refused('内容不能为空');
  const withPictures = pictures.length > 0 ? PostListType.pictures : PostListType.words;
  return {
    ...{ title, content, location },
    listType: videos.length > 0 ? PostListType.video : withPictures,
    pics: pictures.map(withOriginPlaceholder),
    videos: videos.map((path) => ({ url: withOriginPlaceholder(path), cover: '', duration: 0 })),
  };
}
