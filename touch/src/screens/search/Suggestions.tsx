import { searchWordDelyQuery } from '@touch/api/search';
import { useQuery } from '@touch/api/useQuery';
import { Highlighted } from '@touch/features/search/Highlighted';
import { highlightKey } from '@touch/features/search/highlights';
import { useEffect } from 'react';
import style from './SearchBar.module.css';
import { useTexts } from './texts';

export const LIST_ID = 'search-suggestions';
export const optionId = (index: number): string => `search-suggestion-${index}`;

interface SuggestionsProps {
  readonly word: string;
  /** Index of the one the keyboard stands on; −1 = none. */
  readonly chosen: number;
  /** Tells the field which words are offered now. */
  readonly offer: (words: readonly string[]) => void;
  readonly pick: (word: string) => void;
}

const none: readonly string[] = [];

/** Suggestions for a word. An answer that arrives after the reader typed on is for another word and never shows. */
export function Suggestions({ word, chosen, offer, pick }: SuggestionsProps) {
  const texts = useTexts();
  const found = useQuery(searchWordDelyQuery(word));
  const offered = found.state === 'ready' ? found.value : none;
  useEffect(() => offer(offered), [offer, offered]);
  if (offered.length === 0) return null;
  return (
    <div id={LIST_ID} className={style.list} role="listbox" aria-label={texts.suggestions}>
      {offered.map((suggestion, index) => (
        // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field, which names the chosen option
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field's own keys choose
        <div
          key={suggestion}
          id={optionId(index)}
          className={style.option}
          role="option"
          aria-selected={index === chosen}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => pick(suggestion)}
        >
          <Highlighted parts={highlightKey(suggestion, word)} />
        </div>
      ))}
    </div>
  );
}
