import { safeUrl } from '@touch/lib/safeUrl';
import type { ScreenContext } from '@touch/outside/screen';

interface ListPage {
  readonly name: string;
  /** Of the page, below the base path. */
  readonly path: string;
  readonly description?: string;
  /** Address of its picture. */
  readonly picture?: string | undefined;
}

type JsonLd = Readonly<Record<string, unknown>>;

/** A column or topic for search engines: the page, and its place below the paper (schema.org, A11). */
export function listData({ visit, words }: Pick<ScreenContext, 'visit' | 'words'>, page: ListPage): JsonLd[] {
  const { origin, basePath, config } = visit;
  const home = `${origin}${basePath}/home.html`;
  const url = `${origin}${basePath}${page.path}`;
  const image = page.picture ? safeUrl(page.picture, origin) : undefined;
  const places = [
    { name: words['shell.home'], item: home },
    { name: page.name, item: url },
  ];
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'CollectionPage',
      name: page.name,
      url,
      ...(page.description ? { description: page.description } : {}),
      ...(image ? { image } : {}),
      isPartOf: { '@type': 'WebSite', name: config.appName, url: home },
    },
    {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: places.map((place, index) => ({ '@type': 'ListItem', position: index + 1, ...place })),
    },
  ];
}
