import type { SearchRequest } from '@touch/api/search';
import { emptySearch, MAX_KEY_LENGTH } from '@touch/features/search/searchRequest';
import { useWords } from '@touch/locales/words';
import { useVisit } from '@touch/outside/visit';
import { Icon } from '@touch/ui/Icon';
import { type FormEvent, type RefObject, useRef } from 'react';
import style from './SearchBar.module.css';
import { LIST_ID, optionId, Suggestions } from './Suggestions';
import { useTexts } from './texts';
import { useSuggestions } from './useSuggestions';

interface SearchBarProps {
  readonly text: string;
  readonly setText: (text: string) => void;
  readonly request: SearchRequest;
  readonly submit: (text: string) => void;
}

/** The field with its suggestions; a plain form where no script runs. */
export function SearchBar({ text, setText, request, submit }: SearchBarProps) {
  const words = useWords();
  const texts = useTexts();
  const { basePath, navigation } = useVisit();
  const field = useRef<HTMLInputElement>(null);
  const suggestions = useSuggestions(setText);
  const { typed, offered, chosen, composing, setOffered, closeList } = suggestions;

  const send = (word: string) => {
    closeList();
    submit(word);
  };
  const submitted = (event: FormEvent) => {
    event.preventDefault();
    if (!composing.current) send(offered[chosen] ?? text);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers of the floor do not know <search>
    <form className={style.bar} role="search" action={`${basePath}/search.html`} onSubmit={submitted}>
      <button type="button" className={style.tool} aria-label={words['shell.back']} onClick={navigation.back}>
        <Icon name="back" />
      </button>
      <div className={style.box}>
        <SearchField {...{ field, text, suggestions }} />
        {text === '' ? null : (
          <button
            type="button"
            className={style.clear}
            aria-label={texts.clear}
            onClick={() => {
              closeList();
              submit('');
              field.current?.focus();
            }}
          >
            <Icon name="close" size={16} />
          </button>
        )}
      </div>
      {request.tclass === emptySearch.tclass ? null : (
        <input type="hidden" name="tclass" value={request.tclass} />
      )}
      <button type="submit" className={style.submit}>
        {texts.submit}
      </button>
      {typed === undefined ? null : (
        <Suggestions word={typed} chosen={chosen} offer={setOffered} pick={send} />
      )}
    </form>
  );
}

interface SearchFieldProps {
  readonly field: RefObject<HTMLInputElement | null>;
  readonly text: string;
  readonly suggestions: ReturnType<typeof useSuggestions>;
}

/** The field itself; the keys choose among the suggestions. */
function SearchField({ field, text, suggestions }: SearchFieldProps) {
  const texts = useTexts();
  const { offered, chosen, composing, closeList, wrote, pressed } = suggestions;
  const open = offered.length > 0;
  return (
    <input
      ref={field}
      className={style.field}
      type="search"
      name="key"
      value={text}
      maxLength={MAX_KEY_LENGTH * 2}
      placeholder={texts.placeholder}
      aria-label={texts.placeholder}
      enterKeyHint="search"
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      role="combobox"
      aria-autocomplete="list"
      aria-expanded={open}
      aria-controls={open ? LIST_ID : undefined}
      aria-activedescendant={open && chosen >= 0 ? optionId(chosen) : undefined}
      onChange={(event) => wrote(event.target.value)}
      onKeyDown={pressed}
      onBlur={closeList}
      onCompositionStart={() => {
        composing.current = true;
      }}
      onCompositionEnd={(event) => {
        composing.current = false;
        wrote(event.currentTarget.value);
      }}
    />
  );
}
