import { cleanHtml } from '@touch/lib/prose/cleanHtml';
import { useMemo } from 'react';
import style from './Prose.module.css';

interface ProseProps {
  /** HTML of the wire. */
  readonly html: string;
  /** The text is in the site's language, which may differ from the page's. */
  readonly lang: string | undefined;
}

/** A wide table scrolls sideways: the keyboard must reach it (C6). */
const scrollableTables = (html: string): string => html.replace(/<table(?=[\s>])/g, '<table tabindex="0"');

/** A standing text: about us, a notice, rules. */
export function Prose({ html, lang }: ProseProps) {
  // a new object would write the same HTML again at every render
  const inner = useMemo(() => ({ __html: scrollableTables(cleanHtml(html)) }), [html]);
  return <div className={style.prose} lang={lang} dangerouslySetInnerHTML={inner} />;
}
