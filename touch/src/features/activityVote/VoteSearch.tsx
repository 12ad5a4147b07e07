import { Icon } from '@touch/ui/Icon';
import { useEffect, useRef } from 'react';
import { useActivityVoteTexts } from './texts';
import style from './VotePage.module.css';

interface VoteSearchProps {
  /** Of the search shown; '' = none. */
  readonly words: string;
  readonly search: (words: string) => void;
}

/** Searches options by name or number; without JavaScript the form leads to the same list. */
export function VoteSearch({ words, search }: VoteSearchProps) {
  const texts = useActivityVoteTexts();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current) input.current.value = words;
  }, [words]);
  return (
    <search>
      <form
        className={style.search}
        onSubmit={(event) => {
          event.preventDefault();
          search((input.current?.value ?? '').trim());
        }}
      >
        <input
          ref={input}
          type="search"
          name="key"
          maxLength={50}
          defaultValue={words}
          enterKeyHint="search"
          autoComplete="off"
          aria-label={texts.search}
          placeholder={texts.search}
        />
        {words === '' ? null : (
          <button type="button" aria-label={texts.clear} onClick={() => search('')}>
            <Icon name="close" size={18} />
          </button>
        )}
        <button type="submit" aria-label={texts.searchNow}>
          <Icon name="search" size={20} />
        </button>
      </form>
    </search>
  );
}
