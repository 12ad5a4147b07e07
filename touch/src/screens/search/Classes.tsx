import { SearchClass } from '@contract/search/searchCodes';
import { type SearchRequest, searchClassifyQuery } from '@touch/api/search';
import { useQuery } from '@touch/api/useQuery';
import { serializeSearch } from '@touch/features/search/searchRequest';
import { useVisit } from '@touch/outside/visit';
import type { MouseEvent } from 'react';
import style from './Search.module.css';
import { useTexts } from './texts';

interface ClassesProps {
  readonly request: SearchRequest;
  readonly change: (request: SearchRequest) => void;
}

const defaults = [SearchClass.news, SearchClass.video, SearchClass.topic, SearchClass.account];

/** The classes of a search as links: each is a search of its own to open or to share. */
export function Classes({ request, change }: ClassesProps) {
  const texts = useTexts();
  const { basePath } = useVisit();
  const classes = useQuery(searchClassifyQuery());
  const names: Readonly<Record<number, string>> = {
    [SearchClass.news.id]: texts.news,
    [SearchClass.video.id]: texts.video,
    [SearchClass.topic.id]: texts.topic,
    [SearchClass.account.id]: texts.account,
  };
  const rows = classes.state === 'ready' ? classes.value : defaults.map((one) => ({ ...one, name: '' }));
  return (
    <nav className={style.classes} aria-label={texts.submit}>
      {rows.map(({ id, name, tclass }) => {
        const next = { ...request, tclass };
        const chosen = (event: MouseEvent) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0) return;
          event.preventDefault();
          change(next);
        };
        return (
          <a
            key={id}
            className={style.class}
            href={`${basePath}/search.html${serializeSearch(next, new URLSearchParams())}`}
            aria-current={tclass === request.tclass ? 'page' : undefined}
            onClick={chosen}
          >
            {names[id] ?? name}
          </a>
        );
      })}
    </nav>
  );
}
