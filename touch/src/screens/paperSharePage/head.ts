import { issueQuery, papersQuery, storyQuery } from '@touch/api/papers';
import { safeUrl } from '@touch/lib/safeUrl';
import { plainTitle, shareDescription } from '@touch/lib/text';
import type { Head, HeadContext } from '@touch/outside/screen';
import { firstImage } from './firstImage';
import { dayOf, type Place, pageAt, pagePath, paperOf, placeOf, storyPath } from './place';
import type { texts as zh } from './texts/zh';

type Context = HeadContext<typeof zh>;

export function head(context: Context): Head {
  const { cache, params, query, visit, texts } = context;
  const place = placeOf(params, query);
  const plain = { title: `${texts.title} - ${visit.config.appName}`, noIndex: true };
  if (place.words !== undefined) return plain;
  const papers = cache.getValue(papersQuery) ?? [];
  const paper = paperOf(papers, place.paper)?.id;
  if (paper === undefined) return { ...plain, ...(place.paper ? { gone: true } : {}) };
  const found = { ...place, paper };
  return place.article ? storyHead(context, found, plain) : pageHead(context, found, plain);
}

function pageHead({ cache, visit }: Context, place: Place, plain: Head): Head {
  const query = issueQuery(place.paper, place.date);
  const issue = cache.getValue(query);
  const page = issue && pageAt(issue, place.layout);
  if (!issue || !page) {
    const isAddressed = place.date !== '' || place.layout !== '';
    const gone = isAddressed && (issue !== undefined || cache.peek(query.key)?.state === 'empty');
    return { ...plain, ...(gone ? { gone } : {}) };
  }
  const name = cache.getValue(papersQuery)?.find(({ id }) => id === place.paper)?.name ?? '';
  const url = safeUrl(page.picUrl);
  const { date } = issue;
  const day = `${date.slice(0, 4)}-${date.slice(4, 6)}-${date.slice(6)}`;
  return {
    title: `${name} ${day} ${page.name} - ${visit.config.appName}`,
    description: page.stories.map(({ title }) => title).join(' · '),
    canonical: pagePath(date, place.paper, page.id),
    ...(url ? { image: url, preload: preloadOf(url, visit.config.xyApi.imageSuffixPath) } : {}),
  };
}

/** One size alone: the sharper ones come once the page stands. */
const preloadOf = (url: string, suffix: string) => ({ src: firstImage(url, suffix), srcSet: '', sizes: '' });

function storyHead({ cache, visit }: Context, place: Place, plain: Head): Head {
  const query = storyQuery(place.article, place.ticket);
  const story = cache.getValue(query);
  if (!story) return { ...plain, ...(cache.peek(query.key)?.state === 'empty' ? { gone: true } : {}) };
  const picture = safeUrl(story.pictures[0]?.imageUrl);
  return {
    title: `${plainTitle(story.title)} - ${visit.config.appName}`,
    description: shareDescription(story.attAbstract || story.content) || visit.config.shareDescription,
    canonical: storyPath(dayOf(story.publishtime), place.paper, story.layoutId, story.fileId),
    type: 'article',
    ...(picture ? { image: picture } : {}),
    ...(place.ticket ? { noIndex: true } : {}),
  };
}
