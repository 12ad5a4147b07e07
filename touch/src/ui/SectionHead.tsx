import { wordsLang } from '@touch/lib/wordsLang';
import { LocaleContext } from '@touch/locales/words';
import { use } from 'react';
import style from './SectionHead.module.css';

interface SectionHeadProps {
  readonly text: string;
  readonly more?: { readonly text: string; readonly label: string; readonly href: string } | undefined;
}

/** Heading of a part of a page, with the way to all of it. */
export function SectionHead({ text, more }: SectionHeadProps) {
  return (
    <div className={style.head}>
      <h2 className={style.text} lang={wordsLang(text, use(LocaleContext))}>
        {text}
      </h2>
      {more ? (
        <a className={style.more} href={more.href} aria-label={more.label}>
          {more.text}
        </a>
      ) : null}
    </div>
  );
}
