import { useMemo } from 'react';
import style from './Prose.module.css';

interface ProseProps {
  /** HTML the platform has cleaned. */
  readonly html: string;
  readonly lang?: string | undefined;
}

/** A standing text: about us, a notice, rules. */
export function Prose({ html, lang }: ProseProps) {
  // a new object would write the same HTML again at every render
  const inner = useMemo(() => ({ __html: html }), [html]);
  return <div className={style.prose} lang={lang} dangerouslySetInnerHTML={inner} />;
}
