import { type TextRun, textRuns } from '@touch/lib/rows/textRuns';
import { LocaleContext } from '@touch/locales/words';
import { use } from 'react';

/** A text in which names of another script than the page's say their language: faces, lines and voices go by it (C4, C8). */
export function MixedText({ text }: { readonly text: string }) {
  const runs = textRuns(text, use(LocaleContext));
  if (runs.every(({ lang }) => lang === undefined)) return text;
  return runs.map(({ text: part, lang }: TextRun, at) =>
    lang === undefined ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text keep their order
      <span key={at} lang={lang}>
        {part}
      </span>
    ),
  );
}
