import { wordsLang } from '@touch/lib/wordsLang';
import { LocaleContext } from '@touch/locales/words';
import { type MouseEvent, use, useEffect, useRef } from 'react';
import style from './Tabs.module.css';

export interface Tab {
  readonly key: string | number;
  readonly text: string;
  readonly href: string;
  readonly current: boolean;
  /** Leads out of the paper, to a window of its own. */
  readonly isExternal?: boolean;
}

interface TabsProps {
  readonly tabs: readonly Tab[];
  /** Name of the row of tabs, for screen readers. */
  readonly label: string;
  readonly level?: 'first' | 'second';
  /** BCP 47 of the texts, where it is not the page's. */
  readonly lang?: string | undefined;
  /** Follows a tab in place; without it the links lead. */
  readonly choose?: (href: string) => void;
}

/** A row of links that scrolls sideways; the current one is kept in view. */
export function Tabs({ tabs, label, level = 'first', lang, choose }: TabsProps) {
  const locale = use(LocaleContext);
  const strip = useRef<HTMLUListElement>(null);
  const current = tabs.find((tab) => tab.current)?.key;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab is current
  useEffect(() => {
    const list = strip.current;
    const link = list?.querySelector<HTMLElement>('[aria-current]');
    if (!list || !link) return;
    const middle = link.offsetLeft - (list.clientWidth - link.offsetWidth) / 2;
    list.scrollTo({ left: Math.max(0, middle) });
  }, [current]);

  const clicked = (event: MouseEvent, tab: Tab) => {
    const plain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (!choose || tab.isExternal || !plain) return;
    event.preventDefault();
    if (!tab.current) choose(tab.href);
  };

  return (
    <nav className={style[level]} aria-label={label}>
      <ul ref={strip} className={style.strip} lang={lang}>
        {tabs.map((tab) => (
          <li key={tab.key}>
            <a
              className={style.tab}
              href={tab.href}
              lang={wordsLang(tab.text, locale)}
              aria-current={tab.current ? 'page' : undefined}
              target={tab.isExternal ? '_blank' : undefined}
              rel={tab.isExternal ? 'noopener' : undefined}
              onClick={(event) => clicked(event, tab)}
            >
              {tab.text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
