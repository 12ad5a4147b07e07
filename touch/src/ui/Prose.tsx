import { cleanHtml } from '@touch/lib/cleanHtml';
import { useMemo } from 'react';
import style from './Prose.module.css';

interface ProseProps {
  /** HTML of the wire. */
  readonly html: string;
  /** The text is in the site's language, which may differ from the page's. */
  readonly lang: string | undefined;
}

/** A standing text: about us, a notice, rules. */
export function Prose({ html, lang }: ProseProps) {
  // a new object would write the same HTML again at every render
  const inner = useMemo(() => ({ __html: cleanHtml(html) }), [html]);
  return <div className={style.prose} lang={lang} dangerouslySetInnerHTML={inner} />;
}
