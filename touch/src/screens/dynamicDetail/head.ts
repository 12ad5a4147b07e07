import { type Dynamic, dynamicDetailQuery } from '@touch/api/dynamics';
import { idOf } from '@touch/features/people/personId';
import { safeUrl } from '@touch/lib/safeUrl';
import { shareDescription } from '@touch/lib/text';
import { parseWireDate } from '@touch/lib/time';
import type { Head, HeadContext } from '@touch/outside/screen';
import type { Visit } from '@touch/outside/visit';
import { authorPath, dynamicTitle } from './dynamicTitle';
import type { texts as zh } from './texts/zh';

/** An unknown dynamic answers 404 (A11, A3). */
export function head({ cache, params, visit, texts }: HeadContext<typeof zh>): Head {
  const id = idOf(params);
  const query = dynamicDetailQuery(id);
  const dynamic = cache.getValue(query);
  const { appName } = visit.config;
  if (!dynamic) {
    const gone = Boolean(params.id) && (id === '' || cache.peek(query.key)?.state === 'empty');
    return { title: `${texts.title} - ${appName}`, noIndex: true, gone };
  }
  const image = safeUrl(dynamic.pictures[0] || dynamic.videos[0]?.imageUrl, visit.origin);
  return {
    title: `${dynamicTitle(dynamic, texts)} - ${appName}`,
    description: shareDescription(dynamic.content),
    canonical: `/dynamicDetail/${id}.html`,
    type: 'article',
    ...(image ? { image } : {}),
    jsonLd: [postingData(dynamic, visit, image)],
  };
}

/** A short post for search engines (schema.org). */
function postingData(
  dynamic: Dynamic,
  { origin, basePath }: Visit,
  image: string | undefined,
): Readonly<Record<string, unknown>> {
  const published = parseWireDate(dynamic.publishtime);
  const path = authorPath(dynamic);
  return {
    '@context': 'https://schema.org',
    '@type': 'SocialMediaPosting',
    text: dynamic.content,
    ...(published === undefined ? {} : { datePublished: new Date(published).toISOString() }),
    author: {
      '@type': dynamic.userID > 0 ? 'Person' : 'Organization',
      name: dynamic.userName,
      ...(path ? { url: `${origin}${basePath}${path}` } : {}),
    },
    ...(image ? { image } : {}),
  };
}
