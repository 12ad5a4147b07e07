import type { RowLook } from './rowLook';

/** Blanks wider than a word's part the facts of a row's line. */
export const APART = '\u2002';

interface RowFactsProps {
  readonly look: Pick<RowLook, 'badges' | 'lang' | 'line' | 'mark' | 'source' | 'sourceLang'>;
}

/** Content of a row's line: badges, source, time and reads; names of the newsroom in their own language (C4). */
export function RowFacts({ look }: RowFactsProps) {
  const { badges, mark, source = '', sourceLang, line } = look;
  const rest = source && line ? APART + line : line;
  return (
    <>
      {badges.map((badge) => (
        <b key={badge}>{badge}</b>
      ))}
      {mark ? <b lang={look.lang}>{mark}</b> : null}
      {source && sourceLang ? (
        <>
          <span lang={sourceLang}>{source}</span>
          {rest}
        </>
      ) : (
        source + rest
      )}
    </>
  );
}
