import { languageNames, languageTags, locales } from '@touch/locales/messages';
import { useEffect } from 'react';
import { type EntryLook, type EntryPath, entryPath } from '../address';
import { components } from './components';
import style from './gallery.module.css';
import { entryHref, frameHref } from './links';
import type { GalleryScreen } from './screens';

const WIDTHS = [320, 390, 768, 1280];
const FRAME_HEIGHT_PX = 800;

interface EntryPageProps {
  readonly entry: EntryPath;
  readonly look: EntryLook;
  readonly screens: readonly GalleryScreen[];
}

/** One entry in a frame of its width, with a link for every other look and state: each can be shared. */
export function EntryPage({ entry, look, screens }: EntryPageProps) {
  useEffect(() => {
    document.documentElement.dataset.ready = '';
  }, []);
  const path = entryPath(entry);
  const flags = [
    { text: 'elder', isOn: look.elder, look: { ...look, elder: !look.elder } },
    { text: 'dark', isOn: look.dark, look: { ...look, dark: !look.dark } },
    { text: 'grey', isOn: look.grey, look: { ...look, grey: !look.grey } },
  ];
  return (
    <main className={style.page}>
      <p>
        <a href="/demo/gallery">Gallery</a>
      </p>
      <h1>{path}</h1>
      <Links
        label="Language"
        links={locales.map((locale) => ({
          text: languageNames[locale],
          lang: languageTags[locale],
          isOn: locale === look.locale,
          href: entryHref(path, { ...look, locale }),
        }))}
      />
      <Links
        label="Width"
        links={WIDTHS.map((width) => ({
          text: `${width} px`,
          isOn: width === look.width,
          href: entryHref(path, { ...look, width }),
        }))}
      />
      <Links
        label="Look"
        links={flags.map(({ text, isOn, look: other }) => ({ text, isOn, href: entryHref(path, other) }))}
      />
      <Links
        label="State"
        links={statesOf(entry, screens).map((state) => ({
          text: state || 'all',
          isOn: state === entry.state,
          href: entryHref(entryPath({ ...entry, state }), look),
        }))}
      />
      <iframe
        className={style.frame}
        title={path}
        src={frameHref(path, look)}
        width={look.width}
        height={FRAME_HEIGHT_PX}
      />
    </main>
  );
}

/** '' = all of them in one page. */
function statesOf({ group, name }: EntryPath, screens: readonly GalleryScreen[]): readonly string[] {
  const component = components[name];
  if (group !== 'ui') return Object.keys(screens.find((one) => one.name === name)?.states ?? {});
  return component ? [...(component.isModal ? [] : ['']), ...Object.keys(component.states)] : [];
}

interface LinksProps {
  readonly label: string;
  readonly links: readonly {
    readonly text: string;
    readonly href: string;
    readonly isOn: boolean;
    readonly lang?: string;
  }[];
}

function Links({ label, links }: LinksProps) {
  return (
    <nav aria-label={label} className={style.row}>
      <b>{label}</b>
      <ul className={style.links}>
        {links.map(({ text, href, isOn, lang }) => (
          <li key={text}>
            <a href={href} lang={lang} aria-current={isOn ? 'true' : undefined}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
