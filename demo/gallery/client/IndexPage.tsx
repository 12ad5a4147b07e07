import { useEffect } from 'react';
import { components } from './components';
import style from './gallery.module.css';
import { entryHref } from './links';
import type { GalleryScreen } from './screens';

/** Every entry of the gallery. */
export function IndexPage({ screens }: { readonly screens: readonly GalleryScreen[] }) {
  useEffect(() => {
    document.documentElement.dataset.ready = '';
  }, []);
  return (
    <main className={style.index}>
      <h1>Gallery</h1>
      <p>
        Every component of <code>touch/src/ui</code> and every screen in each of its states, with the real
        code and the real texts. A page of an entry switches language, width, elder mode, dark and grey.
      </p>
      <h2>Components</h2>
      {Object.entries(components).map(([name, { states, isModal }]) => (
        <Entry key={name} path={`ui/${name}`} states={Object.keys(states)} hasWhole={!isModal} />
      ))}
      <h2>Screens</h2>
      {screens.map(({ name, states }) => (
        <Entry key={name} path={`screens/${name}`} states={Object.keys(states)} hasWhole={false} />
      ))}
    </main>
  );
}

interface EntryProps {
  readonly path: string;
  readonly states: readonly string[];
  /** All states can be shown below one another. */
  readonly hasWhole: boolean;
}

function Entry({ path, states, hasWhole }: EntryProps) {
  const name = path.split('/').at(-1);
  return (
    <section aria-label={name} className={style.entry}>
      <h3>{hasWhole ? <a href={entryHref(path)}>{name}</a> : name}</h3>
      <ul className={style.links}>
        {states.map((state) => (
          <li key={state}>
            <a href={entryHref(`${path}/${state}`)} aria-label={`${name}, ${state}`}>
              {state}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
