import type { SearchRequest } from '@touch/api/search/search';
import { browserTimers, debounce } from '@touch/features/search/debounce';
import { emptySearch, MAX_KEY_LENGTH } from '@touch/features/search/searchRequest';
import { useWords } from '@touch/locales/words';
import { useVisit } from '@touch/outside/visit';
import { Icon } from '@touch/ui/Icon';
import { type FormEvent, type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import style from './SearchBar.module.css';
import { LIST_ID, optionId, Suggestions } from './Suggestions';
import { useTexts } from './texts';

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
  const composing = useRef(false);
  /** Text to suggest for; undefined = no suggestions are shown. */
  const [typed, setTyped] = useState<string>();
  const [offered, setOffered] = useState<readonly string[]>([]);
  const [chosen, setChosen] = useState(-1);
  const pause = useMemo(() => debounce(setTyped, browserTimers), []);
  useEffect(() => pause.stop, [pause]);

  const closeList = () => {
    pause.stop();
    setTyped(undefined);
    setOffered([]);
    setChosen(-1);
  };
  const send = (word: string) => {
    closeList();
    field.current?.blur();
    submit(word);
  };
  const wrote = (value: string) => {
    setText(value);
    setChosen(-1);
    // half-composed letters are no word yet
    if (composing.current) return;
    if (value.trim() === '') closeList();
    else pause.change(value.trim());
  };
  const submitted = (event: FormEvent) => {
    event.preventDefault();
    if (!composing.current) send(offered[chosen] ?? text);
  };
  const pressed = (event: KeyboardEvent) => {
    if (composing.current || event.nativeEvent.isComposing || offered.length === 0) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === 'Escape') closeList();
    else if (step === undefined) return;
    // one place more than there are words: the reader's own text
    else setChosen(((chosen + 1 + step + offered.length + 1) % (offered.length + 1)) - 1);
    event.preventDefault();
  };

  const open = offered.length > 0;
  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers of the floor do not know <search>
    <form className={style.bar} role="search" action={`${basePath}/search.html`} onSubmit={submitted}>
      <button type="button" className={style.tool} aria-label={words['shell.back']} onClick={navigation.back}>
        <Icon name="back" />
      </button>
      <div className={style.box}>
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
