import { useWords } from '@touch/locales/words';
import { useVisit } from '@touch/outside/visit';
import { Icon } from '@touch/ui/Icon';
import type { ReactNode } from 'react';
import style from './ScreenHead.module.css';

interface ScreenHeadProps {
  readonly title: string;
  /** BCP 47 of the title, where it is not the page's. */
  readonly lang?: string | undefined;
  /** `name`: the page has a heading of its own. */
  readonly level?: 'heading' | 'name';
  /** Share, before the way home; not inside a CMS. */
  readonly tools?: ReactNode;
}

/** The way back and the name of what one sees, on screens without the top bar; inside a CMS only the name. */
export function ScreenHead({ title, lang, level = 'heading', tools }: ScreenHeadProps) {
  const Title = level === 'heading' ? 'h1' : 'p';
  const words = useWords();
  const { flags, navigation, basePath } = useVisit();
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
      <Title className={style.title} lang={lang}>
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
