import type { Locale, Messages } from '@touch/locales/messages';
import { LocaleContext, WordsContext } from '@touch/locales/words';
import type { EntryPath } from '../address';
import { components } from './components';
import style from './gallery.module.css';

interface ComponentStatesProps {
  readonly entry: EntryPath;
  readonly words: Messages;
  readonly locale: Locale;
}

/** All states of a component below one another, or the one that the entry names. */
export function ComponentStates({ entry: { name, state }, words, locale }: ComponentStatesProps) {
  const all = Object.entries(components[name]?.states ?? {});
  const shown = state === '' ? all : all.filter(([one]) => one === state);
  if (shown.length === 0) throw new Error(`the gallery has no ${name} ${state}`);
  return (
    <LocaleContext value={locale}>
      <WordsContext value={words}>
        <main>
          <h1 className="visually-hidden" lang="en">
            {name}
          </h1>
          {shown.map(([one, State]) => (
            <section key={one} aria-labelledby={`state-${one}`}>
              <p id={`state-${one}`} lang="en" className={style.state}>
                {one}
              </p>
              <div className={style.inside}>
                <State />
              </div>
            </section>
          ))}
        </main>
      </WordsContext>
    </LocaleContext>
  );
}
