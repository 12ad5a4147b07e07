import style from './SectionHead.module.css';

interface SectionHeadProps {
  readonly text: string;
  /** BCP 47 of the text, where it is not the page's. */
  readonly lang?: string | undefined;
  readonly more?: { readonly text: string; readonly label: string; readonly href: string } | undefined;
}

/** Heading of a part of a page, with the way to all of it. */
export function SectionHead({ text, lang, more }: SectionHeadProps) {
  return (
    <div className={style.head}>
      <h2 className={style.text} lang={lang}>
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
