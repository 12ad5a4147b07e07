import { safeUrl } from '@touch/lib/safeUrl';
import { shareDescription } from '@touch/lib/text';
import type { Query } from '@touch/outside/queryCache';
import type { Head, ScreenContext } from '@touch/outside/screen';
import type { Visit } from '@touch/outside/visit';
import { idOf } from './personId';

export interface NamedPerson {
  readonly name: string;
  readonly url: string;
  readonly duty: string;
  readonly description: string;
}

/** A person for search engines (schema.org). @param path of their page, below the base path */
export function personData(
  { name, url, duty, description }: NamedPerson,
  { origin, basePath }: Visit,
  path: string,
): Readonly<Record<string, unknown>> {
  const image = safeUrl(url, origin);
  return {
    '@type': 'Person',
    name,
    url: `${origin}${basePath}${path}`,
    ...(duty ? { jobTitle: duty } : {}),
    ...(description ? { description } : {}),
    ...(image ? { image } : {}),
  };
}

interface PersonHead<P> {
  readonly screen: string;
  readonly query: (id: string) => Query<P>;
  /** Title of the page while the person is unknown. */
  readonly title: string;
  /** Further data of the person for search engines. */
  readonly data?: Readonly<Record<string, unknown>>;
}

/** Metadata of a person's page; an unknown person answers 404 (A11, A3). */
export function personHead<P extends NamedPerson>(context: ScreenContext, of: PersonHead<P>): Head {
  const { cache, params, visit } = context;
  const id = idOf(params);
  const query = of.query(id);
  const person = cache.getValue(query);
  const path = `/${of.screen}/${id}.html`;
  if (!person) {
    const gone = Boolean(params.id) && (id === '' || cache.peek(query.key)?.state === 'empty');
    return { title: `${of.title} - ${visit.config.appName}`, noIndex: true, gone };
  }
  const image = safeUrl(person.url, visit.origin);
  return {
    title: `${person.name} - ${visit.config.appName}`,
    description: shareDescription(person.description) || visit.config.shareDescription,
    canonical: path,
    ...(image ? { image } : {}),
    jsonLd: [
      {
        '@context': 'https://schema.org',
        '@type': 'ProfilePage',
        mainEntity: { ...personData(person, visit, path), ...of.data },
      },
    ],
  };
}
