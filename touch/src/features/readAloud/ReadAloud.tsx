import { useWords } from '@touch/locales/words';
import { Icon } from '@touch/ui/Icon';
import { useEffect, useReducer, useRef } from 'react';
import style from './ReadAloud.module.css';
import { nextReading, type Reading, type ReadingEvent, silent } from './reading';
import { speak, textOf } from './voice';

interface ReadAloudProps {
  /** Selector of what is read. */
  readonly of: string;
  /** BCP 47 of the text; '' = the page's. */
  readonly language: string;
}

/** Reads the article sentence by sentence. */
export function ReadAloud({ of, language }: ReadAloudProps) {
  const words = useWords();
  const text = useRef<readonly string[]>([]);
  const [reading, tell] = useReducer(
    (before: Reading, event: ReadingEvent) => nextReading(before, event, text.current.length),
    silent,
  );
  const at = reading.state === 'speaking' ? reading.at : -1;
  useEffect(() => {
    const sentence = text.current[at];
    if (sentence === undefined) return;
    return speak(sentence, language || document.documentElement.lang, () => tell({ type: 'spoken', at }));
  }, [at, language]);

  const start = () => {
    text.current = textOf(of);
    tell({ type: 'start' });
  };
  if (reading.state === 'silent') {
    return (
      <button type="button" className={style.button} onClick={start}>
        <Icon name="listen" size={20} />
        {words['article.listen']}
      </button>
    );
  }
  const speaking = reading.state === 'speaking';
  return (
    <>
      <button
        type="button"
        className={style.button}
        onClick={() => tell({ type: speaking ? 'pause' : 'resume' })}
      >
        <Icon name={speaking ? 'pause' : 'play'} size={20} />
        {words[speaking ? 'article.pause' : 'article.resume']}
      </button>
      <button type="button" className={style.button} onClick={() => tell({ type: 'stop' })}>
        {words['article.stop']}
      </button>
    </>
  );
}
