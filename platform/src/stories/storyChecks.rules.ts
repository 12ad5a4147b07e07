import { ArticleType } from '@contract/codes';
import type { StoryDraft } from '@contract/storyDraft';
import { safeUrl } from '@platform/html/safeUrl';
import type { Site } from '@platform/sites/site';

/** Fields of a draft that keep it from being sent, with the reason in a word; '' as a value never occurs. */
export type FieldFaults = Partial<Record<keyof StoryDraft, StoryFault>>;
export type StoryFault = 'missing' | 'notListed' | 'pictures' | 'unknown';

const bodyTypes: readonly number[] = [ArticleType.news, ArticleType.imageSet, ArticleType.video];

/** Faults that keep a story from being signed (K12). @param isColumn is its column one of the site? */
export function faultsOf(
  draft: StoryDraft,
  { config, name }: Pick<Site, 'config' | 'name'>,
  isColumn: boolean,
): FieldFaults {
  const faults: FieldFaults = {};
  if (draft.title.trim() === '') faults.title = 'missing';
  if (draft.columnID === 0) faults.columnID = 'missing';
  else if (!isColumn) faults.columnID = 'unknown';
  if (bodyTypes.includes(draft.articleType) && draft.body === '') faults.body = 'missing';
  const leadsOut = draft.articleType === ArticleType.link || draft.articleType === ArticleType.h5;
  if (leadsOut && safeUrl(draft.linkUrl, { base: 'https://paper.invalid' }) === undefined)
    faults.linkUrl = 'missing';
  if (draft.articleType === ArticleType.topic && draft.linkID === 0) faults.linkID = 'missing';
  if (draft.ai === '') faults.ai = 'missing';
  const own = [name, config.appName];
  if (draft.source.trim() === '') faults.source = 'missing';
  else if (config.sources.length > 0 && ![...config.sources, ...own].includes(draft.source))
    faults.source = 'notListed';
  return faults;
}
