import { type Account, getCatXysQuery } from '@touch/api/accounts';
import { cachedList } from '@touch/api/useQuery';
import { listHead } from '@touch/features/lists/head/listHead';
import type { Head, HeadContext } from '@touch/outside/screen';
import type { Visit } from '@touch/outside/visit';
import { cachedPlace, categoryId, isUnknown } from './catalogue';
import type { texts as zh } from './texts/zh';

export function head({ cache, params, visit, texts }: HeadContext<typeof zh>): Head {
  const id = categoryId(params);
  const place = cachedPlace(cache, id);
  if (!place) {
    const gone = isUnknown(cache, id);
    return { ...listHead(visit, texts.title, { noIndex: true }), ...(gone ? { gone } : {}) };
  }
  const { catID, catName } = place.shown;
  const accounts = cachedList(cache, getCatXysQuery(catID))?.pages.flat() ?? [];
  const names = accounts.map(({ topic }) => topic);
  return {
    ...listHead(visit, id === undefined ? texts.title : `${catName} - ${texts.title}`, {
      canonical: id === undefined ? '/subscriptionList.html' : `/subscriptionList/${catID}.html`,
      ...(names.length > 0 ? { description: `${catName}: ${names.join(', ')}` } : {}),
    }),
    ...(names.length > 0 ? { jsonLd: [accountList(accounts, visit)] } : {}),
  };
}

const accountList = (accounts: readonly Account[], { origin, basePath }: Visit) => ({
  '@context': 'https://schema.org',
  '@type': 'ItemList',
  itemListElement: accounts.map(({ xyID, topic }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: topic,
    url: `${origin}${basePath}/xyDetail/${xyID}.html`,
  })),
});
