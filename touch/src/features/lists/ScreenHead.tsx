import { wordsLang } from '@touch/lib/wordsLang';
import { useWords } from '@touch/locales/words';
import { useVisit } from '@touch/outside/visit';
import { Icon } from '@touch/ui/Icon';
import type { ReactNode } from 'react';
import style from './ScreenHead.module.css';

interface ScreenHeadProps {
  readonly title: string;
  /** `name`: the page has a heading of its own. */
  readonly level?: 'heading' | 'name';
  /** Share, before the way home; not inside a CMS. */
  readonly tools?: ReactNode;
}

/** The way back and the name of what one sees, on screens without the top bar; inside a CMS only the name. */
export function ScreenHead({ title, level = 'heading', tools }: ScreenHeadProps) {
  const Title = level === 'heading' ? 'h1' : 'p';
  const words = useWords();
  const { flags, navigation, basePath, locale } = useVisit();
  return (
    <header className={style.head}>
      {flags.cms ? null : (
        <button
          type="button"
          className={style.tool}
          aria-label={words['shell.back']}
          onClick={navigation.back}
        >
          <Icon name="back" size={22} />
        </button>
      )}
      <Title className={style.title} lang={wordsLang(title, locale)}>
        {title}
      </Title>
      {flags.cms ? null : tools}
      {flags.cms ? null : (
        <a className={style.home} href={`${basePath}/home.html`}>
          {words['shell.home']}
        </a>
      )}
    </header>
  );
}
