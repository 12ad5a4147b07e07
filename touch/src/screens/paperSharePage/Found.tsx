import { paperSearchQuery, type StoryHead } from '@touch/api/papers';
import { useListQuery } from '@touch/api/useQuery';
import { InfiniteList } from '@touch/features/lists/InfiniteList';
import { safeUrl } from '@touch/lib/safeUrl';
import { plainTitle } from '@touch/lib/text';
import { dateText, parseWireDate } from '@touch/lib/time';
import { useWords } from '@touch/locales/words';
import { useVisit } from '@touch/outside/visit';
import style from './paperSharePage.module.css';
import { SearchForm } from './SearchForm';
import { useTexts } from './texts';

/** Articles of all papers that have the words. */
export function Found({ words }: { readonly words: string }) {
  const texts = useTexts();
  return (
    <>
      <h1 className="visually-hidden">{texts.searchPaper}</h1>
      <SearchForm key={words} words={words} />
      {words === '' ? null : <Hits words={words} />}
    </>
  );
}

function Hits({ words }: { readonly words: string }) {
  const texts = useTexts();
  const query = paperSearchQuery(words);
  const list = useListQuery(query);
  return (
    <InfiniteList list={list} name={query.key} empty={texts.nothingFound}>
      {(items) => (
        <ul className={style.found}>
          {items.map((story) => (
            <Hit key={story.fileId} story={story} />
          ))}
        </ul>
      )}
    </InfiniteList>
  );
}

function Hit({ story }: { readonly story: StoryHead }) {
  const texts = useTexts();
  const words = useWords();
  const { now, siteLang } = useVisit();
  const at = parseWireDate(story.publishtime);
  return (
    <li>
      <a href={safeUrl(story.shareUrl)}>
        <b lang={siteLang}>{plainTitle(story.title)}</b>
        <span>
          {at === undefined ? '' : dateText(at, now(), words)}{' '}
          {story.layout ? texts.onPage(story.layout) : ''}
        </span>
      </a>
    </li>
  );
}
