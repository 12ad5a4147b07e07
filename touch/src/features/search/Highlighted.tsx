import style from './Highlighted.module.css';
import type { HighlightPart } from './highlights';

/** Text with its hits; text always, never markup. */
export function Highlighted({ parts }: { readonly parts: readonly HighlightPart[] }) {
  return parts.map((part, index) =>
    part.hit ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change places
      <em key={index} className={style.hit}>
        {part.text}
      </em>
    ) : (
      part.text
    ),
  );
}
