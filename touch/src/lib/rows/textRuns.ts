import type { Locale } from '@touch/locales/messages';

export interface TextRun {
  readonly text: string;
  /** BCP 47 by its script; undefined in the page's own. */
  readonly lang: string | undefined;
}

const TIBETAN = /(\p{Script=Tibetan}+(?:\s+\p{Script=Tibetan}+)*)/u;
const HAN = /(\p{Script=Han}[\p{Script=Han}\u3001-\u301f\uff01-\uff5e·…—]*)/u;

/** Parts of a text by script: Chinese and Tibetan, where the page is in another language. */
export function textRuns(text: string, page: Locale): TextRun[] {
  const split = (given: readonly TextRun[], script: RegExp, lang: string): TextRun[] =>
    given.flatMap((run) =>
      run.lang
        ? [run]
        : run.text
            .split(script)
            .map((part, at) => ({ text: part, lang: at % 2 === 1 ? lang : undefined }))
            .filter((part) => part.text !== ''),
    );
  let runs: TextRun[] = [{ text, lang: undefined }];
  if (page !== 'bo') runs = split(runs, TIBETAN, 'bo');
  if (page !== 'zh') runs = split(runs, HAN, 'zh-CN');
  return runs;
}
