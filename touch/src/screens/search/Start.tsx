import { hotWordsQuery } from '@touch/api/search';
import { useQuery } from '@touch/api/useQuery';
import { clearHistory, readHistory, removeFromHistory } from '@touch/features/search/history';
import { emptySearch, serializeSearch } from '@touch/features/search/searchRequest';
import { useVisit } from '@touch/outside/visit';
import { Icon } from '@touch/ui/Icon';
import { type MouseEvent, useEffect, useState } from 'react';
import style from './Start.module.css';
import { useTexts } from './texts';

interface StartProps {
  readonly submit: (word: string) => void;
}

/** Before anything is asked: what this reader looked for, and what others look for. */
export function Start({ submit }: StartProps) {
  return (
    <>
      <History submit={submit} />
      <Hot submit={submit} />
    </>
  );
}

function History({ submit }: StartProps) {
  const texts = useTexts();
  // the server knows nobody's history: it comes after the first render
  const [history, setHistory] = useState<readonly string[]>([]);
  useEffect(() => {
    const look = () => setHistory(readHistory());
    look();
    // Logging out in another tab removes the member's history.
    window.addEventListener('storage', look);
    return () => window.removeEventListener('storage', look);
  }, []);
  if (history.length === 0) return null;
  return (
    <section className={style.part} aria-labelledby="search-history">
      <div className={style.headline}>
        <h2 id="search-history" className={style.heading}>
          {texts.history}
        </h2>
        <button type="button" className={style.clear} onClick={() => setHistory(clearHistory())}>
          {texts.clearHistory}
        </button>
      </div>
      <ul className={style.chips}>
        {history.map((word) => (
          <li key={word} className={style.chip}>
            <button type="button" className={style.word} onClick={() => submit(word)}>
              {word}
            </button>
            <button
              type="button"
              className={style.remove}
              aria-label={texts.removeWord(word)}
              onClick={() => setHistory(removeFromHistory(word))}
            >
              <Icon name="close" size={14} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Hot({ submit }: StartProps) {
  const texts = useTexts();
  const { basePath, siteLang } = useVisit();
  const hot = useQuery(hotWordsQuery());
  if (hot.state !== 'ready') return null;
  return (
    <section className={style.part} aria-labelledby="search-hot">
      <h2 id="search-hot" className={style.heading}>
        {texts.hot}
      </h2>
      <ol className={style.hot}>
        {hot.value.map((word, index) => {
          const chosen = (event: MouseEvent) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
            event.preventDefault();
            submit(word);
          };
          return (
            <li key={word}>
              <a
                className={style.hotWord}
                lang={siteLang}
                href={`${basePath}/search.html${serializeSearch({ ...emptySearch, key: word }, new URLSearchParams())}`}
                onClick={chosen}
              >
                <span className={style.rank} aria-hidden="true">
                  {index + 1}
                </span>
                {word}
              </a>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
