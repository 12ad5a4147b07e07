import { personData } from '@touch/features/people/personHead';
import { idOf } from '@touch/features/people/personId';
import { safeUrl } from '@touch/lib/safeUrl';
import type { Head, HeadContext } from '@touch/outside/screen';
import type { texts as zh } from './texts/zh';
import { cachedPerson, isAbsent } from './thePerson';

/** Metadata of a person's collected articles; an unknown person answers 404 (A11, A3). */
export function head({ cache, params, visit, texts }: HeadContext<typeof zh>): Head {
  const id = idOf(params);
  const { appName } = visit.config;
  const found = cachedPerson(cache, id);
  if (!found) {
    const gone = Boolean(params.id) && (id === '' || isAbsent(cache, id));
    return { title: `${texts.title} - ${appName}`, noIndex: true, gone };
  }
  const { person, isReporter } = found;
  const name = (isReporter ? texts.by : texts.about)(person.name);
  const image = safeUrl(person.url, visit.origin);
  const own = `/${isReporter ? 'reporter' : 'figureDetail'}/${id}.html`;
  return {
    title: `${name} - ${appName}`,
    description: [person.name, person.duty].filter(Boolean).join(' '),
    canonical: `/personageReports/${id}.html`,
    ...(image ? { image } : {}),
    jsonLd: [
      {
        '@context': 'https://schema.org',
        '@type': 'CollectionPage',
        name,
        [isReporter ? 'author' : 'about']: personData(person, visit, own),
      },
    ],
  };
}
