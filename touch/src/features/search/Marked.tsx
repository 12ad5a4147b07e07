import style from './Marked.module.css';
import type { MarkedPart } from './marked';

/** Text with its hits; text always, never markup. */
export function Marked({ parts }: { readonly parts: readonly MarkedPart[] }) {
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
