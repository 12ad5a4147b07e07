import { useVisit } from '@touch/outside/visit';
import { Icon } from '@touch/ui/Icon';
import type { FormEvent } from 'react';
import style from './paperSharePage.module.css';
import { useTexts } from './texts';

/** Searches all papers; works without scripts, too. */
export function SearchForm({ words }: { readonly words: string }) {
  const texts = useTexts();
  const { basePath, navigation, siteLang } = useVisit();
  const action = `${basePath}/paperSharePage.html`;
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const key = String(new FormData(event.currentTarget).get('q') ?? '').trim();
    if (key !== '')
      navigation.go(`${action}?q=${encodeURIComponent(key)}`, words === '' ? 'push' : 'replace');
  };
  return (
    <form className={style.search} action={action} method="get" onSubmit={search}>
      <input
        type="search"
        name="q"
        defaultValue={words}
        maxLength={60}
        aria-label={texts.searchPaper}
        placeholder={texts.searchPaper}
        lang={siteLang}
        enterKeyHint="search"
      />
      <button type="submit" aria-label={texts.search}>
        <Icon name="search" size={20} />
      </button>
    </form>
  );
}
