import * as v from 'valibot';
import { ArticleType } from './codes';
import { ID_MAX } from './fields';
import { linkAddress, mediaAddress, optionalAddress } from './newsroomAddress';
import { boundedText, number } from './newsroomShapes';

/* The working text of a story, which lies beside the article that readers see. */

/** Characters. */
export const STORY_TITLE_MAX = 200;
/** Characters of a body with its markup. */
export const STORY_BODY_MAX = 600_000;
const MAX_SHORT = 100;

const short = v.optional(boundedText(MAX_SHORT), '');
const storyTypes = [
  ArticleType.news,
  ArticleType.imageSet,
  ArticleType.video,
  ArticleType.link,
  ArticleType.topic,
  ArticleType.h5,
] as const;
const flag = v.optional(v.boolean(), false);

/** Use of artificial intelligence, as the editor says it; '' = not said yet. */
export const StoryAi = v.picklist(['', 'none', 'assisted', 'generated']);

const fields = {
  articleType: v.optional(v.picklist(storyTypes), ArticleType.news),
  title: v.optional(boundedText(STORY_TITLE_MAX), ''),
  listTitle: v.optional(boundedText(STORY_TITLE_MAX), ''),
  leadTitle: v.optional(boundedText(STORY_TITLE_MAX), ''),
  subtitle: v.optional(boundedText(STORY_TITLE_MAX), ''),
  attAbstract: v.optional(boundedText(300), ''),
  /** HTML of the tags that articles have, with pictures and films where they stand; cleaned as it is saved. */
  body: v.optional(boundedText(STORY_BODY_MAX), ''),
  /** 0 = none chosen yet. */
  columnID: v.optional(number(0, ID_MAX), 0),
  source: short,
  sourceUrl: optionalAddress(linkAddress),
  /** Names as readers see them; editor, proofreader and last checker come from the signatures. */
  author: short,
  reporter: short,
  tags: v.optional(v.pipe(v.array(boundedText(30)), v.maxLength(10)), []),
  badge: v.optional(boundedText(20), ''),
  /** BCP 47 where it is not the site's. */
  language: v.optional(v.pipe(v.string(), v.regex(/^(?:[A-Za-z]{2,8}(?:-[A-Za-z0-9]{1,8}){0,4})?$/)), ''),
  /** Addresses of stored pictures for its row in lists; [] = the first of the body. */
  cover: v.optional(v.pipe(v.array(mediaAddress), v.maxLength(3)), []),
  /** Where a link or an HTML5 page leads. */
  linkUrl: optionalAddress(linkAddress),
  /** Topic: its column. */
  linkID: v.optional(number(0, ID_MAX), 0),
  ai: v.optional(StoryAi, ''),
  shareClosed: flag,
  discussClosed: flag,
  advClosed: flag,
};

export const StoryDraft = v.strictObject(fields);
export type StoryDraft = v.InferOutput<typeof StoryDraft>;

/** Fields that change; others stay. */
export const StoryChange = v.partial(v.strictObject(fields));
export type StoryChange = v.InferOutput<typeof StoryChange>;
