import { type AccountProfile, getXyInfoQuery } from '@touch/api/accounts';
import { cachedValue } from '@touch/api/useQuery';
import { listHead } from '@touch/features/lists/head/listHead';
import { safeUrl } from '@touch/lib/safeUrl';
import { shareDescription } from '@touch/lib/text';
import type { Head, HeadContext } from '@touch/outside/screen';
import type { Visit } from '@touch/outside/visit';
import { preloadOf } from '@touch/ui/preloadOf';
import { accountId } from './account';
import { BANNER_SIZES } from './bannerSizes';
import { channelLinks } from './channelLinks';
import type { texts as zh } from './texts/zh';

/** An unknown account, and one that is not shown, answers 404 (A3, F26). */
export function head({ cache, params, visit, texts }: HeadContext<typeof zh>): Head {
  const id = accountId(params);
  const query = getXyInfoQuery(id);
  const account = cachedValue(cache, query);
  if (!account) {
    const gone = Boolean(params.id) && (id === 0 || cache.peek(query.key)?.state === 'empty');
    return { ...listHead(visit, texts.title, { noIndex: true }), ...(gone ? { gone } : {}) };
  }
  const { topic, description, banner, icon } = account;
  const image = safeUrl(banner || icon, visit.origin);
  return {
    ...listHead(visit, topic, {
      canonical: `/xyDetail/${id}.html`,
      ...(description ? { description: shareDescription(description) } : {}),
      ...(image ? { image } : {}),
      ...(banner ? { preload: preloadOf(banner, visit.config.xyApi.imageSuffixPath, BANNER_SIZES) } : {}),
    }),
    jsonLd: [profilePage(account, visit)],
  };
}

function profilePage(
  account: AccountProfile,
  { origin, basePath }: Visit,
): Readonly<Record<string, unknown>> {
  const { xyID, topic, description, icon } = account;
  const image = safeUrl(icon, origin);
  const sameAs = channelLinks(account).map(({ href }) => href);
  return {
    '@context': 'https://schema.org',
    '@type': 'ProfilePage',
    mainEntity: {
      '@type': 'Organization',
      name: topic,
      url: `${origin}${basePath}/xyDetail/${xyID}.html`,
      ...(description ? { description } : {}),
      ...(image ? { image } : {}),
      ...(sameAs.length > 0 ? { sameAs } : {}),
    },
  };
}
