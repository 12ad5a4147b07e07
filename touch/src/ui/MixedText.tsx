import { wordsLang } from '@touch/lib/wordsLang';
import { LocaleContext } from '@touch/locales/words';
import { use } from 'react';

/** Runs of Tibetan, and of Chinese with its punctuation. */
const RUNS = /([\u0f00-\u0fff]+|\p{Script=Han}[\p{Script=Han}\u3001-\u301f\uff01-\uff5e·…—]*)/u;

/** A text in which names of another script than the page's say their language: faces, lines and voices go by it (C4). */
export function MixedText({ text }: { readonly text: string }) {
  const page = use(LocaleContext);
  // One string is one text node.
  if (page === 'bo' ? !/\p{Script=Han}/u.test(text) : !wordsLang(text, page)) return text;
  return text.split(RUNS).map((part, at) => {
    const lang = wordsLang(part, page);
    return lang ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text keep their order
      <span key={at} lang={lang}>
        {part}
      </span>
    ) : (
      part
    );
  });
}
