import type { Post } from '@touch/api/posts';
import { safeUrl } from '@touch/lib/safeUrl';
import { plainTitle, shareDescription } from '@touch/lib/text';
import { parseWireDate } from '@touch/lib/time';
import type { Query, QueryCache } from '@touch/outside/queryCache';
import type { Head } from '@touch/outside/screen';
import type { Visit } from '@touch/outside/visit';
import { postPath } from '../postPath';

interface PostHeadContext {
  readonly visit: Visit;
  readonly cache: QueryCache;
  /** The screen's own title. */
  readonly title: string;
  /** undefined: the address has no number. */
  readonly query: Query<Post> | undefined;
}

/** Metadata of a post's page; an unknown one answers 404 (A3). */
export function postHead({ visit, cache, title, query }: PostHeadContext): Head {
  const { appName, shareDescription: ownText } = visit.config;
  const post = query && cache.getValue(query);
  if (!post) {
    const gone = query !== undefined && cache.peek(query.key)?.state === 'empty';
    return { title: `${title} - ${appName}`, noIndex: true, ...(gone ? { gone } : {}) };
  }
  const name = plainTitle(post.title) || shareDescription(post.content) || title;
  const image = safeUrl(post.pics[0], visit.origin);
  const published = parseWireDate(post.publishtime);
  return {
    title: `${name} - ${appName}`,
    description: shareDescription(post.content) || ownText,
    canonical: postPath(post),
    type: 'article',
    ...(image ? { image } : {}),
    jsonLd: [
      {
        '@context': 'https://schema.org',
        '@type': 'SocialMediaPosting',
        headline: name,
        text: post.content,
        author: { '@type': 'Person', name: post.userName },
        ...(published === undefined ? {} : { datePublished: new Date(published).toISOString() }),
        ...(image ? { image } : {}),
      },
    ],
  };
}
