import { browserTimers, debounce } from '@touch/features/search/debounce';
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';

/** Suggestions for a text while it is typed, and the one that the keys have chosen. */
export function useSuggestions(setText: (text: string) => void) {
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
  const wrote = (value: string) => {
    setText(value);
    setChosen(-1);
    // half-composed letters are no word yet
    if (composing.current) return;
    if (value.trim() === '') closeList();
    else pause.change(value.trim());
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
  return { typed, offered, chosen, composing, setOffered, closeList, wrote, pressed };
}
